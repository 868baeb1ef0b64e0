import Pixels

/// Finds glyphs of a text that share a pixel, and so must be filled as one shape.
///
/// Glyphs come in lines from left to right. Within a line only neighbours can meet, and lines meet only where their
/// boxes do.
struct GlyphOverlap {
    /// Glyphs in order of their left edges.
    private struct Line {
        var range: Range<Int>
        var box: PixelRect
    }

    /// The most lines that cannot be told apart; beyond them all glyphs are assumed to meet: text on a curve, say.
    private static let mostLines = 512

    /// Returns for each glyph whether it shares a pixel with another.
    static func find(_ glyphs: [GlyphPlacement]) -> [Bool] {
        var overlaps = [Bool](repeating: false, count: glyphs.count)
        // The rightmost edge of the glyphs of a line up to each one.
        var reach: [Int] = []
        reach.reserveCapacity(glyphs.count)
        var lines: [Line] = []
        for index in glyphs.indices {
            let box = glyphs[index].box
            if let last = lines.last, glyphs[index - 1].box.minX <= box.minX, last.range.upperBound == index {
                reach.append(max(reach[index - 1], box.maxX))
                lines[lines.count - 1] = Line(range: last.range.lowerBound..<(index + 1), box: last.box.union(box))
            } else {
                if lines.count == mostLines { return [Bool](repeating: true, count: glyphs.count) }
                reach.append(box.maxX)
                lines.append(Line(range: index..<(index + 1), box: box))
            }
            for line in lines where !line.box.intersection(box).isEmpty {
                // Seldom does a glyph reach under the next one.
                let last = min(line.range.upperBound, index) - 1
                if last < line.range.lowerBound || reach[last] <= box.minX { continue }
                var other = first(in: line.range, reach) { $0 > box.minX }
                while other < min(line.range.upperBound, index), glyphs[other].box.minX < box.maxX {
                    if glyphs[other].overlaps(glyphs[index]) { (overlaps[other], overlaps[index]) = (true, true) }
                    other += 1
                }
            }
        }
        return overlaps
    }

    /// The first index whose number passes a test, which all behind it do too; the range's end if none does.
    private static func first(in range: Range<Int>, _ numbers: [Int], where passes: (Int) -> Bool) -> Int {
        var (low, high) = (range.lowerBound, range.upperBound)
        while low < high {
            let middle = (low + high) / 2
            if passes(numbers[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
