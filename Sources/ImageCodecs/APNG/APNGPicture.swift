/// A frame of an animated PNG, compressed, and how its pixels meet the canvas.
struct APNGPicture: Sendable {
    /// How stored pixels meet those on the canvas (`blend_op` of `fcTL`).
    enum Blend: UInt8, Sendable {
        case source = 0
        case over = 1
    }

    /// The compressed rows.
    let data: [UInt8]
    let blend: Blend

    /// The data of the frame's `fcTL` chunk.
    func control(
        _ step: APNGStep, delay: (numerator: UInt16, denominator: UInt16), sequence: UInt32
    ) -> [UInt8] {
        let sides = [step.area.width, step.area.height, step.area.x, step.area.y]
        return PNGChunk.bigEndian(sequence)
            + sides.flatMap { PNGChunk.bigEndian(UInt32($0)) }
            + PNGChunk.bigEndian(delay.numerator) + PNGChunk.bigEndian(delay.denominator)
            + [step.disposal.rawValue, blend.rawValue]
    }
}

extension APNGStep {
    /// The step's part of a plane of straight pixels: what changes, over what is on the canvas, where the type can say so.
    func encode(_ plane: PixelPlane, as type: PNGColorType, effort: CompressionEffort) -> APNGPicture {
        let part = plane.cut(area)
        guard type.holdsTransparent, let overlay = overlay(of: part) else {
            return APNGPicture(data: Zlib.compress(PNGRows(part, as: type).bytes, effort: effort), blend: .source)
        }
        let rows = PNGRows(overlay.pixels, choices: overlay.choices, as: type)
        return APNGPicture(data: Zlib.compress(rows.bytes, effort: effort), blend: .over)
    }

    /// The part with every pixel that is on the canvas already made transparent, and with those of them that are opaque left
    /// as they are, which may be stored as well; nil when a pixel that changes is not opaque (it would mix with what is
    /// there) or when every pixel changes.
    private func overlay(of part: PixelPlane) -> (pixels: PixelPlane, choices: PixelPlane)? {
        guard let under = base?.cut(area) else { return nil }
        var (pixels, choices) = (part, part)
        var isAnyKept = false
        for index in part.pixels.indices {
            let pixel = part.pixels[index]
            let isOpaque = pixel >> 24 == 255
            if pixel == under.pixels[index] {
                isAnyKept = isAnyKept || pixel != 0
                pixels.pixels[index] = 0
                if !isOpaque { choices.pixels[index] = 0 }
            } else if !isOpaque {
                return nil
            }
        }
        return isAnyKept ? (pixels, choices) : nil
    }
}
