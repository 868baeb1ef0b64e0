import AppIntents

extension Preview {
    /// Creates a preview of a widget with the entries of a timeline.
    ///
    /// Source: Apple, WidgetKit `Preview(_:as:widget:timeline:)`.
    public init<W: Widget>(
        _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W,
        @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
    ) {
        self.init(
            name: name, content: WidgetPreviewContent(family: family, widget: widget, source: .entries(timeline)))
    }

    /// Creates a preview of a widget with the entries of a provider's timeline.
    ///
    /// Source: Apple, WidgetKit `Preview(_:as:widget:timelineProvider:)`.
    public init<W: Widget, Provider: TimelineProvider>(
        _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W,
        timelineProvider: @escaping @MainActor () -> Provider
    ) {
        self.init(
            name: name,
            content: WidgetPreviewContent(
                family: family, widget: widget,
                source: .entries {
                    let source = StaticTimelineSource(
                        kind: "", provider: timelineProvider(), content: { _ in EmptyView() })
                    let context = TimelineProviderContext(previewing: family)
                    return (try? await source.timeline(for: nil, in: context).entries) ?? []
                }))
    }

    /// Creates a preview of a configurable widget with the entries its provider makes for an intent.
    ///
    /// Source: Apple, WidgetKit `Preview(_:as:using:widget:timelineProvider:)`.
    public init<W: Widget, Provider: AppIntentTimelineProvider>(
        _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
        widget: @escaping @MainActor () -> W, timelineProvider: @escaping @MainActor () -> Provider
    ) {
        self.init(
            name: name,
            content: WidgetPreviewContent(
                family: family, widget: widget,
                source: .entries {
                    let context = TimelineProviderContext(previewing: family)
                    return await timelineProvider().timeline(for: intent, in: context).entries
                }))
    }
}
