import Geometry
import Pixels

/// Finds how much of each pixel an outline covers, by adding up signed areas.
///
/// Every edge adds to the pixels it crosses the area to its right, and to the next pixel the rest of its height; the
/// running sum along a row is then the winding-weighted coverage of each pixel. Coordinates are held to 1/256 pixel and
/// areas are whole numbers, so the sum is exact and does not depend on the order of the edges or on how the picture is
/// cut into bands. The method is that of LibArt and FreeType's smooth rasteriser.
///
/// Only blocks of four pixels that an edge has touched are visited when a row is read; between them the coverage is
/// constant.
struct CoverageAccumulator: Sendable {
    /// A piece of a row: one coverage for all its pixels, or one for each in `rowCoverage`.
    struct Span {
        var start: Int32
        var end: Int32
        /// 1...255, or `varying`.
        var coverage: Int32
        /// The index of the first pixel's byte in the row's coverage, if it varies.
        var firstByte: Int32

        static let varying: Int32 = -1

        var isVarying: Bool { coverage == Span.varying }
        var count: Int { Int(end &- start) }
    }

    /// The rule that makes coverage of winding.
    enum Rule {
        case nonZero
        case evenOdd
    }

    /// The pixels that count, in the coordinates of the outlines.
    private(set) var bounds = PixelRect.empty

    /// Differences between neighbouring pixels' coverage, in 1/131072 of a pixel; all zero between two outlines.
    var cells: [Int32] = []
    /// 1 for each block of four cells that has been touched; a byte can be set without reading it first.
    var touched: [UInt8] = []
    /// Cells in a row, a multiple of `cellsPerGroup`.
    var stride = 0
    /// Cells whose blocks' bytes are read as one word.
    static let cellsPerGroup = 32

    /// 2^32 / n, rounded up: for a product with a number of less than 2^32 / n, the upper half is that number over n, rounded down.
    static let inverses: [UInt] = (0...512).map { $0 == 0 ? 0 : ((1 << 32) + $0 - 1) / $0 }

    /// The coverage of the row read last, where it varies, by pixel from the left of `bounds`.
    var rowCoverage: [UInt8] = []
    var spans: [Span] = []
    private(set) var rule = Rule.nonZero
    private(set) var isAntialiased = true

    /// One pixel wholly covered, in cell units: 256 subpixel rows, 256 columns, and the factor 2 of trapezoids.
    static let fullCoverage: Int32 = 131_072

    /// About this many cells are held at a time, half a mebibyte; taller outlines are drawn in bands of rows.
    static let maximumCells = 1 << 17

    /// Returns the number of rows of this width that fit at a time.
    static func rowsPerBand(width: Int) -> Int { max(1, maximumCells / (width + 8)) }

    /// Starts a new outline within `bounds`, at most `rowsPerBand` high.
    mutating func begin(_ bounds: PixelRect, rule: Rule, isAntialiased: Bool) {
        self.bounds = bounds
        self.rule = rule
        self.isAntialiased = isAntialiased
        // One more column than pixels takes the coverage right of the last one.
        let group = CoverageAccumulator.cellsPerGroup
        stride = (bounds.width + 1 + group - 1) / group * group
        // Edges add nothing to a cell or two behind the last one.
        let count = stride * bounds.height + group
        if cells.count < count {
            // Outlines that grow little by little are not given new cells each time.
            let room = max(count, min(2 * cells.count, CoverageAccumulator.maximumCells))
            cells = [Int32](repeating: 0, count: room)
            touched = [UInt8](repeating: 0, count: room / 4)
        }
        if rowCoverage.count < stride { rowCoverage = [UInt8](repeating: 0, count: stride) }
        let maximumSpans = stride / 4 * 2 + 2
        if spans.count < maximumSpans {
            spans = [Span](repeating: Span(start: 0, end: 0, coverage: 0, firstByte: 0), count: maximumSpans)
        }
    }
}
