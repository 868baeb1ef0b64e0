/// Content at one position of the expanded Dynamic Island.
///
/// Source: Apple, WidgetKit `DynamicIslandExpandedRegion`.
public struct DynamicIslandExpandedRegion<Content: View> {
    let position: DynamicIslandExpandedRegionPosition
    let priority: Double
    let content: Content
    private(set) var margins = IslandMargins()

    /// - Parameters:
    ///   - position: the position of the content.
    ///   - priority: the content of the highest priority gets the room that it needs first.
    ///   - content: the content.
    public init(
        _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0, @ViewBuilder content: () -> Content
    ) {
        self.position = position
        self.priority = priority
        self.content = content()
    }

    /// Replaces margins of the region; of several calls, the innermost counts.
    ///
    /// - Parameter length: in points.
    public func contentMargins(_ edges: Edge.Set = .all, _ length: Double) -> DynamicIslandExpandedRegion {
        var region = self
        region.margins.fill(edges, with: length)
        return region
    }
}

/// A position in the expanded Dynamic Island.
///
/// Source: Apple, WidgetKit `DynamicIslandExpandedRegionPosition`.
public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
    enum Place { case leading, trailing, center, bottom }

    let place: Place

    /// Beside the camera and below that, at the leading edge.
    public static let leading = DynamicIslandExpandedRegionPosition(place: .leading)
    /// Beside the camera and below that, at the trailing edge.
    public static let trailing = DynamicIslandExpandedRegionPosition(place: .trailing)
    /// Right below the camera.
    public static let center = DynamicIslandExpandedRegionPosition(place: .center)
    /// Below all others.
    public static let bottom = DynamicIslandExpandedRegionPosition(place: .bottom)
}

/// The vertical position of the content in a region.
///
/// Source: Apple, WidgetKit `DynamicIslandExpandedRegionVerticalPlacement`.
public struct DynamicIslandExpandedRegionVerticalPlacement: Equatable, Sendable {
    private let isBelow: Bool

    /// Beside the camera.
    public static let `default` = DynamicIslandExpandedRegionVerticalPlacement(isBelow: false)
    /// Below the camera if it is too wide to fit beside it.
    public static let belowIfTooWide = DynamicIslandExpandedRegionVerticalPlacement(isBelow: true)
}

extension View {
    /// Sets the vertical position of this view in its region of the expanded Dynamic Island.
    public func dynamicIsland(verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement) -> some View {
        layoutValue(key: IslandVerticalPlacementKey.self, value: verticalPlacement)
    }
}

struct IslandVerticalPlacementKey: LayoutValueKey {
    static var defaultValue: DynamicIslandExpandedRegionVerticalPlacement { .default }
}
