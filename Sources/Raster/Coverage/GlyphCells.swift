import Geometry

/// What a glyph's edges add to an accumulator, for one size, turn and place within a pixel.
///
/// Areas are whole numbers and only ever added up, so adding these is the same as adding the edges, whatever lies there
/// already: a text drawn with them has the same bytes as one drawn without.
final class GlyphCells: Sendable {
    /// Glyphs with more cells are drawn by their edges: their insides are empty, and adding nothing takes time too.
    static let mostCells = 4096

    /// The cells' box, in pixels from the whole pixel that the glyph's origin lies in.
    let bounds: PixelRect

    /// One row after the other, each a cell wider than `bounds`, as `CoverageAccumulator.cells`.
    let cells: [Int32]

    /// For each row the cells that are not zero, from the first to behind the last.
    let used: [Range<Int>]

    var stride: Int { bounds.width + 1 }

    init(bounds: PixelRect, cells: [Int32]) {
        self.bounds = bounds
        self.cells = cells
        let stride = bounds.width + 1
        used = (0..<bounds.height).map { row in
            let line = cells[(row * stride)..<((row + 1) * stride)]
            guard let first = line.firstIndex(where: { $0 != 0 }), let last = line.lastIndex(where: { $0 != 0 }) else {
                return 0..<0
            }
            return (first - line.startIndex)..<(last + 1 - line.startIndex)
        }
    }
}
