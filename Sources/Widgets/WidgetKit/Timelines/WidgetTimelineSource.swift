import AppIntents

/// A widget's provider and the view of its entries, for any types.
@MainActor
package protocol WidgetTimelineSource {
    /// The type of the entries that the view takes.
    var entryType: any TimelineEntry.Type { get }

    /// The type of the view of an entry.
    var contentType: any View.Type { get }

    /// The view of an entry.
    ///
    /// - Throws: `WidgetReadingError.entryMismatch` if the entry is not of type `entryType`.
    func content(for entry: any TimelineEntry) throws(WidgetReadingError) -> any View

    /// Returns the provider's entry for the time until there is a real one.
    func placeholder(in context: TimelineProviderContext) -> any TimelineEntry

    /// Returns the provider's entry for the widget gallery.
    ///
    /// - Parameter configuration: the parameters that people chose; `nil` for the intent's defaults.
    func snapshot(
        for configuration: ChosenConfiguration?, in context: TimelineProviderContext
    ) async throws(WidgetReadingError) -> any TimelineEntry

    /// The provider's entries from now on; see `snapshot(for:in:)`.
    func timeline(
        for configuration: ChosenConfiguration?, in context: TimelineProviderContext
    ) async throws(WidgetReadingError) -> EntrySeries

    /// Returns the widget's parameters with the values that people chose; `nil` if the widget has none.
    ///
    /// - Throws: `IntentParameterError`, or any error of a query.
    func configuration(_ wishes: [ParameterWish]) async throws -> ChosenConfiguration?

    /// The names of the widget's parameters, in the order of the source code.
    var parameterNames: [String] { get }

    /// The names of the ready-made configurations that the provider recommends, in its order.
    func recommendations() -> [Text]

    /// Returns the times at which the widget is relevant according to the provider, in words, in its order.
    func relevance(in timeZone: TimeZone) async -> [String]

    /// Returns remarks on unusual answers of the provider since the last call.
    func takeRemarks() -> [String]
}

extension WidgetTimelineSource {
    package func configuration(_ wishes: [ParameterWish]) async throws -> ChosenConfiguration? { nil }
    package var parameterNames: [String] { [] }
    package func recommendations() -> [Text] { [] }
    package func takeRemarks() -> [String] { [] }
}

/// A timeline whose entries are of any one type.
package struct EntrySeries {
    package let entries: [any TimelineEntry]
    package let policy: TimelineReloadPolicy

    package init<Entry>(_ timeline: Timeline<Entry>) {
        entries = timeline.entries
        policy = timeline.policy
    }

    /// Creates a series of entries that an author listed; no others are requested.
    package init(listed entries: [any TimelineEntry]) { (self.entries, policy) = (entries, .never) }
}

/// The view of an entry, checked for the entry's type.
@MainActor
struct EntryContent<Entry: TimelineEntry, Content: View> {
    let kind: String
    let make: (Entry) -> Content

    func view(of entry: any TimelineEntry) throws(WidgetReadingError) -> any View {
        guard let own = entry as? Entry else {
            throw .entryMismatch(
                kind: kind, expected: String(describing: Entry.self), found: String(describing: type(of: entry)))
        }
        return make(own)
    }
}
