import AppIntents

/// Where the content of a widget comes from that a Smart Stack shows when it matters.
///
/// Source: Apple, WidgetKit `RelevanceEntriesProvider` (watchOS 26).
public protocol RelevanceEntriesProvider {
    associatedtype Configuration: WidgetConfigurationIntent
    associatedtype Entry: RelevanceEntry
    typealias Context = RelevanceEntriesProviderContext

    /// When which configuration of the widget matters.
    func relevance() async -> WidgetRelevance<Configuration>

    /// An entry to show until there is a real one; it is drawn redacted.
    func placeholder(context: Context) -> Entry

    /// What is shown while a configuration matters.
    func entry(configuration: Configuration, context: Context) async throws -> Entry
}

/// What is shown while a widget matters.
///
/// Source: Apple, WidgetKit `RelevanceEntry` (watchOS 26).
public protocol RelevanceEntry {}

/// What a provider may know about where its entry will be shown.
///
/// Source: Apple, WidgetKit `RelevanceEntriesProviderContext` (watchOS 26).
public struct RelevanceEntriesProviderContext: Sendable {
    /// Whether the entry is for the widget gallery or a preview.
    public let isPreview: Bool

    /// The size of the widget, in points.
    public let displaySize: CGSize

    init(_ context: TimelineProviderContext) { (isPreview, displaySize) = (context.isPreview, context.displaySize) }
}
