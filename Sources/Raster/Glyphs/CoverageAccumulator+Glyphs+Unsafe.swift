import Geometry

extension CoverageAccumulator {
    /// The mask of an outline moved by (dx, dy), each less than a pixel; nil where it is empty or too large.
    ///
    /// The accumulator must be clear, and is so afterwards.
    mutating func mask(of glyph: GlyphOutline, dx: Double, dy: Double) -> GlyphMask? {
        let box = glyph.outline.placed(dx: dx, dy: dy).bounds
        let stride = (box.width + 3) / 4 * 4
        // A box too large to multiply is too large in one side already.
        guard !box.isEmpty, box.width <= GlyphMask.mostPixels, box.height <= GlyphMask.mostPixels,
            stride * box.height <= GlyphMask.mostPixels
        else { return nil }
        begin(box, rule: .nonZero, isAntialiased: true)
        add(glyph.outline.outline, dx: dx, dy: dy)
        let inked = (0..<box.height).map { GlyphMask.InkedRow(inkedPixels(ofRow: $0)) }
        var coverage = [UInt8](repeating: 0, count: stride * box.height)
        coverage.withUnsafeMutableBufferPointer { coverage in
            guard let base = coverage.baseAddress else { return }
            readRows { row in
                let line = base + row.index * stride
                for span in UnsafeBufferPointer(start: row.spans, count: row.count) {
                    let (start, count) = (Int(span.start), Int(span.end - span.start))
                    if span.coverage == Span.varying {
                        (line + start).update(from: row.coverage + Int(span.firstByte), count: count)
                    } else {
                        (line + start).update(repeating: UInt8(truncatingIfNeeded: span.coverage), count: count)
                    }
                }
            }
        }
        return GlyphMask(
            bounds: box, stride: stride, coverage: coverage, inked: inked, outline: glyph,
            phases: GlyphPhases(of: glyph.outline.outline, dx: dx, dy: dy))
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
