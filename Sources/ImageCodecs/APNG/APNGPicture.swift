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
    /// The step's part of a plane of straight pixels, stored the smaller of two ways.
    func encode(_ plane: PixelPlane, as type: PNGColorType, effort: CompressionEffort) -> APNGPicture {
        let part = plane.cut(area)
        if type.holdsTransparent, let overlay = overlay(of: part) {
            let over = Zlib.compress(PNGRows(overlay, choices: part, as: type).bytes, effort: effort)
            return APNGPicture(data: over, blend: .over)
        }
        let source = Zlib.compress(PNGRows(part, as: type).bytes, effort: effort)
        return APNGPicture(data: source, blend: .source)
    }

    /// The part with every pixel that is on the canvas already made transparent, or nil when a pixel that changes is not
    /// opaque (it would mix with what is there) or when every pixel changes.
    private func overlay(of part: PixelPlane) -> PixelPlane? {
        guard let under = base?.cut(area) else { return nil }
        var result = part
        var isAnyKept = false
        for index in part.pixels.indices {
            if part.pixels[index] == under.pixels[index] {
                isAnyKept = isAnyKept || part.pixels[index] != 0
                result.pixels[index] = 0
            } else if part.pixels[index] >> 24 != 255 {
                return nil
            }
        }
        return isAnyKept ? result : nil
    }
}
