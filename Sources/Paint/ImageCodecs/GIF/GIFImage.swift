import Pixels

/// One frame of a GIF, compressed.
struct GIFImage: Sendable {
    let area: PixelRect
    var clearsArea: Bool
    let hasTransparent: Bool
    let palette: GIFPalette
    /// True if the palette is written with the frame.
    let isPaletteLocal: Bool
    let symbolBits: Int
    let compressed: [UInt8]

    /// The frame's blocks: graphic control extension, image descriptor, colour table, data (GIF89a, 20 to 23).
    func bytes(delayInCentiseconds delay: Int) -> [UInt8] {
        let disposal: UInt8 = clearsArea ? 2 : 1
        var bytes: [UInt8] = [0x21, 0xF9, 4, disposal << 2 | (hasTransparent ? 1 : 0)]
        bytes += Self.littleEndian(delay)
        bytes += [hasTransparent ? palette.transparentIndex : 0, 0]
        bytes.append(0x2C)
        bytes += [area.minX, area.minY, area.width, area.height].flatMap(Self.littleEndian)
        if isPaletteLocal {
            bytes.append(0x80 | UInt8(symbolBits - 1))
            bytes += palette.tableBytes(bits: symbolBits)
        } else {
            bytes.append(0)
        }
        bytes.append(UInt8(symbolBits))
        var rest = compressed[...]
        while !rest.isEmpty {
            let block = rest.prefix(255)
            bytes.append(UInt8(block.count))
            bytes += block
            rest = rest.dropFirst(255)
        }
        bytes.append(0)
        return bytes
    }

    /// Returns transparent pixels, which hold the canvas for another delay.
    static func blank(
        palette: GIFPalette, hasTransparent: Bool, area: PixelRect = PixelRect(x: 0, y: 0, width: 1, height: 1)
    ) -> GIFImage {
        let bits = palette.bits(withTransparent: hasTransparent)
        let symbol = hasTransparent ? palette.transparentIndex : 0
        return GIFImage(
            area: area, clearsArea: false, hasTransparent: hasTransparent, palette: palette, isPaletteLocal: false,
            symbolBits: bits,
            compressed: LZWEncoder(symbolBits: bits).encode(
                [PixelChoice](repeating: PixelChoice(symbol), count: area.area)))
    }

    static func littleEndian(_ value: Int) -> [UInt8] {
        [UInt8(value & 255), UInt8(value >> 8 & 255)]
    }
}

extension GIFImage {
    /// Maps and compresses the part of a picture that a step stores; nil when nothing is left to store.
    init?(_ step: GIFStep, map: consuming GIFPixelMap, isPaletteLocal: Bool) {
        var map = map
        let changed = map.changed()
        let stored =
            step.clearsArea
            ? PixelRect(x: 0, y: 0, width: step.area.width, height: step.area.height) : changed.bounds
        if stored.isEmpty { return nil }

        area = PixelRect(
            x: step.area.minX + stored.minX, y: step.area.minY + stored.minY, width: stored.width, height: stored.height)
        clearsArea = step.clearsArea
        hasTransparent = map.isBlankUsed
        palette = map.choices.palette
        self.isPaletteLocal = isPaletteLocal
        symbolBits = palette.bits(withTransparent: hasTransparent)
        let encoder = LZWEncoder(symbolBits: symbolBits, blank: map.blankSymbol, others: map.choices)
        compressed = encoder.encode(map.pixels(in: stored, changed: changed.choices))
    }
}
