import Foundation
import Geometry

/// The part of a container node that runs a layout over the items it arranges.
///
/// Answers are remembered per proposal until `update` or `invalidate` is called, so that a node may ask freely. The node calls
/// `invalidate` when the answer of one of its items would change.
package final class LayoutRunner: AlignmentGuideSource {
    private var known: any RunningLayout
    /// True if an item has changed since the layout updated its cache.
    private var isStale = false
    private var answers = LayoutAnswers()

    /// The latest fault in the layout's answers: a size or place that cannot be laid out.
    package private(set) var fault: LayoutFault?

    /// - Parameter layoutDirection: right to left mirrors the finished arrangement within the container.
    package init(
        _ layout: any Layout, items: [any LayoutItem], layoutDirection: LayoutDirection = .leftToRight
    ) {
        known = LayoutRunner.session(for: layout, items: items, layoutDirection: layoutDirection)
    }

    /// The layout, its cache up to date: an update waits until the layout is asked, however often an item changes before that.
    private var session: any RunningLayout {
        if isStale {
            isStale = false
            known.refresh()
        }
        return known
    }

    /// Takes on a changed layout or changed items; a layout of the same type keeps and updates its cache.
    package func update(
        _ layout: any Layout, items: [any LayoutItem], layoutDirection: LayoutDirection = .leftToRight
    ) {
        answers = LayoutAnswers()
        isStale = false
        if !known.update(layout, items: items, layoutDirection: layoutDirection) {
            known = LayoutRunner.session(for: layout, items: items, layoutDirection: layoutDirection)
        }
    }

    /// Forgets all answers and lets the layout update its cache, because an item has changed.
    package func invalidate() {
        answers = LayoutAnswers()
        isStale = true
    }

    /// The container's size for a proposal, in points.
    package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let proposal = proposal.withoutNaN
        if let known = answers.size(for: proposal) { return known }
        let size = session.sizeThatFits(proposal)
        if size.width.isNaN || size.height.isNaN { fault = .sizeIsNoNumber }
        answers.remember(size.withoutNaN, for: proposal)
        return size.withoutNaN
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

    /// The container's own priority, which its layout derives from those of its items.
    package var layoutPriority: Double { known.layoutPriority }

    /// True if the container is a modifier of its first item: that item's layout values count for the container too.
    package var isModifier: Bool { known.isModifier }

    /// Returns the stack orientation that the items see, given the orientation that the container sees.
    package func stackOrientation(inherited: Axis?) -> Axis? {
        known.stackOrientation(inherited: inherited)
    }

    /// Places the items of a container that lies at `origin` and was proposed `proposal`.
    ///
    /// - Parameter origin: the container's top left corner in the coordinate space in which items are placed.
    /// - Returns: the indices of the items that were placed: all of them, but for a layout that chooses one.
    @discardableResult
    package func place(at origin: CGPoint = .zero, proposal: ProposedViewSize) -> Range<Int> {
        let proposal = proposal.withoutNaN
        let size = sizeThatFits(proposal)
        if size.width == .infinity || size.height == .infinity { fault = .sizeIsInfinite }
        let placed = session.place(in: CGRect(origin: origin, size: size), proposal: proposal)
        let isKnown = size.width.isFinite && size.height.isFinite && origin.x.isFinite && origin.y.isFinite
        if session.hasPlacedNowhere, isKnown { fault = .placeIsNoNumber }
        return placed
    }

    private static func session(
        for layout: some Layout, items: [any LayoutItem], layoutDirection: LayoutDirection
    ) -> any RunningLayout {
        LayoutSession(layout, items: items, layoutDirection: layoutDirection)
    }
}

/// A fault in a layout's answer, which makes it impossible to follow.
package enum LayoutFault: Sendable {
    case sizeIsNoNumber
    /// A size that the layout takes is infinite. Infinity is a valid answer to the question of how large it may be at most.
    case sizeIsInfinite
    /// A point at which it places a subview is NaN or infinite.
    case placeIsNoNumber
}
