/// The configuration of a widget that people cannot configure.
///
/// Source: Apple, WidgetKit `StaticConfiguration`.
@MainActor @preconcurrency
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
    public typealias Body = Never

    private let kind: String
    private let timelines: any WidgetTimelineSource

    /// - Parameters:
    ///   - kind: the name of the widget, unique in the app.
    ///   - provider: the source of the entries.
    ///   - content: the view of an entry.
    public init<Provider: TimelineProvider>(
        kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) {
        self.kind = kind
        timelines = StaticTimelineSource(kind: kind, provider: provider, content: content)
    }
}

extension StaticConfiguration: DescribedConfiguration {
    var widgetDescription: WidgetDescription? { WidgetDescription(kind: kind, timelines: timelines) }
}
