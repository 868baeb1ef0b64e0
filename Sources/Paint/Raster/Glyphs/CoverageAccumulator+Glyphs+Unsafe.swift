import Geometry
import Pixels

extension CoverageAccumulator {
    /// The mask of an outline moved by (dx, dy), each less than a pixel; nil where it is empty or too large.
    ///
    /// The accumulator must be clear, and is so afterwards.
    mutating func mask(of glyph: GlyphOutline, dx: Double, dy: Double) -> GlyphMask? {
        let box = glyph.outline.placed(dx: dx, dy: dy).bounds
        // A box too large to multiply is too large in one side already.
        guard !box.isEmpty, box.width <= GlyphMask.mostPixels, box.height <= GlyphMask.mostPixels,
            (box.width + 3) / 4 * 4 * box.height <= GlyphMask.mostPixels
        else { return nil }
        begin(box, rule: .nonZero, isAntialiased: true)
        add(glyph.outline.outline, dx: dx, dy: dy, isInside: true)
        let rows = (0..<box.height).map(inkedPixels)
        let ink = rows.indices.reduce(PixelRect.empty) {
            $0.union(PixelRect(minX: rows[$1].lowerBound, minY: $1, maxX: rows[$1].upperBound, maxY: $1 + 1))
        }
        let stride = (ink.width + 3) / 4 * 4
        var coverage = [UInt8](repeating: 0, count: stride * ink.height)
        coverage.withUnsafeMutableBufferPointer { coverage in
            readRows { row in
                guard let base = coverage.baseAddress, row.index >= ink.minY, row.index < ink.maxY else { return }
                let line = base + (row.index - ink.minY) * stride
                for span in UnsafeBufferPointer(start: row.spans, count: row.count) {
                    // A span's bytes may go on where nothing is covered.
                    let (start, end) = (max(Int(span.start), ink.minX), min(Int(span.end), ink.maxX))
                    if start >= end { continue }
                    if span.coverage == Span.varying {
                        let bytes = row.coverage + Int(span.firstByte) + start - Int(span.start)
                        (line + start - ink.minX).update(from: bytes, count: end - start)
                    } else {
                        (line + start - ink.minX).update(
                            repeating: UInt8(truncatingIfNeeded: span.coverage), count: end - start)
                    }
                }
            }
        }
        let inked = rows[ink.minY..<ink.maxY].map { row in
            GlyphMask.InkedRow(row.isEmpty ? 0..<0 : row.lowerBound - ink.minX..<row.upperBound - ink.minX)
        }
        return GlyphMask(
            bounds: ink.offsetBy(dx: box.minX, dy: box.minY), stride: stride, coverage: coverage, inked: inked,
            outline: glyph, phases: GlyphPhases(of: glyph.outline.outline, dx: dx, dy: dy))
    }

    /// The pixels of a row of which anything at all is covered, from the first to behind the last: also those of which
    /// too little is for a level of their own, for two such glyphs may come to one together.
    private func inkedPixels(ofRow row: Int) -> Range<Int> {
        let line = cells[(row * stride)..<(row * stride + bounds.width)]
        var sum: Int32 = 0
        var (first, end) = (bounds.width, 0)
        for (pixel, cell) in line.enumerated() {
            sum += cell
            if sum != 0 { (first, end) = (min(first, pixel), pixel + 1) }
        }
        return first < end ? first..<end : 0..<0
    }
}
