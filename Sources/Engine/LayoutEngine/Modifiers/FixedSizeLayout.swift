import Foundation
import Geometry

/// `fixedSize(horizontal:vertical:)`: takes the child's ideal length on the fixed axes for every proposal.
package struct FixedSizeLayout: UnaryLayout {
    private let horizontal: Bool
    private let vertical: Bool

    package typealias AnimatableData = EmptyAnimatableData

    package init(horizontal: Bool = true, vertical: Bool = true) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }

    func size(of child: LayoutSubview, proposal: ProposedViewSize) -> CGSize {
        child.sizeThatFits(childProposal(proposal))
    }

    func place(_ child: LayoutSubview, in bounds: CGRect, proposal: ProposedViewSize) {
        child.place(at: bounds.origin, proposal: childProposal(proposal))
    }

    private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
    }
}
