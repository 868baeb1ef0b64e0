import Foundation
import Geometry

/// `ScrollView` at rest: the content takes its ideal length on the axes that scroll and starts at their beginning.
///
/// Probed on macOS 27: the scroll view answers the proposal on the axes that scroll and the content's size on the
/// other; content that is smaller on both of two scrolling axes is centred; several children form a `VStack`.
package struct ScrollLayout: Layout, LayoutTraits {
    private let axes: [Axis]
    /// The part of the content that is shown, and the place of content that is shorter than the view.
    private let anchor: UnitPoint

    package typealias AnimatableData = EmptyAnimatableData
    package typealias Cache = VStackLayout.Cache

    package init(axes: Axis.Set, anchor: UnitPoint = .topLeading) {
        self.anchor = anchor
        self.axes = Axis.allCases.filter {
            axes.isSuperset(of: $0 == .horizontal ? Axis.Set.horizontal : Axis.Set.vertical)
        }
    }

    package var layoutPriorityRule: LayoutPriorityRule { .none }

    package func makeCache(subviews: LayoutSubviews) -> Cache { VStackLayout().makeCache(subviews: subviews) }

    package func spacing(subviews: LayoutSubviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }

    package func sizeThatFits(
        proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache
    ) -> CGSize {
        var size = contentSize(proposal, subviews, &cache)
        for axis in axes { size[axis] = proposal[axis] ?? size[axis] }
        return size
    }

    package func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache
    ) {
        let size = contentSize(proposal, subviews, &cache)
        var corner = bounds.origin
        for axis in axes { corner[axis] += (bounds.size[axis] - size[axis]).orZero * (axis == .horizontal ? anchor.x : anchor.y) }
        if axes.count == 2, anchor == .topLeading {
            for axis in axes { corner[axis] += max(0, (bounds.size[axis] - size[axis]).orZero / 2) }
        }
        let question = contentProposal(proposal)
        if subviews.count == 1 {
            subviews[subviews.startIndex].place(at: corner, proposal: question)
        } else {
            VStackLayout().placeSubviews(
                in: CGRect(origin: corner, size: size), proposal: question, subviews: subviews, cache: &cache)
        }
    }

    private func contentSize(
        _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache
    ) -> CGSize {
        let question = contentProposal(proposal)
        if subviews.count == 1 { return subviews[subviews.startIndex].sizeThatFits(question) }
        return VStackLayout().sizeThatFits(proposal: question, subviews: subviews, cache: &cache)
    }

    private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        var question = proposal
        for axis in axes { question[axis] = nil }
        return question
    }
}
