import Foundation
import Geometry

/// A layout that overlays subviews, aligning them in both axes.
///
/// Source: Apple, SwiftUI `ZStackLayout`.
public struct ZStackLayout: Layout, LayoutTraits {
    /// The alignment of the subviews.
    public var alignment: Alignment

    public typealias AnimatableData = EmptyAnimatableData
    public typealias Cache = Void

    public init(alignment: Alignment = .center) { self.alignment = alignment }

    package var layoutPriorityRule: LayoutPriorityRule { .soleChild }

    public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
        OverlaidViews(alignment: alignment, subviews: subviews).spacing
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        OverlaidViews(alignment: alignment, subviews: subviews).size(proposal)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        OverlaidViews(alignment: alignment, subviews: subviews).place(in: bounds)
    }
}
