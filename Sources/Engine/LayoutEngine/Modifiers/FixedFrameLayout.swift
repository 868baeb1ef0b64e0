import Foundation
import Geometry

/// `frame(width:height:alignment:)`: a given length on either axis, the child's own where it is missing.
package struct FixedFrameLayout: UnaryLayout {
    private let width: CGFloat?
    private let height: CGFloat?
    private let alignment: Alignment

    package typealias AnimatableData = EmptyAnimatableData

    /// - Parameter width: points; a negative, infinite or NaN length counts as missing.
    /// - Parameter height: as `width`.
    package init(width: CGFloat?, height: CGFloat?, alignment: Alignment = .center) {
        self.width = width.flatMap { $0 >= 0 && $0.isFinite ? $0 : nil }
        self.height = height.flatMap { $0 >= 0 && $0.isFinite ? $0 : nil }
        self.alignment = alignment
    }

    func size(of child: LayoutSubview, proposal: ProposedViewSize) -> CGSize {
        if let width, let height { return CGSize(width: width, height: height) }
        let size = child.sizeThatFits(childProposal(proposal))
        return CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    func place(_ child: LayoutSubview, in bounds: CGRect, proposal: ProposedViewSize) {
        child.place(aligned: alignment, in: bounds, proposal: childProposal(proposal))
    }

    func spacing(of child: LayoutSubview) -> ViewSpacing {
        var spacing = child.spacing
        if width != nil { spacing = spacing.forgettingText(along: .horizontal) }
        if height != nil { spacing = spacing.forgettingText(along: .vertical) }
        return spacing
    }

    private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
    }
}
