import AppIntents

/// The source of the content of a widget that a Smart Stack shows when it is relevant.
///
/// Source: Apple, WidgetKit `RelevanceEntriesProvider` (watchOS 26).
public protocol RelevanceEntriesProvider {
    associatedtype Configuration: WidgetConfigurationIntent
    associatedtype Entry: RelevanceEntry
    typealias Context = RelevanceEntriesProviderContext

    /// Returns the times at which configurations of the widget are relevant.
    func relevance() async -> WidgetRelevance<Configuration>

    /// An entry to show until there is a real one; it is drawn redacted.
    func placeholder(context: Context) -> Entry

    /// Returns the content to show while a configuration is relevant.
    func entry(configuration: Configuration, context: Context) async throws -> Entry
}

/// The content to show while a widget is relevant.
///
/// Source: Apple, WidgetKit `RelevanceEntry` (watchOS 26).
public protocol RelevanceEntry {}

/// The information for a provider about the place where its entry will be shown.
///
/// Source: Apple, WidgetKit `RelevanceEntriesProviderContext` (watchOS 26).
public struct RelevanceEntriesProviderContext: Sendable {
    /// A Boolean value that indicates whether the entry is for the widget gallery or a preview.
    public let isPreview: Bool

    /// The size of the widget, in points.
    public let displaySize: CGSize

    init(_ context: TimelineProviderContext) { (isPreview, displaySize) = (context.isPreview, context.displaySize) }
}
