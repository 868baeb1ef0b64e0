import Pixels

/// A source of coverage, read row by row: an accumulator, or the rows read from one before.
protocol CoverageRows {
    /// The box of pixels that may be covered.
    var bounds: PixelRect { get }

    /// Calls `body` with each row, or rows that are alike, that has any coverage, from the top.
    mutating func readRows(_ body: (_ row: CoveredRow) -> Void)
}

extension CoverageAccumulator: CoverageRows {}
