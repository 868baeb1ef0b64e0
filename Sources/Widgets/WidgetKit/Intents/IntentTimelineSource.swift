import AppIntents
import Intents

/// The entries and views of an `IntentConfiguration`.
struct IntentTimelineSource<Provider: IntentTimelineProvider, Content: View>: WidgetTimelineSource {
    private let kind: String
    private let entryContent: EntryContent<Provider.Entry, Content>
    private let remarks = ProviderRemarks()

    /// Never mutated, and used for one call at a time, so that its asynchronous method may leave the main actor.
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
        let entry: Provider.Entry = try await remarks.answer(of: "getSnapshot(for:in:completion:)", kind: kind) { answer in
            provider.getSnapshot(for: intent, in: context, completion: answer)
        }
        return entry
    }

    func timeline(
        for configuration: ChosenConfiguration?, in context: TimelineProviderContext
    ) async throws(WidgetReadingError) -> EntrySeries {
        let intent = try intent(from: configuration)
        let timeline: Timeline<Provider.Entry> = try await remarks.answer(of: "getTimeline(for:in:completion:)", kind: kind) { answer in
            provider.getTimeline(for: intent, in: context, completion: answer)
        }
        return EntrySeries(timeline)
    }

    func configuration(_ wishes: [ParameterWish]) async throws -> ChosenConfiguration? {
        let intent = Provider.Intent._configured()
        let handler = WidgetDiscovery.intentHandler(for: intent)
        for parameter in Provider.Intent._parameters {
            let wish = wishes.last { $0.name == parameter.name }
            do {
                if let handler, try await parameter.take(wish?.words, for: intent, from: handler) { continue }
                if let wish { try parameter.take(wish.words, for: intent) }
            } catch let error as INParameterFault {
                guard let wish else { throw error }
                throw IntentParameterError.notAValue(
                    parameter: parameter.name, intent: "\(Provider.Intent.self)", words: wish.words, expected: error.expected,
                    known: error.known)
            }
        }
        return .intent(intent)
    }

    var parameterNames: [String] { Provider.Intent._parameters.map(\.name) }

    func recommendations() -> [Text] { provider.recommendations().map(\.summary) }

    func relevance(in timeZone: TimeZone) async -> [String] {
        await provider.relevance().attributes.map { $0.words(in: timeZone) }
    }

    func takeRemarks() -> [String] { remarks.take() }

    private func intent(from configuration: ChosenConfiguration?) throws(WidgetReadingError) -> Provider.Intent {
        guard let configuration else { return Provider.Intent._configured() }
        guard case .intent(let chosen) = configuration, let intent = chosen as? Provider.Intent else {
            throw .intentMismatch(
                kind: kind, expected: String(describing: Provider.Intent.self), found: configuration.typeName)
        }
        return intent
    }
}
