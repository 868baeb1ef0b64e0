import Pixels

/// The coverage of a clip over a box of pixels.
final class ClipMask: Sendable {
    let bounds: PixelRect

    /// Row by row, 0...255.
    let coverage: [UInt8]

    /// The longest known run of full coverage in each row (columns from the left of `bounds`, half-open), where a clip changes nothing.
    let solidRuns: [Range<Int>]

    /// The budget from which the coverage was taken.
    private let budget: LayerBudget

    /// A mask whose `coverage` has been taken of the budget.
    init(bounds: PixelRect, coverage: [UInt8], solidRuns: [Range<Int>], budget: LayerBudget) {
        self.bounds = bounds
        self.coverage = coverage
        self.solidRuns = solidRuns
        self.budget = budget
    }

    deinit { budget.give(coverage.count) }
}

/// The part of the canvas that may be drawn on: a box, and inside it a mask if its edges are not those of the box.
struct Clip {
    var bounds: PixelRect
    /// Covers at least `bounds`.
    var mask: ClipMask?
}
