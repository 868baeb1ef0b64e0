import Foundation

/// The extent, along one axis, of views lined up at a common guide; the guide is at 0.
struct AlignmentSpan {
    private var lower: CGFloat?
    private var upper: CGFloat = 0
    private var isInfinite = false

    /// Adds a view of a length whose guide is `guide` points from its start.
    mutating func add(length: CGFloat, guide: CGFloat) {
        guard length.isFinite, guide.isFinite else {
            isInfinite = true
            return
        }
        upper = lower == nil ? length - guide : max(upper, length - guide)
        lower = min(lower ?? .infinity, -guide)
    }

    /// The distance from the first view's start to the last view's end; 0 without views.
    var length: CGFloat { isInfinite ? .infinity : upper - (lower ?? 0) }

    /// Returns the start of a view with this guide, from the start of the extent; in an infinite extent, 0.
    func start(guide: CGFloat) -> CGFloat {
        guard !isInfinite, guide.isFinite, let lower else { return 0 }
        return -lower - guide
    }
}
