import Pixels

/// Something that covers pixels, read row by row: an accumulator, or what was read of one before.
protocol CoverageRows {
    /// The box of pixels that may be covered.
    var bounds: PixelRect { get }

    /// Calls `body` with each row, or rows that are alike, that has any coverage, from the top.
    mutating func readRows(_ body: (_ row: CoveredRow) -> Void)
}

extension CoverageAccumulator: CoverageRows {}
