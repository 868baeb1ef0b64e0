import AppIntents

/// The entries and views of an `AppIntentConfiguration`.
struct AppIntentTimelineSource<Provider: AppIntentTimelineProvider, Content: View>: WidgetTimelineSource {
    private let kind: String
    private let entryContent: EntryContent<Provider.Entry, Content>

    /// Never mutated, and used for one call at a time, so that its asynchronous methods may leave the main actor.
    private nonisolated(unsafe) let provider: Provider

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
        let intent = try intent(from: configuration)
        return await provider.snapshot(for: intent, in: context)
    }

    func timeline(
        for configuration: ChosenConfiguration?, in context: TimelineProviderContext
    ) async throws(WidgetReadingError) -> EntrySeries {
        let intent = try intent(from: configuration)
        return EntrySeries(await provider.timeline(for: intent, in: context))
    }

    func configuration(_ wishes: [ParameterWish]) async throws -> ChosenConfiguration? {
        .appIntent(try await Provider.Intent.configured(by: wishes))
    }

    var parameterNames: [String] { Provider.Intent().parameters.map(\.name) }

    func recommendations() -> [Text] { provider.recommendations().map(\.summary) }

    func relevance(in timeZone: TimeZone) async -> [String] {
        await provider.relevance().attributes.map { $0.words(in: timeZone) }
    }

    private func intent(
        from configuration: ChosenConfiguration?
    ) throws(WidgetReadingError) -> Provider.Intent {
        guard let configuration else { return Provider.Intent() }
        guard case .appIntent(let chosen) = configuration, let intent = chosen as? Provider.Intent else {
            throw .intentMismatch(
                kind: kind, expected: String(describing: Provider.Intent.self), found: configuration.typeName)
        }
        return intent
    }
}
