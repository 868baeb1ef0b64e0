import AppIntents

extension Preview {
    /// Creates a preview of a timeline-style widget.
    ///
    /// Source: Apple, DeveloperToolsSupport `Preview.init(_:as:widget:timeline:)`.
    @MainActor
    public init(
        _ name: String? = nil, as family: WidgetFamily, widget: @escaping () -> some Widget,
        @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
    ) {
        self.init(
            name: name,
            content: WidgetPreviewContent(family: family, widget: widget, isListed: true) { _ in
                EntrySeries(listed: await timeline())
            })
    }

    /// Creates a preview of a widget with a static configuration.
    ///
    /// Source: Apple, DeveloperToolsSupport `Preview.init(_:as:widget:timelineProvider:)`.
    @MainActor
    public init<Provider: TimelineProvider>(
        _ name: String? = nil, as family: WidgetFamily, widget: @escaping () -> some Widget,
        timelineProvider: @escaping () -> Provider
    ) {
        let content = WidgetPreviewContent(family: family, widget: widget) { context in
            let provider = timelineProvider()
            let timeline: Timeline<Provider.Entry>? = await SingleAnswer.wait { answer in
                provider.getTimeline(in: context, completion: answer.handler)
            }
            guard let timeline else {
                throw WidgetReadingError.providerNeverAnswered(
                    kind: String(describing: Provider.self), method: "getTimeline(in:completion:)")
            }
            return EntrySeries(timeline)
        }
        self.init(name: name, content: content)
    }

    /// Creates a preview of a widget with an app intent configuration.
    ///
    /// Source: Apple, DeveloperToolsSupport `Preview.init(_:as:using:widget:timelineProvider:)`.
    @MainActor
    public init<Provider: AppIntentTimelineProvider>(
        _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
        widget: @escaping () -> some Widget, timelineProvider: @escaping () -> Provider
    ) {
        let content = WidgetPreviewContent(family: family, widget: widget, configuration: .appIntent(intent)) { context in
            // Used once and then released, so that the provider's asynchronous method may leave the main actor.
            nonisolated(unsafe) let provider = timelineProvider()
            return EntrySeries(await provider.timeline(for: intent, in: context))
        }
        self.init(name: name, content: content)
    }
}
