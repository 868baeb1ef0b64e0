import AppIntents

/// A widget's provider and the view of its entries, whatever their types.
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

    /// What the provider shows until there is a real entry.
    func placeholder(in context: TimelineProviderContext) -> any TimelineEntry

    /// What the provider shows for the widget gallery.
    ///
    /// - Parameter configuration: the parameters that people chose; `nil` for the intent's defaults.
    func snapshot(
        for configuration: (any WidgetConfigurationIntent)?, in context: TimelineProviderContext
    ) async throws(WidgetReadingError) -> any TimelineEntry

    /// The provider's entries from now on; see `snapshot(for:in:)`.
    func timeline(
        for configuration: (any WidgetConfigurationIntent)?, in context: TimelineProviderContext
    ) async throws(WidgetReadingError) -> EntrySeries

    /// What was odd about the provider's answers since the last call, in words.
    func takeRemarks() -> [String]
}

extension WidgetTimelineSource {
    package func takeRemarks() -> [String] { [] }
}

/// A timeline whose entries are of any one type.
package struct EntrySeries {
    package let entries: [any TimelineEntry]
    package let policy: TimelineReloadPolicy

    init<Entry>(_ timeline: Timeline<Entry>) {
        entries = timeline.entries
        policy = timeline.policy
    }
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
