import Intents
import SwiftUI
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

/// Widgets that a SiriKit intent configures.
@Suite("Intent configurations") @MainActor struct IntentConfigurationTests {
    @Test func theProviderIsAskedWithTheDefaultsOfTheDefinition() async throws {
        let timelines = try CityWidget().describe().timelines
        let context = TimelineProviderContext(previewing: .systemSmall)
        let snapshot = try await timelines.snapshot(for: nil, in: context)
        #expect((snapshot as? CityEntry)?.city == "Aachen")
        #expect(try await timelines.timeline(for: nil, in: context).entries.count == 1)
    }

    @Test func objectsAreEqualByIdentifierAndName() {
        #expect(INObject(identifier: "a", display: "A") == INObject(identifier: "a", display: "A"))
        #expect(INObject(identifier: "a", display: "A") != INObject(identifier: "b", display: "A"))
        #expect(INObjectCollection(sections: [INObjectSection(title: "x", items: [INObject(identifier: nil, display: "A")])])
            .allItems.map(\.displayString) == ["A"])
    }
}
