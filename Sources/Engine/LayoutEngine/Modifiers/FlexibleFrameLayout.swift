import Foundation
import Geometry

/// `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`.
///
/// The rules reproduce all frame cases probed on macOS 26.6.
package struct FlexibleFrameLayout: UnaryLayout {
    package let horizontal: LengthLimits
    package let vertical: LengthLimits
    private let alignment: Alignment

    package typealias AnimatableData = EmptyAnimatableData

    package init(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) {
        horizontal = LengthLimits(min: minWidth, ideal: idealWidth, max: maxWidth)
        vertical = LengthLimits(min: minHeight, ideal: idealHeight, max: maxHeight)
        self.alignment = alignment
    }

    func size(of child: LayoutSubview, proposal: ProposedViewSize) -> CGSize {
        if let width = horizontal.length(for: proposal.width), let height = vertical.length(for: proposal.height) {
            return CGSize(width: width, height: height)
        }
        let size = child.sizeThatFits(childProposal(proposal))
        return CGSize(
            width: horizontal.length(for: proposal.width, child: size.width),
            height: vertical.length(for: proposal.height, child: size.height))
    }

    /// The child is proposed the frame's own size in the end.
    func place(_ child: LayoutSubview, in bounds: CGRect, proposal: ProposedViewSize) {
        child.place(aligned: alignment, in: bounds, proposal: ProposedViewSize(bounds.size))
    }

    func spacing(of child: LayoutSubview) -> ViewSpacing {
        var spacing = child.spacing
        if !horizontal.isEmpty { spacing = spacing.forgettingText(along: .horizontal) }
        if !vertical.isEmpty { spacing = spacing.forgettingText(along: .vertical) }
        return spacing
    }

    private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: horizontal.childProposal(proposal.width), height: vertical.childProposal(proposal.height))
    }
}
