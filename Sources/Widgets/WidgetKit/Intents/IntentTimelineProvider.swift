import Intents

/// The source of the entries of a widget that a SiriKit intent configures.
///
/// Source: Apple, WidgetKit `IntentTimelineProvider`.
public protocol IntentTimelineProvider {
    associatedtype Entry: TimelineEntry
    associatedtype Intent: INIntent
    typealias Context = TimelineProviderContext

    /// An entry to show until there is a real one; it is drawn redacted.
    func placeholder(in context: Context) -> Entry

    /// An entry for a moment when time matters, such as the widget gallery; call `completion` once, from any thread.
    @preconcurrency
    func getSnapshot(for configuration: Intent, in context: Context, completion: @escaping @Sendable (Entry) -> Void)

    /// The entries from now on; call `completion` once, from any thread.
    @preconcurrency
    func getTimeline(
        for configuration: Intent, in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)

    /// Returns ready-made configurations, for places in which people cannot make their own.
    func recommendations() -> [IntentRecommendation<Intent>]

    /// Returns the times at which configurations of the widget are relevant, for the stack that shows it.
    func relevance() async -> WidgetRelevance<Intent>
}

extension IntentTimelineProvider {
    public func recommendations() -> [IntentRecommendation<Intent>] { [] }
}
