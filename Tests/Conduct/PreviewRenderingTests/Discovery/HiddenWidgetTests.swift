import AppIntents
import Foundation
import HostProtocol
import SwiftUI
import TestSupport
import Testing
import Typesetting

@testable import PreviewRendering
@testable import WidgetKit

private struct Moment: TimelineEntry { var date = ViewClock.start.date }

/// Says which widgets it is told are in use.
private struct CountingProvider: TimelineProvider {
    static let asked = Asked()
    final class Asked: @unchecked Sendable {
        private let lock = NSLock()
        private var words: [String] = []
        func note(_ word: String) { lock.withLock { words.append(word) } }
        func take() -> [String] {
            lock.withLock {
                defer { words = [] }
                return words
            }
        }
    }

    func placeholder(in context: Context) -> Moment { Moment() }
    func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) { completion(Moment()) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {
        WidgetCenter.shared.getCurrentConfigurations { result in
            for info in (try? result.get()) ?? [] { Self.asked.note("\(info.kind) \(info.family)") }
        }
        completion(Timeline(entries: [Moment()], policy: .never))
    }
}

private struct CountingWidget<Tag>: Widget {
    var families: [WidgetFamily] = [.systemSmall]
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "counting", provider: CountingProvider()) { _ in Text("1").containerBackground(.white, for: .widget) }
            .supportedFamilies(families)
    }
}

private struct NoWidget<Tag>: Widget {
    var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}

/// Widgets that no gallery offers, and what widgets know of themselves.
@Suite("Widgets in no gallery", .serialized) @MainActor struct HiddenWidgetTests {
    @Test("A widget without families, one without a configuration and two of one kind are told") func told() {
        let words = WidgetCatalog.words(about: [
            ("None", CountingWidget<Int>(families: [])), ("Empty", NoWidget<Int>()), ("Twin", CountingWidget<Int>()),
        ])
        expect(words.count, equals: 3)
        #expect(words[0].hasPrefix("None supports no family"))
        #expect(words[1].hasPrefix("Empty has no widget"))
        #expect(words[2].hasPrefix("None and Twin have the same kind, \"counting\""))
        expect(WidgetCatalog.words(about: [("One", CountingWidget<Int>())]), equals: [])
    }

    @Test("A provider finds its widget among those in use") func configurations() async throws {
        _ = CountingProvider.asked.take()
        var options = RenderOptions()
        options.scale = 1
        let planner = PreviewPlanner(options: options, fonts: try FontLibrary.bundled())
        _ = try await planner.plan(PlacedWidget(widget: CountingWidget<Int>(), family: .systemSmall))
        expect(CountingProvider.asked.take(), equals: ["counting systemSmall"])
    }
}
