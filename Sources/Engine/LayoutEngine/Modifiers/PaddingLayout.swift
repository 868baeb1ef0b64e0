import Foundation
import Geometry

/// `padding`: insets around the child, in points; negative ones let it stick out.
package struct PaddingLayout: UnaryLayout {
    package let insets: EdgeInsets

    /// `padding()` without a length: 16 points on every edge, confirmed on layer trees of iOS (text at 16, 16).
    package static let defaultInset: CGFloat = 16

    package typealias AnimatableData = EmptyAnimatableData

    package init(_ insets: EdgeInsets) {
        self.insets = EdgeInsets(
            top: insets.top.orZero, leading: insets.leading.orZero, bottom: insets.bottom.orZero,
            trailing: insets.trailing.orZero)
    }

    func size(of child: LayoutSubview, proposal: ProposedViewSize) -> CGSize {
        let size = child.sizeThatFits(childProposal(proposal))
        return CGSize(
            width: max(0, size.width + insets.horizontal), height: max(0, size.height + insets.vertical))
    }

    func place(_ child: LayoutSubview, in bounds: CGRect, proposal: ProposedViewSize) {
        child.place(
            at: CGPoint(x: bounds.minX + insets.leading, y: bounds.minY + insets.top),
            proposal: childProposal(proposal))
    }

    /// An edge with an inset has no preference left; one without keeps the child's (probed on macOS 27).
    func spacing(of child: LayoutSubview) -> ViewSpacing {
        var edges: Edge.Set = []
        if insets.top != 0 { edges.formUnion(.top) }
        if insets.leading != 0 { edges.formUnion(.leading) }
        if insets.bottom != 0 { edges.formUnion(.bottom) }
        if insets.trailing != 0 { edges.formUnion(.trailing) }
        return child.spacing.resetting(edges)
    }

    private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { max(0, $0 - insets.horizontal) },
            height: proposal.height.map { max(0, $0 - insets.vertical) })
    }
}
