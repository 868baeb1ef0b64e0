/// The compact Dynamic Island: a black capsule around the camera and the views beside it.
struct CompactIsland: View {
    let island: DynamicIsland

    @Environment(\.activityMetrics) private var metrics
    @State private var place = ContainerPlace()

    var body: some View {
        CompactIslandLayout(
            metrics: metrics,
            leadingMargins: (island.margins[.compactLeading] ?? IslandMargins())
                .over(ActivityMetrics.compactLeadingMargins),
            trailingMargins: (island.margins[.compactTrailing] ?? IslandMargins())
                .over(ActivityMetrics.compactTrailingMargins)
        ) {
            IslandPlate(shape: Self.shape, keyline: island.keyline).notingPlace(place)
            HStack(spacing: 0) { island.compactLeading() }
            HStack(spacing: 0) { island.compactTrailing() }
        }
        .environment(\.containerShape, ContainerShape(shape: Self.shape, place: place))
        .modifier(IslandEnvironment())
    }

    private static let shape = Capsule(style: .circular)
}

/// The minimal Dynamic Island: a black circle, or a little more than one.
struct MinimalIsland: View {
    let island: DynamicIsland

    var body: some View {
        let shape = Capsule(style: .circular)
        MinimalIslandLayout(
            margins: (island.margins[.minimal] ?? IslandMargins()).over(ActivityMetrics.minimalMargins)
        ) {
            IslandPlate(shape: shape, keyline: island.keyline)
            HStack(spacing: 0) { island.minimal() }
        }
        .containerShape(shape)
        .modifier(IslandEnvironment())
    }
}

/// The expanded Dynamic Island: a black plate with its regions around the camera.
struct ExpandedIsland: View {
    let island: DynamicIsland

    var body: some View {
        ExpandedRegions(island: island)
            .containerShape(shape)
            .background { IslandPlate(shape: shape, keyline: island.keyline) }
            .clipShape(shape)
            .modifier(IslandEnvironment())
    }

    private var shape: RoundedRectangle {
        RoundedRectangle(cornerRadius: ActivityMetrics.expandedCornerRadius, style: .continuous)
    }
}

/// The regions of the expanded island.
struct ExpandedRegions: View {
    let island: DynamicIsland

    @Environment(\.activityMetrics) private var metrics

    var body: some View {
        let margins = (island.margins[.expanded] ?? IslandMargins()).over(ActivityMetrics.expandedMargins)
        let regions = island.expanded()
        ExpandedIslandLayout(metrics: metrics, margins: margins) {
            ForEach(regions.indices, id: \.self) { index in
                regions[index].content.layoutValue(key: IslandRegionKey.self, value: IslandRegionInfo(regions[index]))
            }
        }
    }
}

/// The environment of every view in the island: the island is black on every screen.
private struct IslandEnvironment: ViewModifier {
    func body(content: Content) -> some View {
        content.environment(\.colorScheme, .dark)
    }
}

/// The black of the island and the line around it.
struct IslandPlate<S: InsettableShape>: View {
    let shape: S
    let keyline: Color?

    @Environment(\.hasDarkSurroundings) private var hasDarkSurroundings

    var body: some View {
        ZStack {
            shape.fill(.black)
            if hasDarkSurroundings { shape.strokeBorder(line, lineWidth: 1) }
        }
    }

    /// The strength of the line is not in any public source: the documentation of `keylineTint(_:)` calls it "subtle".
    private var line: Color { keyline?.opacity(0.5) ?? Color(.sRGB, white: 0.2) }
}

extension EnvironmentValues {
    private struct DarkSurroundingsKey: EnvironmentKey {
        static var defaultValue: Bool { false }
    }

    /// A Boolean value that indicates whether the surroundings of the island are dark, so that its outline is visible.
    package var hasDarkSurroundings: Bool {
        get { self[DarkSurroundingsKey.self] }
        set { self[DarkSurroundingsKey.self] = newValue }
    }

    private struct WallpaperKey: EnvironmentKey {
        static var defaultValue: Bool { false }
    }

    /// A Boolean value that indicates whether a wallpaper lies behind a Live Activity, whose plate lets it through.
    package var hasWallpaper: Bool {
        get { self[WallpaperKey.self] }
        set { self[WallpaperKey.self] = newValue }
    }
}
