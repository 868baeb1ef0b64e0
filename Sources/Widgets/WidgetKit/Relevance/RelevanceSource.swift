import AppIntents

/// The content of a widget in a Smart Stack, as an entry of a timeline.
struct RelevantMoment<Entry: RelevanceEntry>: TimelineEntry {
    let date: Date
    let entry: Entry
}

/// The entries and views of a `RelevanceConfiguration`: one entry for each time at which it matters.
struct RelevanceSource<Provider: RelevanceEntriesProvider, Content: View>: WidgetTimelineSource {
    private let kind: String
    private let make: @MainActor (Provider.Entry) -> Content

    /// Never mutated, and used for one call at a time, so that its asynchronous methods may leave the main actor.
    private nonisolated(unsafe) let provider: Provider

    init(kind: String, provider: Provider, content: @escaping @MainActor (Provider.Entry) -> Content) {
        self.kind = kind
        self.provider = provider
        make = content
    }

    var entryType: any TimelineEntry.Type { RelevantMoment<Provider.Entry>.self }
    var contentType: any View.Type { Content.self }

    func content(for entry: any TimelineEntry) throws(WidgetReadingError) -> any View {
        guard let own = entry as? RelevantMoment<Provider.Entry> else {
            throw .entryMismatch(kind: kind, expected: "\(Provider.Entry.self)", found: "\(type(of: entry))")
        }
        return make(own.entry)
    }

    func placeholder(in context: TimelineProviderContext) -> any TimelineEntry {
        RelevantMoment(date: Date(), entry: provider.placeholder(context: RelevanceEntriesProviderContext(context)))
    }

    func snapshot(
        for configuration: ChosenConfiguration?, in context: TimelineProviderContext
    ) async throws(WidgetReadingError) -> any TimelineEntry {
        var intent = try intent(from: configuration)
        if intent == nil { intent = await provider.relevance().attributes.lazy.compactMap(\.configuration).first }
        return try await moment(of: intent ?? Provider.Configuration(), at: Date(), in: context)
    }

    func timeline(
        for configuration: ChosenConfiguration?, in context: TimelineProviderContext
    ) async throws(WidgetReadingError) -> EntrySeries {
        let now = Date()
        if let intent = try intent(from: configuration) {
            return EntrySeries(listed: [try await moment(of: intent, at: now, in: context)])
        }
        return try await series(of: provider.relevance(), at: now, in: context)
    }

    /// One entry for each configuration that matters some time, at that time.
    func series(
        of relevance: WidgetRelevance<Provider.Configuration>, at now: Date, in context: TimelineProviderContext
    ) async throws(WidgetReadingError) -> EntrySeries {
        var entries: [any TimelineEntry] = []
        for attribute in relevance.attributes {
            guard let intent = attribute.configuration else { continue }
            var date = now
            if case .date(let interval, _)? = attribute.context?.clue { date = max(interval.start, now) }
            entries.append(try await moment(of: intent, at: date, in: context))
        }
        if entries.isEmpty { entries = [try await moment(of: Provider.Configuration(), at: now, in: context)] }
        return EntrySeries(listed: entries)
    }

    private func moment(
        of intent: Provider.Configuration, at date: Date, in context: TimelineProviderContext
    ) async throws(WidgetReadingError) -> RelevantMoment<Provider.Entry> {
        do {
            let entry = try await provider.entry(configuration: intent, context: RelevanceEntriesProviderContext(context))
            return RelevantMoment(date: date, entry: entry)
        } catch {
            throw .providerFailed(
                kind: kind, method: "entry(configuration:context:)",
                error: error.wordsForPeople)
        }
    }

    /// Returns the parameters that a person has chosen, if the widget has any.
    func configuration(_ wishes: [ParameterWish]) async throws -> ChosenConfiguration? {
        let own = wishes.filter { parameterNames.contains($0.name) }
        return own.isEmpty ? nil : .appIntent(try await Provider.Configuration.configured(by: own))
    }

    var parameterNames: [String] { Provider.Configuration().parameters.map(\.name) }

    func relevance(in timeZone: TimeZone) async -> [String] {
        await provider.relevance().attributes.map { $0.words(in: timeZone) }
    }

    private func intent(from configuration: ChosenConfiguration?) throws(WidgetReadingError) -> Provider.Configuration? {
        guard let configuration else { return nil }
        guard case .appIntent(let chosen) = configuration, let intent = chosen as? Provider.Configuration else {
            throw .intentMismatch(kind: kind, expected: "\(Provider.Configuration.self)", found: configuration.typeName)
        }
        return intent
    }
}
