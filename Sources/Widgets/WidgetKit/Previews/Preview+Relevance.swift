import AppIntents

extension Preview {
    /// Creates a preview of a widget with a relevance configuration, from entries.
    ///
    /// Source: Apple, WidgetKit `Preview(_:widget:relevanceEntries:)` (watchOS 26).
    @MainActor
    public init<Entry: RelevanceEntry>(
        _ name: String? = nil, widget: @escaping @MainActor () -> some Widget,
        @RelevanceEntriesBuilder relevanceEntries: @escaping @MainActor () async -> [Entry]
    ) {
        self.init(
            name: name,
            content: WidgetPreviewContent(family: .accessoryRectangular, widget: widget, isListed: true) { _ in
                EntrySeries(listed: await relevanceEntries().map { RelevantMoment(date: Date(), entry: $0) })
            })
    }

    /// Creates a preview of a widget with a relevance configuration, from its provider's answers.
    ///
    /// Source: Apple, WidgetKit `Preview(_:widget:relevanceProvider:)` (watchOS 26).
    @MainActor
    public init<Provider: RelevanceEntriesProvider>(
        _ name: String? = nil, widget: @escaping @MainActor () -> some Widget,
        relevanceProvider: @escaping @MainActor () -> Provider
    ) {
        self.init(
            name: name,
            content: WidgetPreviewContent(family: .accessoryRectangular, widget: widget) { context in
                try await RelevanceSource(kind: "\(Provider.self)", provider: relevanceProvider()) { _ in EmptyView() }
                    .timeline(for: nil, in: context)
            })
    }

    /// Creates a preview of a widget with a relevance configuration, from times at which it matters.
    ///
    /// Source: Apple, WidgetKit `Preview(_:widget:relevanceProvider:relevance:)` (watchOS 26).
    @MainActor
    public init<Provider: RelevanceEntriesProvider>(
        _ name: String? = nil, widget: @escaping @MainActor () -> some Widget,
        relevanceProvider: @escaping @MainActor () -> Provider,
        relevance: @escaping @MainActor () async -> WidgetRelevance<Provider.Configuration>
    ) {
        self.init(
            name: name,
            content: WidgetPreviewContent(family: .accessoryRectangular, widget: widget) { context in
                try await RelevanceSource(kind: "\(Provider.self)", provider: relevanceProvider()) { _ in EmptyView() }
                    .series(of: await relevance(), at: Date(), in: context)
            })
    }
}

/// Preview a widget with a relevance configuration.
///
/// - Parameters:
///   - name: A display name. Without one the preview is named after the widget.
///   - widget: The widget.
///   - relevanceEntries: The entries to show one after another; of the type that the widget expects.
///
/// Source: Apple, WidgetKit `Preview(_:widget:relevanceEntries:)`.
@freestanding(declaration)
public macro Preview<PreviewedWidget: Widget, Entry: RelevanceEntry>(
    _ name: String? = nil, widget: @escaping @MainActor () -> PreviewedWidget,
    @RelevanceEntriesBuilder relevanceEntries: @escaping @MainActor () async -> [Entry]
) = #externalMacro(module: "PreviewMacros", type: "Preview")

/// Preview a widget with a relevance configuration, using the specified provider.
///
/// Source: Apple, WidgetKit `Preview(_:widget:relevanceProvider:)`.
@freestanding(declaration)
public macro Preview<PreviewedWidget: Widget, Provider: RelevanceEntriesProvider>(
    _ name: String? = nil, widget: @escaping @MainActor () -> PreviewedWidget,
    relevanceProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "PreviewMacros", type: "Preview")

/// Preview a widget with a relevance configuration, using the specified provider and relevances.
///
/// Source: Apple, WidgetKit `Preview(_:widget:relevanceProvider:relevance:)`.
@freestanding(declaration)
public macro Preview<PreviewedWidget: Widget, Provider: RelevanceEntriesProvider>(
    _ name: String? = nil, widget: @escaping @MainActor () -> PreviewedWidget,
    relevanceProvider: @escaping @MainActor () -> Provider,
    relevance: @escaping @MainActor () async -> WidgetRelevance<Provider.Configuration>
) = #externalMacro(module: "PreviewMacros", type: "Preview")

/// Builds the list of entries of a preview, one a line.
@resultBuilder
public struct RelevanceEntriesBuilder {
    public static func buildExpression<Entry: RelevanceEntry>(_ entry: Entry) -> [Entry] { [entry] }
    public static func buildPartialBlock<Entry: RelevanceEntry>(first: [Entry]) -> [Entry] { first }
    public static func buildPartialBlock<Entry: RelevanceEntry>(accumulated: [Entry], next: [Entry]) -> [Entry] { accumulated + next }
    public static func buildArray<Entry: RelevanceEntry>(_ entries: [[Entry]]) -> [Entry] { entries.flatMap { $0 } }
}
