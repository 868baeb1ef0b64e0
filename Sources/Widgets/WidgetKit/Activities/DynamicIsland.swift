/// The views of a Live Activity in the Dynamic Island.
///
/// Source: Apple, WidgetKit `DynamicIsland`.
public struct DynamicIsland {
    /// Makes the regions of the expanded presentation.
    let expanded: () -> [ExpandedIslandRegion]
    let compactLeading: () -> AnyView
    let compactTrailing: () -> AnyView
    let minimal: () -> AnyView

    /// The colour of the line around the island; `nil` for the system's.
    private(set) var keyline: Color?
    /// The address that a tap opens; `nil` for the app.
    package private(set) var url: URL?
    /// The margins that replace the system's, mode by mode.
    private(set) var margins: [DynamicIslandMode: IslandMargins] = [:]

    /// - Parameters:
    ///   - expanded: the regions that are shown when people touch and hold the island.
    ///   - compactLeading: the view before the camera when one activity is shown.
    ///   - compactTrailing: the view behind the camera when one activity is shown.
    ///   - minimal: the view when several activities are shown.
    public init<Expanded: View, CompactLeading: View, CompactTrailing: View, Minimal: View>(
        @DynamicIslandExpandedContentBuilder expanded: @escaping () -> DynamicIslandExpandedContent<Expanded>,
        @ViewBuilder compactLeading: @escaping () -> CompactLeading,
        @ViewBuilder compactTrailing: @escaping () -> CompactTrailing,
        @ViewBuilder minimal: @escaping () -> Minimal
    ) {
        self.expanded = { expanded().regions }
        self.compactLeading = { AnyView(compactLeading()) }
        self.compactTrailing = { AnyView(compactTrailing()) }
        self.minimal = { AnyView(minimal()) }
    }

    /// Sets the address that the app gets when the island is tapped.
    public func widgetURL(_ url: URL?) -> DynamicIsland {
        var island = self
        island.url = url
        return island
    }

    /// Colours the line around the island, which is seen on dark backgrounds.
    public func keylineTint(_ color: Color?) -> DynamicIsland {
        var island = self
        island.keyline = color
        return island
    }

    /// Replaces margins of one mode; of several calls, the innermost counts.
    ///
    /// - Parameter length: in points.
    public func contentMargins(_ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode) -> DynamicIsland {
        var island = self
        island.margins[mode, default: IslandMargins()].fill(edges, with: length)
        return island
    }
}

/// Requested margins; `nil` for those of the system.
struct IslandMargins: Equatable {
    var top: CGFloat?
    var leading: CGFloat?
    var bottom: CGFloat?
    var trailing: CGFloat?

    /// Sets the margins of some edges, unless they are set.
    mutating func fill(_ edges: Edge.Set, with length: Double) {
        if edges.contains(.top) { top = top ?? length }
        if edges.contains(.leading) { leading = leading ?? length }
        if edges.contains(.bottom) { bottom = bottom ?? length }
        if edges.contains(.trailing) { trailing = trailing ?? length }
    }

    /// Returns these margins, completed by others where these are not set.
    func over(_ insets: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: top ?? insets.top, leading: leading ?? insets.leading, bottom: bottom ?? insets.bottom,
            trailing: trailing ?? insets.trailing)
    }
}
