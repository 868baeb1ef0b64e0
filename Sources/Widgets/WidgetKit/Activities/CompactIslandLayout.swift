/// A layout of the plate and the two compact views of an island whose camera stays in place.
///
/// Each view takes the width it needs, at most a side; the plate reaches from the end of one to the end of the other.
struct CompactIslandLayout: Layout {
    let metrics: ActivityMetrics
    let leadingMargins: EdgeInsets
    let trailingMargins: EdgeInsets

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: metrics.compactWidth, height: ActivityMetrics.islandHeight)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard subviews.count == 3 else { return }
        let half = metrics.cameraWidth / 2
        let leading = side(subviews[1], leadingMargins)
        let trailing = side(subviews[2], trailingMargins)
        let leadingEdge = bounds.midX - half - leading.width
        let width = leading.width + 2 * half + trailing.width
        subviews[0].place(
            at: CGPoint(x: leadingEdge, y: bounds.minY), anchor: .topLeading,
            proposal: ProposedViewSize(width: width, height: bounds.height))
        subviews[1].place(
            at: CGPoint(x: bounds.midX - half - leadingMargins.trailing, y: middle(bounds, leadingMargins)), anchor: .trailing,
            proposal: leading.proposal)
        subviews[2].place(
            at: CGPoint(x: bounds.midX + half + trailingMargins.leading, y: middle(bounds, trailingMargins)), anchor: .leading,
            proposal: trailing.proposal)
    }

    private func side(_ subview: LayoutSubview, _ margins: EdgeInsets) -> (width: CGFloat, proposal: ProposedViewSize) {
        let most = metrics.compactSideWidth
        let room = ProposedViewSize(
            width: max(most - margins.leading - margins.trailing, 0),
            height: max(ActivityMetrics.islandHeight - margins.top - margins.bottom, 0))
        let size = subview.sizeThatFits(room)
        // A side without content leaves the round end of the camera's own capsule.
        guard size.width > 0 else { return (0, room) }
        return (min(size.width + margins.leading + margins.trailing, most), room)
    }

    private func middle(_ bounds: CGRect, _ margins: EdgeInsets) -> CGFloat {
        bounds.midY + (margins.top - margins.bottom) / 2
    }
}

/// Places the plate and the view of a minimal island.
struct MinimalIslandLayout: Layout {
    let margins: EdgeInsets

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let widths = ActivityMetrics.minimalWidths
        let content = subviews.last.map { $0.sizeThatFits(room).width } ?? 0
        let width = min(max(content + margins.leading + margins.trailing, widths.lowerBound), widths.upperBound)
        return CGSize(width: width, height: ActivityMetrics.islandHeight)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard subviews.count == 2 else { return }
        subviews[0].place(at: bounds.origin, anchor: .topLeading, proposal: ProposedViewSize(bounds.size))
        subviews[1].place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: room)
    }

    private var room: ProposedViewSize {
        ProposedViewSize(
            width: max(ActivityMetrics.minimalWidths.upperBound - margins.leading - margins.trailing, 0),
            height: max(ActivityMetrics.islandHeight - margins.top - margins.bottom, 0))
    }
}
