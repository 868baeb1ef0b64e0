import AppIntents

/// The source of the entries of a configurable widget.
///
/// Source: Apple, WidgetKit `AppIntentTimelineProvider`.
public protocol AppIntentTimelineProvider {
    associatedtype Entry: TimelineEntry
    associatedtype Intent: WidgetConfigurationIntent
    typealias Context = TimelineProviderContext

    /// An entry to show until there is a real one; it is drawn redacted.
    func placeholder(in context: Context) -> Entry

    /// An entry for a moment when time matters, such as the widget gallery.
    func snapshot(for configuration: Intent, in context: Context) async -> Entry

    /// The entries from now on.
    func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>

    /// Returns ready-made configurations, for places in which people cannot make their own.
    func recommendations() -> [AppIntentRecommendation<Intent>]

    /// Returns the times at which configurations of the widget are relevant, for the stack that shows it.
    func relevance() async -> WidgetRelevance<Intent>
}

extension AppIntentTimelineProvider {
    public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}
