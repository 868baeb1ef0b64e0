import AppIntents

/// The entries and views of a `StaticConfiguration`.
struct StaticTimelineSource<Provider: TimelineProvider, Content: View>: WidgetTimelineSource {
    private let kind: String
    private let provider: Provider
    private let entryContent: EntryContent<Provider.Entry, Content>

    init(kind: String, provider: Provider, content: @escaping (Provider.Entry) -> Content) {
        self.kind = kind
        self.provider = provider
        entryContent = EntryContent(kind: kind, make: content)
    }

    var entryType: any TimelineEntry.Type { Provider.Entry.self }

    func content(for entry: any TimelineEntry) throws(WidgetReadingError) -> any View {
        try entryContent.view(of: entry)
    }

    func placeholder(in context: TimelineProviderContext) -> any TimelineEntry { provider.placeholder(in: context) }

    func snapshot(
        for configuration: (any WidgetConfigurationIntent)?, in context: TimelineProviderContext
    ) async throws(WidgetReadingError) -> any TimelineEntry {
        let entry: Provider.Entry? = await SingleAnswer.wait { answer in
            provider.getSnapshot(in: context, completion: answer.handler)
        }
        guard let entry else { throw .providerNeverAnswered(kind: kind, method: "getSnapshot(in:completion:)") }
        return entry
    }

    func timeline(
        for configuration: (any WidgetConfigurationIntent)?, in context: TimelineProviderContext
    ) async throws(WidgetReadingError) -> EntrySeries {
        let timeline: Timeline<Provider.Entry>? = await SingleAnswer.wait { answer in
            provider.getTimeline(in: context, completion: answer.handler)
        }
        guard let timeline else { throw .providerNeverAnswered(kind: kind, method: "getTimeline(in:completion:)") }
        return EntrySeries(timeline)
    }
}
