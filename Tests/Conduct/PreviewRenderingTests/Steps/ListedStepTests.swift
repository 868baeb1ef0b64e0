import ActivityKit
import AppIntents
import Foundation
import HostProtocol
import PreviewSteps
import SwiftUI
import TestSupport
import Testing
import Typesetting

@testable import PreviewRendering
@testable import WidgetKit

/// What the intent of these tests counts.
private final class Cups: @unchecked Sendable {
    static let shared = Cups()
    private let lock = NSLock()
    private var cups = 1
    var count: Int {
        get { lock.withLock { cups } }
        set { lock.withLock { cups = newValue } }
    }
}

private struct Pour: AppIntent {
    static let title: LocalizedStringResource = "Pour"
    func perform() async throws -> some IntentResult {
        Cups.shared.count += 1
        return .result()
    }
}

private struct CupEntry: TimelineEntry {
    var date = ViewClock.start.date
    var cups: Int
}

private struct CupProvider: TimelineProvider {
    func placeholder(in context: Context) -> CupEntry { CupEntry(cups: 0) }
    func getSnapshot(in context: Context, completion: @escaping (CupEntry) -> Void) { completion(CupEntry(cups: 0)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<CupEntry>) -> Void) {
        completion(Timeline(entries: [CupEntry(date: .now, cups: Cups.shared.count)], policy: .never))
    }
}

/// Generic, so that no catalogue finds it by itself.
private struct CupWidget<Tag>: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "cups", provider: CupProvider()) { entry in
            VStack {
                Text("\(entry.cups)").contentTransition(.numericText())
                Button("Pour", intent: Pour())
            }
            .containerBackground(.white, for: .widget)
        }
    }
}

private struct Kettle: ActivityAttributes {
    struct ContentState: Codable, Hashable { var cups: Int }
}

private struct Refill: LiveActivityIntent {
    static let title: LocalizedStringResource = "Refill"
    func perform() async throws -> some IntentResult {
        for kettle in Activity<Kettle>.activities {
            await kettle.update(ActivityContent(state: Kettle.ContentState(cups: kettle.content.state.cups + 1), staleDate: nil))
        }
        return .result()
    }
}

private struct KettleActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: Kettle.self) { context in
            HStack {
                Text("\(context.state.cups) cups")
                Button("Refill", intent: Refill())
            }
            .padding()
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.bottom) { Text("\(context.state.cups)") }
            } compactLeading: {
                Text("\(context.state.cups)")
            } compactTrailing: {
                Text("cups")
            } minimal: {
                Text("\(context.state.cups)")
            }
        }
    }
}

@Suite("Steps among the entries of a preview", .serialized) @MainActor struct ListedStepTests {
    private func film(
        _ preview: Preview, names: [String?] = [], hasTransitions: Bool = true, _ change: (inout RenderOptions) -> Void = { _ in }
    ) async throws -> PreviewFilm {
        var options = RenderOptions()
        options.scale = 1
        options.providerDeadline = 900
        change(&options)
        VirtualClock.start()
        defer { VirtualClock.stop() }
        Cups.shared.count = 1
        let subject: CatalogedPreview.Subject =
            switch preview.content {
            case let widget as WidgetPreviewContent: .widget(widget)
            case let surface as any SurfaceContent: .surface(surface)
            default: .failed("no widget")
            }
        let plan = try await PreviewPlanner(options: options, fonts: try FontLibrary.bundled()).plan(
            CatalogedPreview(
                index: 0, name: "Cups", title: nil, file: "", line: 0, entryNames: names, group: nil, subject: subject))
        return try await PreviewRenderer(plan: plan, options: options).film(hasTransitions: hasTransitions)
    }

    @Test("The film shows the entry, the hand, what the widget makes of it, and then the next entry") func between() async throws {
        let preview = Preview(as: .systemSmall, widget: { CupWidget<Int>() }) {
            CupEntry(cups: 1)
            Tap("Pour")
            Wait(.seconds(2))
            CupEntry(date: ViewClock.start.date.addingTimeInterval(3600), cups: 7)
        }
        let film = try await film(preview, names: ["first", nil, nil, "second"])
        #expect(film.failures == [] && film.diagnostics == [])
        expect(film.stills.map(\.name), equals: ["first", "second"], "steps are no entries, and take no names")
        let scene = try #require(film.scenes.first)
        #expect(film.scenes.count == 1 && scene.name == "steps" && scene.diagnostics == [])
        expect(Cups.shared.count, equals: 2)
        #expect(scene.frames.first == film.stills[0].list && scene.frames.last == film.stills[1].list)
        // When the tap's answer has come and the next entry has not, the provider's is shown.
        let answer = try await self.film(Preview(as: .systemSmall, widget: { CupWidget<Int>() }) { CupEntry(cups: 2) })
        #expect(scene.frames.contains(answer.stills[0].list))
    }

    @Test("A step finds what the entry in front of it shows, also the last one") func order() async throws {
        let preview = Preview(as: .systemSmall, widget: { CupWidget<Int>() }) {
            CupEntry(cups: 4)
            CupEntry(cups: 5)
            Tap("Pour")
            Reload()
        }
        let film = try await film(preview)
        #expect(film.failures == [] && film.stills.count == 2)
        #expect(try #require(film.scenes.first).frames.last != film.stills[1].list, "the provider's two cups are shown")
    }

    @Test("Steps on the command line take the place of those of the preview") func commandLine() async throws {
        let preview = Preview(as: .systemSmall, widget: { CupWidget<Int>() }) {
            CupEntry(cups: 1)
            Tap("Pour")
            CupEntry(date: ViewClock.start.date.addingTimeInterval(3600), cups: 7)
        }
        let film = try await film(preview) { $0.steps = [.wait(seconds: 1)] }
        #expect(film.scenes.count == 1 && Cups.shared.count == 1)
    }

    @Test("A label that nothing has is told, and the entries are shown") func unknownLabel() async throws {
        let preview = Preview(as: .systemSmall, widget: { CupWidget<Int>() }) {
            CupEntry(cups: 1)
            Tap("Espresso")
        }
        let film = try await film(preview)
        #expect(film.stills.count == 1 && film.scenes.isEmpty)
        #expect(film.failures.count == 1 && film.failures[0].contains("Espresso") && film.failures[0].contains("Pour"))
    }

    @Test("A step in front of all entries is told") func first() async throws {
        let preview = Preview(as: .systemSmall, widget: { CupWidget<Int>() }) {
            Tap("Pour")
            CupEntry(cups: 1)
        }
        await #expect(throws: PreviewError.stepBeforeEntries(step: "tap \"Pour\"")) { _ = try await film(preview) }
    }

    @Test("Stills show the entries, and say that the steps are not carried out") func stills() async throws {
        let preview = Preview(as: .systemSmall, widget: { CupWidget<Int>() }) {
            CupEntry(cups: 1)
            Tap("Pour")
        }
        let film = try await film(preview, hasTransitions: false)
        #expect(film.stills.count == 1 && film.scenes.isEmpty && Cups.shared.count == 1)
        expect(film.notes, equals: [PreviewRenderer.stillsAlone])
    }

    @Test("An archive holds the film of a preview's steps") func archived() async throws {
        var options = RenderOptions()
        (options.scale, options.providerDeadline) = (1, 900)
        VirtualClock.start()
        defer { VirtualClock.stop() }
        Cups.shared.count = 1
        let preview = Preview(as: .systemSmall, widget: { CupWidget<Int>() }) {
            CupEntry(cups: 1)
            Tap("Pour")
            CupEntry(date: ViewClock.start.date.addingTimeInterval(3600), cups: 7)
        }
        let plan = try await PreviewPlanner(options: options, fonts: try FontLibrary.bundled()).plan(
            CatalogedPreview(
                index: 0, name: "Cups", title: nil, file: "", line: 0, entryNames: [], group: nil,
                subject: .widget(try #require(preview.content as? WidgetPreviewContent))))
        let renderer = PreviewRenderer(plan: plan, options: options)
        #expect(try await renderer.archived().film.scenes.isEmpty && Cups.shared.count == 1)
        let scenes = try await renderer.archivedScenes().scenes
        #expect(scenes.map(\.name) == ["steps"] && Cups.shared.count == 2)
    }

    @Test("Between content states an intent updates the activity, and the next state follows") func activity() async throws {
        let preview = Preview(as: .content, using: Kettle(), widget: { KettleActivity() }) {
            Kettle.ContentState(cups: 1)
            Tap("Refill")
            Wait(.seconds(2))
            Kettle.ContentState(cups: 8)
            Tap("Refill")
        }
        let film = try await film(preview)
        #expect(film.failures == [] && film.stills.map(\.name) == ["state1", "state2"])
        let scene = try #require(film.scenes.first)
        #expect(scene.diagnostics == [] && scene.frames.first == film.stills[0].list)
        #expect(scene.frames.contains(film.stills[1].list) && scene.frames.last != film.stills[1].list)
        let answer = try await self.film(
            Preview(as: .content, using: Kettle(), widget: { KettleActivity() }) { Kettle.ContentState(cups: 9) })
        expect(scene.frames.last, equals: answer.stills[0].list, "the second touch goes on from the second state")
    }
}
