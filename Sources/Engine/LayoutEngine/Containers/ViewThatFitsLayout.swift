import Foundation
import Geometry

/// `ViewThatFits`: the first child whose ideal size fits the proposal on the constrained axes, else the last one.
package struct ViewThatFitsLayout: Layout, LayoutTraits {
    private let axes: [Axis]

    package typealias AnimatableData = EmptyAnimatableData
    package typealias Cache = Void

    package init(axes: Axis.Set) {
        self.axes = Axis.allCases.filter {
            axes.isSuperset(of: $0 == .horizontal ? Axis.Set.horizontal : Axis.Set.vertical)
        }
    }

    package var layoutPriorityRule: LayoutPriorityRule { .none }

    package func chosenSubview(proposal: ProposedViewSize, subviews: LayoutSubviews) -> Int? {
        guard !subviews.isEmpty else { return nil }
        return subviews.indices.first { fits(subviews[$0], proposal) } ?? subviews.endIndex - 1
    }

    package func sizeThatFits(
        proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
    ) -> CGSize {
        chosen(proposal, subviews)?.sizeThatFits(proposal) ?? .zero
    }

    package func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
    ) {
        chosen(proposal, subviews)?.place(at: bounds.origin, proposal: proposal)
    }

    package func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
        cache: inout Void
    ) -> CGFloat? {
        chosen(proposal, subviews)?.dimensions(in: proposal)[explicit: guide]
    }

    package func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
        cache: inout Void
    ) -> CGFloat? {
        chosen(proposal, subviews)?.dimensions(in: proposal)[explicit: guide]
    }

    private func chosen(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> LayoutSubview? {
        chosenSubview(proposal: proposal, subviews: subviews).map { subviews[$0] }
    }

    private func fits(_ subview: LayoutSubview, _ proposal: ProposedViewSize) -> Bool {
        var question = proposal
        for axis in axes { question[axis] = nil }
        let ideal = subview.sizeThatFits(question)
        return axes.allSatisfy { axis in proposal[axis].map { ideal[axis] <= $0 } ?? true }
    }
}
