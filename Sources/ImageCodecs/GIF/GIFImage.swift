/// One frame of a GIF, compressed.
struct GIFImage: Sendable {
    let area: PixelRectangle
    var clearsArea: Bool
    let hasTransparent: Bool
    let palette: GIFPalette
    /// Whether the palette is written with the frame.
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
        bytes += [area.x, area.y, area.width, area.height].flatMap(Self.littleEndian)
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

    /// Transparent pixels, which hold what is on the canvas for another delay.
    static func blank(
        palette: GIFPalette, hasTransparent: Bool, area: PixelRectangle = PixelRectangle(x: 0, y: 0, width: 1, height: 1)
    ) -> GIFImage {
        let bits = palette.bits(withTransparent: hasTransparent)
        let symbol = hasTransparent ? palette.transparentIndex : 0
        var encoder = LZWEncoder(symbolBits: bits)
        return GIFImage(
            area: area, clearsArea: false, hasTransparent: hasTransparent, palette: palette, isPaletteLocal: false,
            symbolBits: bits, compressed: encoder.encode([UInt8](repeating: symbol, count: area.area)))
    }

    static func littleEndian(_ value: Int) -> [UInt8] {
        [UInt8(value & 255), UInt8(value >> 8 & 255)]
    }
}

extension GIFImage {
    /// Maps and compresses the part of a plane that a step stores; nil when nothing is left to store.
    ///
    /// - Parameter keepsEqualIndices: Whether the canvas shows exactly the palette's colour for each pixel of the step's base,
    ///   so that a pixel whose entry stays the same need not be stored, though its own colour changed a little.
    /// - Parameter alike: For each entry, those that may stand in its place, if any.
    init?(
        _ plane: PixelPlane, step: GIFStep, palette: GIFPalette, isPaletteLocal: Bool, hasTransparent: Bool,
        keepsEqualIndices: Bool, alike: AlikeSymbols?
    ) {
        let part = plane.cut(step.area)
        let under = step.base.cut(step.area)
        var memory = EntryMemory(palette)
        var symbols = [UInt8](repeating: palette.transparentIndex, count: part.pixels.count)
        var isKept = [Bool](repeating: true, count: part.pixels.count)
        var place = -1
        while place + 1 < part.pixels.count {
            place += 1
            let (new, old) = (part.pixels[place], under.pixels[place])
            if new == 0 { continue }
            if new == old {
                if keepsEqualIndices { symbols[place] = memory.entry(for: new) }
                continue
            }
            let entry = memory.entry(for: new)
            symbols[place] = entry
            isKept[place] = keepsEqualIndices && old != 0 && memory.entry(for: old) == entry
        }

        let stored = Self.bounds(ofChanged: isKept, in: step.area, isWhole: step.clearsArea)
        if stored.isEmpty { return nil }
        if stored != step.area {
            symbols = Self.cut(symbols, of: step.area, to: stored)
            isKept = Self.cut(isKept, of: step.area, to: stored)
        }
        area = stored
        clearsArea = step.clearsArea
        self.hasTransparent = hasTransparent
        self.palette = palette
        self.isPaletteLocal = isPaletteLocal
        symbolBits = palette.bits(withTransparent: hasTransparent)
        var encoder = LZWEncoder(symbolBits: symbolBits)
        compressed = encoder.encode(symbols, kept: isKept, blank: hasTransparent ? palette.transparentIndex : nil,
            alike: alike)
    }

    private static func bounds(ofChanged isKept: [Bool], in area: PixelRectangle, isWhole: Bool) -> PixelRectangle {
        if isWhole { return area }
        var bounds = PixelBounds()
        for row in 0..<area.height {
            let line = isKept[row * area.width..<(row + 1) * area.width]
            guard let first = line.firstIndex(of: false), let last = line.lastIndex(of: false) else { continue }
            bounds.include(
                first: area.x + first - line.startIndex, last: area.x + last - line.startIndex, row: area.y + row)
        }
        return bounds.rectangle
    }

    private static func cut<Value>(_ values: [Value], of area: PixelRectangle, to part: PixelRectangle) -> [Value] {
        var result: [Value] = []
        result.reserveCapacity(part.area)
        for row in part.y - area.y..<part.maxY - area.y {
            let start = row * area.width + part.x - area.x
            result += values[start..<start + part.width]
        }
        return result
    }
}

/// Remembers the last look-up; neighbouring pixels are mostly equal.
private struct EntryMemory {
    private let palette: GIFPalette
    private var last: (pixel: UInt32, entry: UInt8)?

    init(_ palette: GIFPalette) {
        self.palette = palette
    }

    mutating func entry(for pixel: UInt32) -> UInt8 {
        if let last, last.pixel == pixel { return last.entry }
        let entry = palette.entry(for: pixel)
        last = (pixel, entry)
        return entry
    }
}
