import Foundation
import Geometry

/// `overlay` and `background`: the first child decides about size, guides and spacing; the others lie over or under it.
///
/// The content is proposed and placed at the first child's size. Several views of content form a centred `ZStack`,
/// which then is aligned as a whole (probed on macOS 27).
package struct SecondaryContentLayout: Layout, LayoutTraits {
    private let alignment: Alignment

    package typealias AnimatableData = EmptyAnimatableData
    package typealias Cache = Void

    package init(alignment: Alignment = .center) { self.alignment = alignment }

    package var isModifier: Bool { true }
    package var layoutPriorityRule: LayoutPriorityRule { .firstChild }

    package func spacing(subviews: LayoutSubviews, cache: inout Void) -> ViewSpacing {
        subviews.first?.spacing ?? ViewSpacing()
    }

    package func sizeThatFits(
        proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
    ) -> CGSize {
        subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    package func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
    ) {
        guard let primary = subviews.first else { return }
        primary.place(at: bounds.origin, proposal: proposal)
        let content = subviews.dropFirst()
        guard let first = content.first else { return }

        let primaryDimensions = primary.dimensions(in: proposal)
        let contentProposal = ProposedViewSize(primaryDimensions.size)
        let isSingle = content.count == 1
        let stack = OverlaidViews(alignment: .center, subviews: content)
        let size = isSingle ? first.sizeThatFits(contentProposal) : stack.size(contentProposal)

        var corner = bounds.origin
        for axis in Axis.allCases {
            let guide = alignment.key(along: axis)
            let own =
                isSingle
                ? first.dimensions(in: contentProposal)[guide]
                : self.guide(guide, ofStackOf: content, size: size, proposal: contentProposal)
            corner[axis] += (primaryDimensions[guide] - own).orZero
        }
        if isSingle {
            first.place(at: corner, proposal: contentProposal)
        } else {
            stack.place(in: CGRect(origin: corner, size: size))
        }
    }

    package func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
        cache: inout Void
    ) -> CGFloat? {
        subviews.first?.dimensions(in: proposal)[explicit: guide]
    }

    package func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
        cache: inout Void
    ) -> CGFloat? {
        subviews.first?.dimensions(in: proposal)[explicit: guide]
    }

    private func guide(
        _ guide: AlignmentKey, ofStackOf content: LayoutSubviews, size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat {
        var cache: Void = ()
        let merged = ZStackLayout().mergedAlignment(
            of: guide, in: CGRect(origin: .zero, size: size), proposal: proposal, subviews: content, cache: &cache)
        return merged ?? guide.defaultValue(in: ViewDimensions(size: size))
    }
}
