import Pixels

/// The rows of an accumulator, the last of which comes several times.
///
/// Between the corners of a box with round ones all rows are alike: only one of them is worked out.
struct RepeatedRows: CoverageRows {
    /// So few rows are as well worked out as left out.
    static let fewestRows = 4

    var accumulator = CoverageAccumulator()
    /// The number of rows below the last one that are the same.
    var repeats = 0

    var bounds: PixelRect {
        var bounds = accumulator.bounds
        bounds.maxY += repeats
        return bounds
    }

    mutating func readRows(_ body: (_ row: CoveredRow) -> Void) { readRows(from: 0, body) }

    /// Reads the rows from the one of index `first` on; those above must be clear.
    mutating func readRows(from first: Int, _ body: (_ row: CoveredRow) -> Void) {
        let (last, height) = (accumulator.bounds.height - 1, repeats + 1)
        accumulator.readRows(from: first) { row in
            var row = row
            if row.index == last { row.height = height }
            body(row)
        }
    }
}
