import Pixels

/// Finds the symbols that each pixel of a step may be written as.
struct GIFPixelMap {
    /// The greatest distance from a changed pixel, in the order in which they are stored, at which a kept one may be written in its own
    /// colour. Near them that makes strings longer; further away one blank area is found sooner than many kinds of mixture.
    private static let reach = 16

    let choices: PaletteChoices
    let isBlankUsed: Bool
    private let planes: GIFPlanes
    private let blank: PixelChoice
    private let keepsEqualEntries: Bool
    /// Remembers the last look-up; neighbouring pixels are mostly equal.
    private var lastPixel: UInt32 = 0
    private var lastChoice: PixelChoice

    /// - Parameter keepsEqualEntries: Whether the canvas shows exactly an entry of this palette for each pixel of the base, so
    ///   that a pixel whose entry stays the same need not be stored, though its own colour changed a little.
    init(_ planes: GIFPlanes, choices: PaletteChoices, isBlankUsed: Bool, keepsEqualEntries: Bool) {
        (self.planes, self.choices) = (planes, choices)
        (self.isBlankUsed, self.keepsEqualEntries) = (isBlankUsed, keepsEqualEntries)
        blank = PixelChoice(choices.palette.transparentIndex)
        lastChoice = blank
    }

    /// The symbol of pixels that are left as they are, where there is one.
    var blankSymbol: UInt8? { isBlankUsed ? blank.symbol : nil }

    /// The choice for an opaque pixel.
    @inline(__always)
    private mutating func choice(for pixel: UInt32) -> PixelChoice {
        if pixel != lastPixel { (lastPixel, lastChoice) = (pixel, choices.choice(for: pixel)) }
        return lastChoice
    }

    /// The choices of the pixels that have to be drawn, blank for all others, and the rectangle around them.
    mutating func changed() -> (choices: [PixelChoice], bounds: PixelRect) {
        let (width, height) = (planes.pixels.width, planes.pixels.height)
        var result = [PixelChoice](repeating: blank, count: width * height)
        var bounds = PixelBounds()
        planes.pixels.pixels.withUnsafeBufferPointer { pixels in
            planes.base.pixels.withUnsafeBufferPointer { base in
                guard let pixels = pixels.baseAddress, let base = base.baseAddress else { return }
                result.withUnsafeMutableBufferPointer { result in
                    for row in 0..<height {
                        let (start, end) = (row * width, (row + 1) * width)
                        var (first, last, place) = (-1, 0, start)
                        while place < end {
                            place += equalPixels(pixels + place, base + place, limit: end - place)
                            if place == end { break }
                            let beside = place > start ? pixels[place - 1] : nil
                            if let own = changed(pixels[place], from: base[place], besides: beside) {
                                result[place] = own
                                if first < 0 { first = place - start }
                                last = place - start
                            }
                            place += 1
                        }
                        if first >= 0 { bounds.include(first: first, last: last, row: row) }
                    }
                }
            }
        }
        return (result, bounds.rectangle)
    }

    /// Returns the choice for a pixel in place of another one, or nil where the shown pixel serves.
    @inline(__always)
    private mutating func changed(_ new: UInt32, from old: UInt32, besides left: UInt32?) -> PixelChoice? {
        if new == 0 { return nil }
        let own = choice(for: new)
        if old != 0, isShown(own, by: old) { return nil }
        if own.list != 0, let left, isFlat(own, new, besides: left) { return own.alone }
        return own
    }

    /// Returns true if the canvas's colour for a base's pixel serves for a choice. A colour that no other may replace is drawn again
    /// where another could have replaced the old one, though their entry is the same.
    private func isShown(_ own: PixelChoice, by old: UInt32) -> Bool {
        guard keepsEqualEntries else { return false }
        let before = choices.choice(for: old)
        return before.symbol == own.symbol && (before.list == 0 || own.list != 0)
    }

    /// Returns whether a pixel looks like the one on its left: in flat areas another colour would show, so every pixel has its own.
    private func isFlat(_ own: PixelChoice, _ pixel: UInt32, besides left: UInt32) -> Bool {
        if left == pixel { return true }
        // A palette of the frame's own need not have the colours of kept pixels.
        return keepsEqualEntries && left != 0 && choices.choice(for: left).symbol == own.symbol
    }

    /// The choices of a part of the area, in which kept pixels near changed ones may have their own colour.
    ///
    /// The canvas must show that colour already, so only colours without alternatives are taken: still areas never flicker.
    mutating func pixels(in stored: PixelRect, changed: [PixelChoice]) -> [PixelChoice] {
        let (width, count) = (planes.pixels.width, stored.area)
        var result = changed
        if stored.width < width || count < changed.count {
            result = []
            result.reserveCapacity(count)
            for row in stored.minY..<stored.maxY {
                result += changed[row * width + stored.minX..<row * width + stored.maxX]
            }
        }
        guard keepsEqualEntries, isBlankUsed else { return result }
        result.withUnsafeMutableBufferPointer { result in
            guard let first = result.baseAddress else { return }
            var place = 0
            while place < count {
                let gap = place..<place + blankCount(first + place, limit: count - place)
                fill(gap, of: result, in: stored)
                place = gap.upperBound
                while place < count, result[place] != blank { place += 1 }
            }
        }
        return result
    }

    /// Returns the number of choices from a place on that are the blank one; eight are compared at once.
    @inline(__always)
    private func blankCount(_ choices: UnsafePointer<PixelChoice>, limit: Int) -> Int {
        let group = SIMD4<UInt64>(repeating: UInt64(blank.word) << 32 | UInt64(blank.word))
        var place = 0
        while limit - place >= 8, UnsafeRawPointer(choices + place).loadUnaligned(as: SIMD4<UInt64>.self) == group { place += 8 }
        while place < limit, choices[place] == blank { place += 1 }
        return place
    }

    /// Gives kept pixels between two changed ones their own colour, where they are near either.
    private mutating func fill(
        _ gap: Range<Int>, of result: UnsafeMutableBufferPointer<PixelChoice>, in stored: PixelRect
    ) {
        // At the beginning and the end nothing is near.
        let front = gap.lowerBound == 0 ? gap.lowerBound : min(gap.upperBound, gap.lowerBound + Self.reach)
        let back = gap.upperBound == result.count ? gap.upperBound : max(front, gap.upperBound - Self.reach)
        free(gap.lowerBound..<front, of: result, in: stored)
        free(back..<gap.upperBound, of: result, in: stored)
    }

    private mutating func free(
        _ part: Range<Int>, of result: UnsafeMutableBufferPointer<PixelChoice>, in stored: PixelRect
    ) {
        if part.isEmpty { return }
        var (row, column) = (part.lowerBound / stored.width, part.lowerBound % stored.width)
        for place in part {
            let pixel = planes.pixels.pixels[(stored.minY + row) * planes.pixels.width + stored.minX + column]
            if pixel != 0 {
                let own = choice(for: pixel)
                if own.list == 0 { result[place] = own.orBlank }
            }
            column += 1
            if column == stored.width { (row, column) = (row + 1, 0) }
        }
    }
}
