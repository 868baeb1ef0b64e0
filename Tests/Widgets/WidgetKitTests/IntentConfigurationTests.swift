import AppIntents
import Intents
import SwiftUI
import TestSupport
import Testing

@testable import WidgetKit

private final class CityIntent: INIntent {
    var city: String?

    override class func _configured() -> Self {
        let intent = Self()
        intent.city = "Aachen"
        return intent
    }
}

private struct CityEntry: TimelineEntry {
    let date: Date
    let city: String
}

private struct CityProvider: IntentTimelineProvider {
    func placeholder(in context: Context) -> CityEntry { CityEntry(date: .now, city: "-") }

    func getSnapshot(for configuration: CityIntent, in context: Context, completion: @escaping (CityEntry) -> Void) {
        completion(CityEntry(date: .now, city: configuration.city ?? "nowhere"))
    }

    func getTimeline(
        for configuration: CityIntent, in context: Context, completion: @escaping (Timeline<CityEntry>) -> Void
    ) {
        completion(Timeline(entries: [CityEntry(date: .now, city: configuration.city ?? "nowhere")], policy: .never))
    }
}

private struct CityWidget: Widget {
    var body: some WidgetConfiguration {
        IntentConfiguration(kind: "city", intent: CityIntent.self, provider: CityProvider()) { Text($0.city) }
            .configurationDisplayName("City")
    }
}

private final class Town: INObject {}

private protocol TownIntentHandling: NSObjectProtocol {
    func provideTownOptionsCollection(for intent: TownIntent, with completion: @escaping (INObjectCollection<Town>?, (any Error)?) -> Void)
    func defaultTown(for intent: TownIntent) -> Town?
}

private final class TownIntent: INIntent {
    var town: Town?

    override class var _parameters: [_INIntentParameter] {
        [
            _INIntentParameter(
                "town", \TownIntent.town, .object,
                options: _INDynamicOptions<Town>(
                    [
                        { (handler: Any, intent: INIntent, answer: @escaping (INObjectCollection<Town>?, (any Error)?) -> Void) in
                            guard let handler = handler as? any TownIntentHandling, let intent = intent as? TownIntent else {
                                return answer(nil, nil)
                            }
                            handler.provideTownOptionsCollection(for: intent, with: answer)
                        }
                    ],
                    awaited: { _, _ in nil },
                    initial: { handler, intent in
                        (intent as? TownIntent).flatMap { (handler as? any TownIntentHandling)?.defaultTown(for: $0) }
                    }, value: { (town: Town) in town }))
        ]
    }
}

/// Found by its conformance, as the class of an Intents extension among the sources of a widget is.
private final class TownExtension: INExtension, _INPrincipal {
    static func _make() -> INExtension { TownExtension() }
    override func handler(for intent: INIntent) -> Any? { intent is TownIntent ? TownHandler() : nil }
}

private final class TownHandler: NSObject, TownIntentHandling {
    func provideTownOptionsCollection(for intent: TownIntent, with completion: @escaping (INObjectCollection<Town>?, (any Error)?) -> Void)
    {
        let towns = [Town(identifier: "par", display: "Paris"), Town(identifier: "ac", display: "Aachen")]
        nonisolated(unsafe) let (answer, collection) = (completion, INObjectCollection(items: towns))
        DispatchQueue.global().async { answer(collection, nil) }
    }

    func defaultTown(for intent: TownIntent) -> Town? { Town(identifier: "ac", display: "Aachen") }
}

private struct TownProvider: IntentTimelineProvider {
    func placeholder(in context: Context) -> CityEntry { CityEntry(date: .now, city: "-") }

    func getSnapshot(for configuration: TownIntent, in context: Context, completion: @escaping (CityEntry) -> Void) {
        completion(CityEntry(date: .now, city: configuration.town?.displayString ?? "nowhere"))
    }

    func getTimeline(for configuration: TownIntent, in context: Context, completion: @escaping (Timeline<CityEntry>) -> Void) {
        completion(Timeline(entries: [], policy: .never))
    }
}

private struct TownWidget: Widget {
    var body: some WidgetConfiguration {
        IntentConfiguration(kind: "town", intent: TownIntent.self, provider: TownProvider()) { Text($0.city) }
    }
}

/// Widgets that a SiriKit intent configures.
@Suite("Intent configurations") @MainActor struct IntentConfigurationTests {
    @Test func theProviderIsAskedWithTheDefaultsOfTheDefinition() async throws {
        let timelines = try CityWidget().describe().timelines
        let context = TimelineProviderContext(previewing: .systemSmall)
        let snapshot = try await timelines.snapshot(for: nil, in: context)
        expect((snapshot as? CityEntry)?.city, equals: "Aachen")
        try await expect(timelines.timeline(for: nil, in: context).entries.count, equals: 1)
    }

    @Test(
        "The handler of an intent says what a widget begins with, and which choice words name",
        arguments: [(nil, "Aachen"), ("par", "Paris"), ("paris", "Paris"), ("Aachen", "Aachen"), ("nil", "nowhere")])
    func handler(_ words: String?, _ town: String) async throws {
        let timelines = try TownWidget().describe().timelines
        let wishes = words.map { [ParameterWish(name: "town", words: $0)] } ?? []
        let chosen = try await timelines.configuration(wishes)
        let snapshot = try await timelines.snapshot(for: chosen, in: TimelineProviderContext(previewing: .systemSmall))
        expect((snapshot as? CityEntry)?.city, equals: town)
    }

    @Test("Words that the handler knows nothing of are told with its choices") func unknown() async throws {
        let timelines = try TownWidget().describe().timelines
        let error = await #expect(throws: IntentParameterError.self) {
            _ = try await timelines.configuration([ParameterWish(name: "town", words: "Atlantis")])
        }
        expect(error.map { "\($0)".contains("Paris") && "\($0)".contains("Aachen") }, equals: true)
    }

    @Test func objectsAreEqualByIdentifierAndName() {
        expect(INObject(identifier: "a", display: "A"), equals: INObject(identifier: "a", display: "A"))
        #expect(INObject(identifier: "a", display: "A") != INObject(identifier: "b", display: "A"))
        expect(
            INObjectCollection(sections: [INObjectSection(title: "x", items: [INObject(identifier: nil, display: "A")])])
                .allItems.map(\.displayString), equals: ["A"])
    }
}
