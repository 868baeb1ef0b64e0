import AppIntents
import Combine
import Drawing
import Foundation
import HostProtocol
import Observation
import SwiftUI
import Testing
import Typesetting

@testable import PreviewRendering
@testable import WidgetKit

/// Stores that the views of these tests read.
private var preferences: UserDefaults { UserDefaults(suiteName: "group.widget.store") ?? .standard }

private final class Followed: ObservableObject, @unchecked Sendable {
    static let shared = Followed()
    @Published var count = 0
}

@Observable private final class Watched: @unchecked Sendable {
    static let shared = Watched()
    var count = 0
}

private struct AddToStores: AppIntent {
    static let title: LocalizedStringResource = "Add"
    @MainActor func perform() async throws -> some IntentResult {
        preferences.set(preferences.integer(forKey: "count") + 1, forKey: "count")
        Followed.shared.count += 1
        Watched.shared.count += 1
        return .result()
    }
}

/// As `AddToStores`, off the main actor.
private struct AddAside: AppIntent {
    static let title: LocalizedStringResource = "Add aside"
    func perform() async throws -> some IntentResult {
        preferences.set(preferences.integer(forKey: "count") + 1, forKey: "count")
        Followed.shared.count += 1
        Watched.shared.count += 1
        return .result()
    }
}

private struct Bare: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label }
}

private struct StoreView: View {
    @AppStorage("count", store: preferences) private var stored = 0
    @ObservedObject private var followed = Followed.shared
    private let watched = Watched.shared

    var body: some View {
        VStack {
            Text("\(stored)")
            Text("\(followed.count)")
            Text("\(watched.count)")
            Button("Add", intent: AddToStores()).buttonStyle(Bare())
            Button("Aside", intent: AddAside()).buttonStyle(Bare())
        }
        .containerBackground(.white, for: .widget)
    }
}

private struct Nothing: TimelineEntry { var date = ViewClock.start.date }

private struct NothingProvider: TimelineProvider {
    func placeholder(in context: Context) -> Nothing { Nothing() }
    func getSnapshot(in context: Context, completion: @escaping (Nothing) -> Void) { completion(Nothing()) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Nothing>) -> Void) {
        completion(Timeline(entries: [Nothing()], policy: .never))
    }
}

private struct StoreWidget<Tag>: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "store", provider: NothingProvider()) { _ in StoreView() }
    }
}

/// What a widget's views read of stores is archived with them: a tap changes it when the new timeline is there.
@Suite("Stores that widgets read", .serialized) @MainActor struct WidgetStoreTests {
    @Test("Preferences, observed objects and models change at the reload, not at the tap", arguments: ["Add", "Aside"])
    func reload(_ label: String) async throws {
        preferences.removeObject(forKey: "count")
        (Followed.shared.count, Watched.shared.count) = (0, 0)
        var options = RenderOptions()
        options.steps = [.tap(.label(label), count: 1)]
        options.scale = 1
        VirtualClock.start()
        defer { VirtualClock.stop() }
        let planner = PreviewPlanner(options: options, fonts: try FontLibrary.bundled())
        let plan = try await planner.plan(shownOf: PlacedWidget(widget: StoreWidget<Int>(), family: .systemSmall))
        let film = try await PreviewRenderer(plan: plan, options: options).film()
        let scene = try #require(film.scenes.first)
        // The finger leaves after 0.4 s, the answer comes half a second later.
        let answer = 27
        #expect(scene.frames[..<answer].allSatisfy { $0 == scene.frames[0] })
        #expect(scene.frames[answer...].contains { $0 != scene.frames[0] })
        // The digits roll: what changed did so with the entry, and not by itself before it.
        #expect(scene.frames[answer + 1] != scene.frames.last)
        #expect(preferences.integer(forKey: "count") == 1 && Followed.shared.count == 1 && Watched.shared.count == 1)
    }
}
