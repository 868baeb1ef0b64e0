/// The regions of an expanded Dynamic Island.
///
/// Source: Apple, WidgetKit `DynamicIslandExpandedContent`.
public struct DynamicIslandExpandedContent<Content: View> {
    let regions: [ExpandedIslandRegion]
}

/// One region, for any type of content.
struct ExpandedIslandRegion {
    let position: DynamicIslandExpandedRegionPosition
    let priority: Double
    let margins: IslandMargins
    let content: AnyView

    init<Content: View>(_ region: DynamicIslandExpandedRegion<Content>) {
        position = region.position
        priority = region.priority
        margins = region.margins
        content = AnyView(region.content)
    }
}

/// Builds the regions of an expanded Dynamic Island, one an expression.
///
/// Source: Apple, WidgetKit `DynamicIslandExpandedContentBuilder`.
@resultBuilder
public struct DynamicIslandExpandedContentBuilder {
    public static func buildPartialBlock<C: View>(
        first: DynamicIslandExpandedRegion<C>
    ) -> DynamicIslandExpandedContent<some View> {
        DynamicIslandExpandedContent<C>(regions: [ExpandedIslandRegion(first)])
    }

    public static func buildPartialBlock<C: View>(
        first: DynamicIslandExpandedContent<C>
    ) -> DynamicIslandExpandedContent<some View> {
        first
    }

    public static func buildPartialBlock<C0: View, C1: View>(
        accumulated: DynamicIslandExpandedContent<C0>, next: DynamicIslandExpandedRegion<C1>
    ) -> DynamicIslandExpandedContent<some View> {
        DynamicIslandExpandedContent<TupleView<(C0, C1)>>(
            regions: accumulated.regions + [ExpandedIslandRegion(next)])
    }

    public static func buildPartialBlock<C0: View, C1: View>(
        accumulated: DynamicIslandExpandedContent<C0>, next: DynamicIslandExpandedContent<C1>
    ) -> DynamicIslandExpandedContent<some View> {
        DynamicIslandExpandedContent<TupleView<(C0, C1)>>(regions: accumulated.regions + next.regions)
    }
}
