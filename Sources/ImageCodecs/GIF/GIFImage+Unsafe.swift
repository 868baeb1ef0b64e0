extension GIFImage {
    /// Maps and compresses the part of a picture that a step stores; nil when nothing is left to store.
    ///
    /// - Parameter keepsEqualEntries: Whether the canvas shows exactly an entry of this palette for each pixel of the step's
    ///   base, so that a pixel whose entry stays the same need not be stored, though its own colour changed a little.
    init?(
        _ step: GIFStep, choices: PaletteChoices, isPaletteLocal: Bool, hasTransparent: Bool, keepsEqualEntries: Bool
    ) {
        let palette = choices.palette
        let blank = PixelChoice(palette.transparentIndex)
        var map = PixelMap(choices, blank: blank, isBlankUsed: hasTransparent, keepsEqualEntries: keepsEqualEntries)
        let changed = map.changed(in: step)
        let stored = step.clearsArea
            ? PixelRectangle(x: 0, y: 0, width: step.area.width, height: step.area.height) : changed.bounds
        if stored.isEmpty { return nil }
        let pixels = map.pixels(in: stored, of: step, changed: changed.choices)

        area = PixelRectangle(
            x: step.area.x + stored.x, y: step.area.y + stored.y, width: stored.width, height: stored.height)
        clearsArea = step.clearsArea
        self.hasTransparent = hasTransparent
        self.palette = palette
        self.isPaletteLocal = isPaletteLocal
        symbolBits = palette.bits(withTransparent: hasTransparent)
        let encoder = LZWEncoder(symbolBits: symbolBits, blank: hasTransparent ? blank.symbol : nil, others: choices)
        compressed = encoder.encode(pixels)
    }
}

/// Finds what each pixel of a step may be written as.
private struct PixelMap {
    /// How far from a changed pixel, in the order in which they are stored, a kept one may be written in its own colour.
    /// Near them that makes strings longer; further away one blank area is found sooner than many kinds of mixture.
    private static let reach = 16

    private let choices: PaletteChoices
    private let blank: PixelChoice
    private let isBlankUsed: Bool
    private let keepsEqualEntries: Bool
    /// Remembers the last look-up; neighbouring pixels are mostly equal.
    private var lastPixel: UInt32 = 0
    private var lastChoice: PixelChoice

    init(_ choices: PaletteChoices, blank: PixelChoice, isBlankUsed: Bool, keepsEqualEntries: Bool) {
        (self.choices, self.blank, lastChoice) = (choices, blank, blank)
        (self.isBlankUsed, self.keepsEqualEntries) = (isBlankUsed, keepsEqualEntries)
    }

    /// The choice for an opaque pixel.
    @inline(__always)
    private mutating func choice(for pixel: UInt32) -> PixelChoice {
        if pixel != lastPixel { (lastPixel, lastChoice) = (pixel, choices.choice(for: pixel)) }
        return lastChoice
    }

    /// The choices of the pixels that have to be drawn, blank for all others, and the rectangle around them in the step's area.
    mutating func changed(in step: GIFStep) -> (choices: [PixelChoice], bounds: PixelRectangle) {
        let (width, height) = (step.area.width, step.area.height)
        var result = [PixelChoice](repeating: blank, count: width * height)
        var bounds = PixelBounds()
        result.withUnsafeMutableBufferPointer { result in
            step.pixels.pixels.withUnsafeBufferPointer { pixels in
                step.base.pixels.withUnsafeBufferPointer { base in
                    for row in 0..<height {
                        let start = row * width
                        var (first, last) = (-1, 0)
                        for place in start..<start + width {
                            let (new, old) = (pixels[place], base[place])
                            if new == old || new == 0 { continue }
                            var own = choice(for: new)
                            if old != 0, isShown(own, by: old) { continue }
                            if own.list != 0, place > start, isFlat(own, new, besides: pixels[place - 1]) { own = own.alone }
                            result[place] = own
                            if first < 0 { first = place - start }
                            last = place - start
                        }
                        if first >= 0 { bounds.include(first: first, last: last, row: row) }
                    }
                }
            }
        }
        return (result, bounds.rectangle)
    }

    /// Whether what the canvas shows for a base's pixel serves for a choice. A colour that nothing may stand for is drawn
    /// anew where something might stand for the old one, though their entry is the same.
    private mutating func isShown(_ own: PixelChoice, by old: UInt32) -> Bool {
        guard keepsEqualEntries else { return false }
        let before = choices.choice(for: old)
        return before.symbol == own.symbol && (before.list == 0 || own.list != 0)
    }

    /// Whether a pixel looks like the one on its left: in flat areas another colour would show, so every pixel has its own.
    private func isFlat(_ own: PixelChoice, _ pixel: UInt32, besides left: UInt32) -> Bool {
        if left == pixel { return true }
        // A palette of the frame's own need not have the colours of kept pixels.
        return keepsEqualEntries && left != 0 && choices.choice(for: left).symbol == own.symbol
    }

    /// The choices of a part of the step's area, in which kept pixels near changed ones may have their own colour.
    ///
    /// They must show it already, so only colours are taken that nothing else may stand for: what is still never flickers.
    mutating func pixels(
        in stored: PixelRectangle, of step: GIFStep, changed: [PixelChoice]
    ) -> [PixelChoice] {
        let width = step.area.width
        var result: [PixelChoice] = []
        result.reserveCapacity(stored.area)
        for row in stored.y..<stored.maxY {
            let start = row * width + stored.x
            result += changed[start..<start + stored.width]
        }
        guard keepsEqualEntries, isBlankUsed else { return result }
        result.withUnsafeMutableBufferPointer { result in
            var gapStart = 0
            for place in 0...result.count {
                if place < result.count, result[place] == blank { continue }
                fillGap(gapStart..<place, of: result, in: stored, step)
                gapStart = place + 1
            }
        }
        return result
    }

    /// Lets kept pixels between two changed ones have their own colour, where they are near either.
    private mutating func fillGap(
        _ gap: Range<Int>, of result: UnsafeMutableBufferPointer<PixelChoice>, in stored: PixelRectangle, _ step: GIFStep
    ) {
        if gap.isEmpty { return }
        // At the beginning and the end nothing is near.
        let front = gap.lowerBound == 0 ? gap.lowerBound : min(gap.upperBound, gap.lowerBound + Self.reach)
        let back = gap.upperBound == result.count ? gap.upperBound : max(front, gap.upperBound - Self.reach)
        for place in gap where place < front || place >= back {
            let (row, column) = (place / stored.width, place % stored.width)
            let pixel = step.pixels.pixels[(stored.y + row) * step.area.width + stored.x + column]
            if pixel == 0 { continue }
            let own = choice(for: pixel)
            if own.list == 0 { result[place] = own.orBlank }
        }
    }
}
