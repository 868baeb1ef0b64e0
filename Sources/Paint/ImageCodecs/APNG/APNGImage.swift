import Pixels

/// A frame of an animated PNG, compressed, and how its pixels meet the canvas.
struct APNGImage: Sendable {
    /// The way stored pixels are combined with those on the canvas (`blend_op` of `fcTL`).
    enum Blend: UInt8, Sendable {
        case source = 0
        case over = 1
    }

    /// The compressed rows.
    let data: [UInt8]
    let blend: Blend

    /// The data of the frame's `fcTL` chunk.
    func control(
        _ step: CanvasStep, delay: (numerator: UInt16, denominator: UInt16), sequence: UInt32
    ) -> [UInt8] {
        let sides = [step.area.width, step.area.height, step.area.minX, step.area.minY]
        return PNGChunk.bigEndian(sequence)
            + sides.flatMap { PNGChunk.bigEndian(UInt32($0)) }
            + PNGChunk.bigEndian(delay.numerator) + PNGChunk.bigEndian(delay.denominator)
            + [step.disposal.rawValue, blend.rawValue]
    }
}

extension CanvasStep {
    /// Encodes the step's part of a picture: the changed pixels over those on the canvas, where the type allows it.
    func encode(_ picture: Pixmap, as type: PNGColorType, search: DeflateSearch) -> APNGImage {
        guard type.holdsTransparent, let base, let overlay = picture.overlay(area, over: base) else {
            let rows = PNGRows(picture.straight(area), as: type)
            return APNGImage(data: Zlib.compress(rows.bytes, search: search), blend: .source)
        }
        let rows = PNGRows(overlay.pixels, choices: overlay.choices, as: type)
        return APNGImage(data: Zlib.compress(rows.bytes, search: search), blend: .over)
    }
}
