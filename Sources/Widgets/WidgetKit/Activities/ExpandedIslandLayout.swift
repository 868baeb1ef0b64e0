/// The settings of a region for the views in it.
struct IslandRegionInfo: Equatable {
    let place: DynamicIslandExpandedRegionPosition.Place
    let priority: Double
    let margins: IslandMargins

    init(_ region: ExpandedIslandRegion) {
        place = region.position.place
        priority = region.priority
        margins = region.margins
    }
}

struct IslandRegionKey: LayoutValueKey {
    static var defaultValue: IslandRegionInfo? { nil }
}

/// The regions of an expanded island around its camera.
///
/// Source: Apple, "Displaying live data with Live Activities". The centre is below the camera, leading and trailing are beside it and
/// continue below it, and the bottom is under all. The width of the centre is determined first, with the minimum of leading and trailing
/// in mind. Leading and trailing share the rest equally, or by their priority. Where that text leaves a choice, content is as near to the
/// top as possible, and several views of one region are one below the other. The minimum of a side that reaches down to the centre is its
/// ideal width, limited by the room beside the camera: a centre that fills its width leaves that free.
struct ExpandedIslandLayout: Layout {
    let metrics: ActivityMetrics
    let margins: EdgeInsets

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let arrangement = Arrangement(subviews, metrics: metrics, margins: margins)
        return CGSize(width: metrics.width, height: arrangement.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for placed in Arrangement(subviews, metrics: metrics, margins: margins).placed {
            subviews[placed.index].place(
                at: CGPoint(x: bounds.minX + placed.point.x, y: bounds.minY + placed.point.y), anchor: placed.anchor,
                proposal: placed.proposal)
        }
    }
}

/// The positions of all views in an expanded island; the origin is its top leading corner.
private struct Arrangement {
    struct Placed {
        let index: Int
        let point: CGPoint
        let anchor: UnitPoint
        let proposal: ProposedViewSize
    }

    /// A view that has not been placed yet.
    private struct Item {
        let index: Int
        let subview: LayoutSubview
        let info: IslandRegionInfo
    }

    private(set) var placed: [Placed] = []
    private(set) var height: CGFloat = 0

    private let margins: EdgeInsets
    private let cameraBottom = ActivityMetrics.islandHeight
    private let metrics: ActivityMetrics
    private var width: CGFloat { metrics.width }
    private let highest = ActivityMetrics.heights.upperBound
    /// The height that the bottom cannot do without, in points.
    private var bottomHeight: CGFloat = 0

    init(_ subviews: LayoutSubviews, metrics: ActivityMetrics, margins: EdgeInsets) {
        (self.metrics, self.margins) = (metrics, margins)
        let items = subviews.indices.compactMap { index in
            subviews[index][IslandRegionKey.self].map { Item(index: index, subview: subviews[index], info: $0) }
        }
        func at(_ place: DynamicIslandExpandedRegionPosition.Place) -> [Item] { items.filter { $0.info.place == place } }
        let (leading, trailing, center, bottom) = (at(.leading), at(.trailing), at(.center), at(.bottom))
        // The centre stays in the middle, whatever is beside it.
        let sideWidth = max(
            reserved(for: leading, margin: \.leading), reserved(for: trailing, margin: \.trailing))
        let centerWidth = width(of: center, beside: 2 * gapped(sideWidth))
        bottomHeight = leastHeight(of: bottom)
        let sides = [
            placeSide(leading, isLeading: true, opposite: trailing, centerWidth: centerWidth),
            placeSide(trailing, isLeading: false, opposite: leading, centerWidth: centerWidth),
        ]
        let middle = placeCenter(center, width: centerWidth)
        let upper = max(sides.max() ?? 0, middle, bottom.isEmpty ? 0 : cameraBottom)
        placeBottom(bottom, below: upper)
    }

    /// The spacing between regions side by side, in points: that of a stack, as in the sample picture of the guidelines.
    private static let spacing: CGFloat = 8

    /// Returns a width with the space beside it; zero for an absent region.
    private func gapped(_ width: CGFloat) -> CGFloat { width > 0 ? width + Self.spacing : 0 }

    /// The width beside the camera on one side, without the outer margin.
    private func besideWidth(_ margin: CGFloat) -> CGFloat {
        max((width - metrics.cameraWidth) / 2 - margin, 0)
    }

    /// The height that the bottom region takes when it is offered none: content that fills what there is leaves that free.
    private func leastHeight(of items: [Item]) -> CGFloat {
        items.reduce(0) { sum, item in
            let own = item.info.margins.over(margins)
            let room = max(width - own.leading - own.trailing, 0)
            return sum + item.subview.sizeThatFits(ProposedViewSize(width: room, height: 0)).height
        }
    }

    /// The least that a side can do with.
    private func least(_ items: [Item]) -> CGFloat {
        items.map { $0.subview.sizeThatFits(ProposedViewSize(width: 0, height: nil)).width }.max() ?? 0
    }

    /// The width that the centre leaves to a side, beyond the outer margin.
    private func reserved(for items: [Item], margin: KeyPath<EdgeInsets, CGFloat>) -> CGFloat {
        var (width, top) = (least(items), CGFloat(0))
        for item in items {
            let own = item.info.margins.over(margins)
            top = max(top, own.top)
            let beside = besideWidth(own[keyPath: margin])
            let ideal = min(item.subview.sizeThatFits(.unspecified).width, beside)
            let proposal = ProposedViewSize(width: beside, height: max(highest - own.bottom - top, 0))
            top += item.subview.sizeThatFits(proposal).height
            if top > cameraBottom { width = max(width, ideal + own[keyPath: margin] - margins[keyPath: margin]) }
        }
        return width
    }

    private func width(of center: [Item], beside sides: CGFloat) -> CGFloat {
        guard !center.isEmpty else { return 0 }
        let room = max(width - margins.leading - margins.trailing - sides, 0)
        let proposal = ProposedViewSize(width: room, height: highest - cameraBottom)
        return center.map { $0.subview.sizeThatFits(proposal).width }.max() ?? 0
    }

    // MARK: Leading and trailing

    /// Places the views of a side one below the other, and returns their lower end.
    private mutating func placeSide(
        _ items: [Item], isLeading: Bool, opposite: [Item], centerWidth: CGFloat
    ) -> CGFloat {
        var y: CGFloat = 0
        for item in items {
            let own = item.info.margins.over(margins)
            let margin = isLeading ? own.leading : own.trailing
            let beside = besideWidth(margin)
            let ideal = item.subview.sizeThatFits(.unspecified)
            let isBelow = item.subview[IslandVerticalPlacementKey.self] == .belowIfTooWide && ideal.width > beside
            let top = max(y, isBelow ? cameraBottom : own.top)
            var room = isBelow ? belowWidth(of: item, margin: margin, opposite: opposite, centerWidth: centerWidth) : beside
            // A view that fills the whole height keeps the margin below, too.
            let least = item.subview.sizeThatFits(ProposedViewSize(width: room, height: 0)).height
            let free = max(highest - own.bottom - top - bottomHeight, min(least, highest - own.bottom - top), 0)
            var size = item.subview.sizeThatFits(ProposedViewSize(width: room, height: free))
            if !isBelow, centerWidth > 0, top + size.height > cameraBottom {
                // The view reaches down to the centre.
                room = min(room, max((width - centerWidth) / 2 - Self.spacing - margin, self.least([item])))
                size = item.subview.sizeThatFits(ProposedViewSize(width: room, height: free))
            }
            placed.append(
                Placed(
                    index: item.index, point: CGPoint(x: isLeading ? margin : width - margin, y: top),
                    anchor: isLeading ? .topLeading : .topTrailing,
                    proposal: ProposedViewSize(width: room, height: min(size.height, free))))
            y = top + size.height
        }
        return y
    }

    /// Returns the width for a view below the camera: all of it for the higher priority, else half.
    private func belowWidth(of item: Item, margin: CGFloat, opposite: [Item], centerWidth: CGFloat) -> CGFloat {
        let other = opposite.map(\.info.priority).max()
        let whole = width - margins.leading - margins.trailing
        let share: CGFloat
        if let other {
            share = item.info.priority > other ? whole - gapped(least(opposite)) : (whole - Self.spacing) / 2
        } else {
            share = whole
        }
        guard centerWidth > 0 else { return max(share, 0) }
        return max(min(share, (width - centerWidth) / 2 - Self.spacing - margin), 0)
    }

    // MARK: Centre and bottom

    private mutating func placeCenter(_ items: [Item], width centerWidth: CGFloat) -> CGFloat {
        var y = cameraBottom
        for item in items {
            let top = y + (item.info.margins.top ?? 0)
            let proposal = ProposedViewSize(width: centerWidth, height: max(highest - top, 0))
            let size = item.subview.sizeThatFits(proposal)
            placed.append(
                Placed(
                    index: item.index, point: CGPoint(x: width / 2, y: top), anchor: .top,
                    proposal: ProposedViewSize(width: centerWidth, height: min(size.height, max(highest - top, 0)))))
            y = top + size.height + (item.info.margins.bottom ?? 0)
        }
        return items.isEmpty ? 0 : y
    }

    /// Places the bottom region in the middle of the room below everything else, and determines the island's height.
    private mutating func placeBottom(_ items: [Item], below top: CGFloat) {
        let lowest = items.last?.info.margins.over(margins).bottom ?? margins.bottom
        let sizes = items.map { item -> CGSize in
            let own = item.info.margins.over(margins)
            let room = max(width - own.leading - own.trailing, 0)
            return item.subview.sizeThatFits(ProposedViewSize(width: room, height: max(highest - top - lowest, 0)))
        }
        let content = sizes.reduce(0) { $0 + $1.height }
        let range = ActivityMetrics.heights
        height = min(max(top + content + lowest, range.lowerBound), range.upperBound)
        var y = top + max(height - lowest - top - content, 0) / 2
        for (item, size) in zip(items, sizes) {
            let own = item.info.margins.over(margins)
            let room = max(width - own.leading - own.trailing, 0)
            placed.append(
                Placed(
                    index: item.index, point: CGPoint(x: own.leading + room / 2, y: y), anchor: .top,
                    proposal: ProposedViewSize(width: room, height: size.height)))
            y += size.height
        }
    }
}
