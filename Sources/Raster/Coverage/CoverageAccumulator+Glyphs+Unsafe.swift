import Geometry

extension CoverageAccumulator {
    /// The cells of an outline moved by (dx, dy), each less than a pixel; nil where there are none or too many.
    ///
    /// The accumulator must be clear, and is so afterwards.
    mutating func glyphCells(of outline: PlacedOutline, dx: Double, dy: Double) -> GlyphCells? {
        let box = outline.placed(dx: dx, dy: dy).bounds
        let count = (box.width + 1) * box.height
        guard !box.isEmpty, count <= GlyphCells.mostCells else { return nil }
        begin(box, rule: .nonZero, isAntialiased: true)
        add(outline.outline, dx: dx, dy: dy)
        let stride = self.stride
        var result: [Int32] = []
        result.reserveCapacity(count)
        for row in 0..<box.height {
            result += cells[(row * stride)..<(row * stride + box.width + 1)]
            for cell in (row * stride)..<((row + 1) * stride) { cells[cell] = 0 }
        }
        for block in 0..<(stride / 4 * box.height) { touched[block] = 0 }
        return GlyphCells(bounds: box, cells: result)
    }

    /// Adds an outline, from its cells if it has some and they lie inside.
    mutating func add(_ outline: PlacedOutline) {
        if let glyph = outline.cells,
            add(glyph, x: Int(outline.dx.rounded(.down)), y: Int(outline.dy.rounded(.down)))
        {
            return
        }
        add(outline.outline, dx: outline.dx, dy: outline.dy)
    }

    /// Adds a glyph whose origin lies in pixel (x, y); false, and nothing added, where it reaches over the bounds.
    mutating func add(_ glyph: GlyphCells, x: Int, y: Int) -> Bool {
        let box = glyph.bounds.offsetBy(dx: x, dy: y)
        guard box.intersection(bounds) == box else { return false }
        let (stride, height) = (self.stride, box.height)
        let (firstRow, firstColumn) = (box.minY - bounds.minY, box.minX - bounds.minX)
        cells.withUnsafeMutableBufferPointer { cells in
            touched.withUnsafeMutableBufferPointer { touched in
                glyph.cells.withUnsafeBufferPointer { source in
                    for row in 0..<height {
                        let used = glyph.used[row]
                        if used.isEmpty { continue }
                        let from = row * glyph.stride
                        let to = (firstRow + row) * stride + firstColumn
                        for column in used { cells[to + column] = cells[to + column] &+ source[from + column] }
                        let last = (to + used.upperBound - 1) >> 2
                        for block in ((to + used.lowerBound) >> 2)...last { touched[block] = 1 }
                    }
                }
            }
        }
        return true
    }
}
