/// The source of the entries of a widget.
///
/// Source: Apple, WidgetKit `TimelineProvider`.
public protocol TimelineProvider {
    associatedtype Entry: TimelineEntry
    typealias Context = TimelineProviderContext

    /// An entry to show until there is a real one; it is drawn redacted.
    func placeholder(in context: Context) -> Entry

    /// An entry for a moment when time matters, such as the widget gallery; call `completion` once, from any thread.
    @preconcurrency
    func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)

    /// The entries from now on; call `completion` once, from any thread.
    @preconcurrency
    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)

    /// Returns the times at which the widget is relevant, for the stack that shows it.
    func relevance() async -> WidgetRelevance<Void>
}
