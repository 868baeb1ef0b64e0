import Foundation
import Geometry

/// Runs a layout over the items it arranges: what a container node of the view tree holds.
///
/// Answers are remembered per proposal until `update` or `invalidate` is called, so that a node may ask freely. The
/// node calls `invalidate` when one of its items would answer differently.
package final class LayoutRunner: AlignmentGuideSource {
    private var session: any RunningLayout
    private var answers = LayoutAnswers()

    /// - Parameter layoutDirection: right to left mirrors the finished arrangement within the container.
    package init(
        _ layout: any Layout, items: [any LayoutItem], layoutDirection: LayoutDirection = .leftToRight
    ) {
        session = LayoutRunner.session(for: layout, items: items, layoutDirection: layoutDirection)
    }

    /// Takes on a changed layout or changed items; a layout of the same type keeps and updates its cache.
    package func update(
        _ layout: any Layout, items: [any LayoutItem], layoutDirection: LayoutDirection = .leftToRight
    ) {
        answers = LayoutAnswers()
        if !session.update(layout, items: items, layoutDirection: layoutDirection) {
            session = LayoutRunner.session(for: layout, items: items, layoutDirection: layoutDirection)
        }
    }

    /// Forgets all answers and lets the layout update its cache, because an item has changed.
    package func invalidate() {
        answers = LayoutAnswers()
        session.refresh()
    }

    /// The container's size for a proposal, in points.
    package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let proposal = proposal.withoutNaN
        if let known = answers.size(for: proposal) { return known }
        let size = session.sizeThatFits(proposal).withoutNaN
        answers.remember(size, for: proposal)
        return size
    }

    /// The container's size and guides for a proposal.
    package func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        let proposal = proposal.withoutNaN
        return ViewDimensions(size: sizeThatFits(proposal), proposal: proposal, source: self)
    }

    package func explicitAlignment(
        of guide: AlignmentKey, size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        let question = LayoutAnswers.GuideQuestion(guide: guide, proposal: proposal)
        if let known = answers.guide(for: question) { return known }
        let value = session.explicitAlignment(of: guide, size: size, proposal: proposal)
        answers.remember(guide: value, for: question)
        return value
    }

    /// The distances the container prefers to its neighbours.
    package var spacing: ViewSpacing {
        if let known = answers.spacing { return known }
        let spacing = session.spacing()
        answers.spacing = spacing
        return spacing
    }

    /// The container's own priority: what its layout makes of those of its items.
    package var layoutPriority: Double { session.layoutPriority }

    /// Whether the container is a modifier of its first item: that item's layout values count for the container too.
    package var isModifier: Bool { session.isModifier }

    /// The stack orientation that the items see, given the one that the container sees.
    package func stackOrientation(inherited: Axis?) -> Axis? {
        session.stackOrientation(inherited: inherited)
    }

    /// Places the items of a container that lies at `origin` and was proposed `proposal`.
    ///
    /// - Parameter origin: the container's top left corner in the coordinate space in which items are placed.
    /// - Returns: the indices of the items that were placed: all of them, but for a layout that chooses one.
    @discardableResult
    package func place(at origin: CGPoint = .zero, proposal: ProposedViewSize) -> Range<Int> {
        let proposal = proposal.withoutNaN
        return session.place(in: CGRect(origin: origin, size: sizeThatFits(proposal)), proposal: proposal)
    }

    private static func session(
        for layout: some Layout, items: [any LayoutItem], layoutDirection: LayoutDirection
    ) -> any RunningLayout {
        LayoutSession(layout, items: items, layoutDirection: layoutDirection)
    }
}
