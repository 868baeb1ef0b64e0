import Foundation
import Geometry

/// The layout of the root view's host: it proposes its own size and centres the answer.
package struct HostLayout: Layout, LayoutTraits {
    package typealias AnimatableData = EmptyAnimatableData
    package typealias Cache = Void

    package init() {}

    package var layoutPriorityRule: LayoutPriorityRule { .none }

    package func sizeThatFits(
        proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
    ) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    package func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
    ) {
        let center = CGPoint(x: bounds.minX + bounds.width / 2, y: bounds.minY + bounds.height / 2)
        for subview in subviews {
            subview.place(at: center, anchor: .center, proposal: ProposedViewSize(bounds.size))
        }
    }
}
