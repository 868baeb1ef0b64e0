import Foundation
import Geometry

/// `GeometryReader`: accepts the whole proposal, 10 points where it is unspecified, and puts its children into the top leading corner,
/// each proposed that size.
package struct TopLeadingLayout: Layout, LayoutTraits {
    package typealias AnimatableData = EmptyAnimatableData
    package typealias Cache = Void

    package init() {}

    package var layoutPriorityRule: LayoutPriorityRule { .none }

    package func spacing(subviews: LayoutSubviews, cache: inout Void) -> ViewSpacing { ViewSpacing() }

    package func sizeThatFits(
        proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
    ) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    package func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
    ) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
    }

    package func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
        cache: inout Void
    ) -> CGFloat? { nil }

    package func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
        cache: inout Void
    ) -> CGFloat? { nil }
}
