import AppIntents

/// The entries and views of a `StaticConfiguration`.
struct StaticTimelineSource<Provider: TimelineProvider, Content: View>: WidgetTimelineSource {
    private let kind: String
    private let provider: Provider
    private let entryContent: EntryContent<Provider.Entry, Content>
    private let remarks = ProviderRemarks()

    init(kind: String, provider: Provider, content: @escaping (Provider.Entry) -> Content) {
        self.kind = kind
        self.provider = provider
        entryContent = EntryContent(kind: kind, make: content)
    }

    var entryType: any TimelineEntry.Type { Provider.Entry.self }
    var contentType: any View.Type { Content.self }

    func content(for entry: any TimelineEntry) throws(WidgetReadingError) -> any View {
        try entryContent.view(of: entry)
    }

    func placeholder(in context: TimelineProviderContext) -> any TimelineEntry { provider.placeholder(in: context) }

    func snapshot(
        for configuration: ChosenConfiguration?, in context: TimelineProviderContext
    ) async throws(WidgetReadingError) -> any TimelineEntry {
        let entry: Provider.Entry = try await remarks.answer(of: "getSnapshot(in:completion:)", kind: kind) { answer in
            provider.getSnapshot(in: context, completion: answer)
        }
        return entry
    }

    func timeline(
        for configuration: ChosenConfiguration?, in context: TimelineProviderContext
    ) async throws(WidgetReadingError) -> EntrySeries {
        let timeline: Timeline<Provider.Entry> = try await remarks.answer(of: "getTimeline(in:completion:)", kind: kind) { answer in
            provider.getTimeline(in: context, completion: answer)
        }
        return EntrySeries(timeline)
    }

    func relevance(in timeZone: TimeZone) async -> [String] {
        // Used for one call at a time, so that its asynchronous method may leave the main actor.
        nonisolated(unsafe) let provider = provider
        return await provider.relevance().attributes.map { $0.words(in: timeZone) }
    }

    func takeRemarks() -> [String] { remarks.take() }
}
