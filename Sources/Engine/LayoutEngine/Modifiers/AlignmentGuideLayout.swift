import Foundation
import Geometry

/// `alignmentGuide(_:computeValue:)`: replaces one guide of the child and leaves all else.
package struct AlignmentGuideLayout: UnaryLayout {
    private let guide: AlignmentKey
    private let computeValue: (ViewDimensions) -> CGFloat

    package typealias AnimatableData = EmptyAnimatableData

    package init(_ guide: AlignmentKey, computeValue: @escaping (ViewDimensions) -> CGFloat) {
        (self.guide, self.computeValue) = (guide, computeValue)
    }

    package static var statesGuides: Bool { true }
    package var layoutPriorityRule: LayoutPriorityRule { .firstChild }

    func size(of child: LayoutSubview, proposal: ProposedViewSize) -> CGSize { child.sizeThatFits(proposal) }

    func place(_ child: LayoutSubview, in bounds: CGRect, proposal: ProposedViewSize) {
        child.place(at: bounds.origin, proposal: proposal)
    }

    package func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
        cache: inout Void
    ) -> CGFloat? {
        value(of: AlignmentKey(guide), proposal: proposal, subviews: subviews)
    }

    package func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
        cache: inout Void
    ) -> CGFloat? {
        value(of: AlignmentKey(guide), proposal: proposal, subviews: subviews)
    }

    private func value(
        of key: AlignmentKey, proposal: ProposedViewSize, subviews: LayoutSubviews
    ) -> CGFloat? {
        guard let dimensions = subviews.first?.dimensions(in: proposal) else { return nil }
        return key == guide ? computeValue(dimensions) : dimensions[explicit: key]
    }
}
