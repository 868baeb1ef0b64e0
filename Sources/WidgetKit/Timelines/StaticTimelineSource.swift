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
        for configuration: (any WidgetConfigurationIntent)?, in context: TimelineProviderContext
    ) async throws(WidgetReadingError) -> any TimelineEntry {
        let method = "getSnapshot(in:completion:)"
        let (entry, calls): (Provider.Entry?, Int) = await SingleAnswer.hear { answer in
            provider.getSnapshot(in: context, completion: answer.handler)
        }
        guard let entry else { throw .providerNeverAnswered(kind: kind, method: method) }
        remarks.note(calls: calls, of: method, kind: kind)
        return entry
    }

    func timeline(
        for configuration: (any WidgetConfigurationIntent)?, in context: TimelineProviderContext
    ) async throws(WidgetReadingError) -> EntrySeries {
        let method = "getTimeline(in:completion:)"
        let (timeline, calls): (Timeline<Provider.Entry>?, Int) = await SingleAnswer.hear { answer in
            provider.getTimeline(in: context, completion: answer.handler)
        }
        guard let timeline else { throw .providerNeverAnswered(kind: kind, method: method) }
        remarks.note(calls: calls, of: method, kind: kind)
        return EntrySeries(timeline)
    }

    func relevance() async -> [String] {
        // Asked for one thing at a time, so that its asynchronous method may leave the main actor.
        nonisolated(unsafe) let provider = provider
        return await provider.relevance().attributes.map(\.words)
    }

    func takeRemarks() -> [String] { remarks.take() }
}

/// What was odd about a provider's answers.
@MainActor
private final class ProviderRemarks {
    private var remarks: [String] = []

    nonisolated init() {}

    func note(calls: Int, of method: String, kind: String) {
        guard calls > 1 else { return }
        remarks.append(
            "The timeline provider of the widget of kind \"\(kind)\" called the completion handler of \(method) "
                + "\(calls) times: only the first answer counts.")
    }

    func take() -> [String] {
        defer { remarks = [] }
        return remarks
    }
}
