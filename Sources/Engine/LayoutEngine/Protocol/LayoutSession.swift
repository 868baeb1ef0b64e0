import Foundation
import Geometry

/// A layout of one type with its typed cache.
final class LayoutSession<L: Layout>: RunningLayout {
    private var layout: L
    private var items: [any LayoutItem]
    private var subviews: LayoutSubviews
    private var cache: L.Cache?
    private(set) var hasPlacedNowhere = false

    init(_ layout: L, items: [any LayoutItem], layoutDirection: LayoutDirection) {
        self.layout = layout
        self.items = items
        subviews = LayoutSubviews(
            items: items, layoutDirection: layoutDirection, recorder: PlacementRecorder(count: items.count))
        cache = layout.makeCache(subviews: subviews)
    }

    var isModifier: Bool { (layout as? any LayoutTraits)?.isModifier ?? false }

    func stackOrientation(inherited: Axis?) -> Axis? { layout.stackOrientation(inherited: inherited) }

    var layoutPriority: Double {
        switch (layout as? any LayoutTraits)?.layoutPriorityRule ?? .none {
        case .none: 0
        case .soleChild: items.count == 1 ? subviews[0].priority : 0
        case .firstChild: items.isEmpty ? 0 : subviews[0].priority
        }
    }

    func update(_ layout: any Layout, items: [any LayoutItem], layoutDirection: LayoutDirection) -> Bool {
        guard let layout = layout as? L else { return false }
        self.layout = layout
        self.items = items
        subviews = LayoutSubviews(
            items: items, layoutDirection: layoutDirection, recorder: PlacementRecorder(count: items.count))
        refresh()
        return true
    }

    func refresh() { withCache { layout.updateCache(&$0, subviews: subviews) } }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        withCache { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }

    func explicitAlignment(of guide: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        let bounds = CGRect(origin: .zero, size: size)
        return withCache { cache in
            switch guide.axis {
            case .horizontal:
                layout.explicitAlignment(
                    of: HorizontalAlignment(guide.id), in: bounds, proposal: proposal, subviews: subviews,
                    cache: &cache)
            case .vertical:
                layout.explicitAlignment(
                    of: VerticalAlignment(guide.id), in: bounds, proposal: proposal, subviews: subviews,
                    cache: &cache)
            }
        }
    }

    func spacing() -> ViewSpacing { withCache { layout.spacing(subviews: subviews, cache: &$0) } }

    func place(in bounds: CGRect, proposal: ProposedViewSize) -> Range<Int> {
        let recorder = PlacementRecorder(count: items.count)
        let recorded = subviews.recording(into: recorder)
        withCache { layout.placeSubviews(in: bounds, proposal: proposal, subviews: recorded, cache: &$0) }
        let placed = placedIndices(proposal: proposal)
        hasPlacedNowhere = false
        for index in placed {
            let placement = recorder.placement(of: index, in: bounds, proposal: proposal)
            if !(placement.position.x.isFinite && placement.position.y.isFinite) { hasPlacedNowhere = true }
            commit(placement, of: recorded[index], in: bounds)
        }
        return placed
    }

    /// Lends the cache to the layout.
    ///
    /// The property is empty meanwhile instead of open for writing. The layout asks its items, and the exclusivity check of each access
    /// in there would look through the open ones of every container around it, which makes deep trees quadratic.
    private func withCache<Result>(_ body: (inout L.Cache) -> Result) -> Result {
        var lent = cache.take() ?? layout.makeCache(subviews: subviews)
        defer { cache = lent }
        return body(&lent)
    }

    private func placedIndices(proposal: ProposedViewSize) -> Range<Int> {
        guard
            let chosen = (layout as? any LayoutTraits)?.chosenSubview(proposal: proposal, subviews: subviews)
        else { return items.indices }
        return chosen..<chosen + 1
    }

    /// Hands a placement to its item; here, and nowhere else, right to left turns positions round.
    private func commit(_ placement: Placement, of subview: LayoutSubview, in bounds: CGRect) {
        let isMirrored = subviews.layoutDirection == .rightToLeft
        let needsSize = isMirrored || placement.anchor != .topLeading
        let size = needsSize ? subview.sizeThatFits(placement.proposal) : .zero
        var corner = placement.topLeading(of: size)
        if isMirrored { corner.x = (bounds.minX + bounds.maxX - corner.x - size.width).orZero }
        subview.item.place(at: corner, proposal: placement.proposal)
    }
}
