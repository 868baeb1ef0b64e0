import Foundation
import Geometry

/// `aspectRatio(_:contentMode:)`: proposes a size of the given ratio and takes the child's answer.
package struct AspectRatioLayout: UnaryLayout {
    private let ratio: CGFloat?
    private let fills: Bool

    package typealias AnimatableData = EmptyAnimatableData

    /// - Parameter ratio: width to height; nil for that of the child's ideal size.
    /// - Parameter fills: whether the size covers the proposal instead of fitting into it.
    package init(ratio: CGFloat?, fills: Bool) {
        (self.ratio, self.fills) = (ratio, fills)
    }

    func size(of child: LayoutSubview, proposal: ProposedViewSize) -> CGSize {
        child.sizeThatFits(childProposal(proposal, child))
    }

    func place(_ child: LayoutSubview, in bounds: CGRect, proposal: ProposedViewSize) {
        child.place(at: bounds.origin, proposal: childProposal(proposal, child))
    }

    /// The ratio scaled into the proposal; an axis without a proposal follows the other, and infinity is a length like
    /// any other (probed on macOS 27).
    private func childProposal(_ proposal: ProposedViewSize, _ child: LayoutSubview) -> ProposedViewSize {
        let shape = ratio.map { CGSize(width: $0, height: 1) } ?? child.sizeThatFits(.unspecified)
        let scales = [
            proposal.width.map { $0 / shape.width }, proposal.height.map { $0 / shape.height },
        ].compactMap { $0 }.filter { !$0.isNaN }
        guard let scale = fills ? scales.max() : scales.min() else { return proposal }
        return ProposedViewSize(width: shape.width * scale, height: shape.height * scale).withoutNaN
    }
}
