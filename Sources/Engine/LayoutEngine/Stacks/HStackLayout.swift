import Foundation
import Geometry

/// A layout that arranges subviews in a horizontal line.
///
/// Source: Apple, SwiftUI `HStackLayout`.
public struct HStackLayout: Layout, LayoutTraits {
    /// The guide at which the subviews line up.
    public var alignment: VerticalAlignment

    /// The distance between neighbours in points, or nil for the distance they prefer.
    public var spacing: CGFloat?

    /// The layout's stored measurements of its subviews.
    public struct Cache {
        fileprivate var stack: StackSolver.Cache
    }

    public typealias AnimatableData = EmptyAnimatableData

    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        (self.alignment, self.spacing) = (alignment, spacing)
    }

    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
    }

    package var layoutPriorityRule: LayoutPriorityRule { .soleChild }

    public func makeCache(subviews: Subviews) -> Cache { Cache(stack: solver.makeCache(subviews: subviews)) }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { solver.viewSpacing(subviews) }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        solver.sizeThatFits(proposal, subviews, &cache.stack)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        solver.place(in: bounds, proposal: proposal, subviews, &cache.stack)
    }

    private var solver: StackSolver {
        StackSolver(axis: .horizontal, alignment: AlignmentKey(alignment), spacing: spacing)
    }
}
