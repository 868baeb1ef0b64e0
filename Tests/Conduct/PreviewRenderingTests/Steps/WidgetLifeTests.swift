import AppIntents
import Foundation
import HostProtocol
import RunContext
import SwiftUI
import TestSupport
import Testing
import Typesetting

@testable import PreviewRendering
@testable import WidgetKit

/// What a provider of these tests is asked, and what it answers.
private final class Log: @unchecked Sendable {
    private let lock = NSLock()
    private var dates: [Date] = []
    /// The minutes after the start at which it was asked.
    var minutes: [Double] {
        lock.withLock { dates.map { ($0.timeIntervalSince(ViewClock.start.date) / 60 * 100).rounded() / 100 } }
    }
    func note(_ date: Date) -> Int {
        lock.withLock {
            dates.append(date)
            return dates.count
        }
    }
}

private struct Minute: TimelineEntry {
    var date: Date
    var text: String
}

/// Answers with entries some minutes apart, each named after the request it comes from.
private struct MinuteProvider: TimelineProvider {
    enum Policy { case atEnd, never, after(minutes: Double) }
    let log = Log()
    var minutes: [Double] = [0, 30]
    var policy = Policy.atEnd
    /// Asks for a reload of its own while it answers.
    var isEager = false

    func placeholder(in context: Context) -> Minute { Minute(date: .now, text: "-") }
    func getSnapshot(in context: Context, completion: @escaping (Minute) -> Void) { completion(Minute(date: .now, text: "s")) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Minute>) -> Void) {
        let now = Date()
        let number = log.note(now)
        if isEager { WidgetCenter.shared.reloadAllTimelines() }
        let entries = minutes.enumerated().map { Minute(date: now.addingTimeInterval($1 * 60), text: "\(number).\($0)") }
        let policy: TimelineReloadPolicy =
            switch policy {
            case .atEnd: .atEnd
            case .never: .never
            case .after(let minutes): .after(now.addingTimeInterval(minutes * 60))
            }
        completion(Timeline(entries: entries, policy: policy))
    }
}

private struct Note: AppIntent {
    static let title: LocalizedStringResource = "Note"
    @Parameter(title: "Group") var group: String
    init() {}
    init(_ group: String) { self.group = group }

    func perform() async throws -> some IntentResult {
        let placed = try await WidgetCenter.shared.currentConfigurations()
        let words = "\(placed.map { "\($0.kind) \($0.family)" }) \(Int(Date().timeIntervalSince(ViewClock.start.date)))"
        let folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group)
        let file = try #require(folder?.appendingPathComponent("notes"))
        let old = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        try (old + words + "\n").write(to: file, atomically: true, encoding: .utf8)
        return .result()
    }
}

private struct MinuteWidget<Tag>: Widget {
    var provider = MinuteProvider()
    var group = "group.minute"
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "minute", provider: provider) { [group] entry in
            VStack {
                Text(verbatim: entry.text)
                Button("Note", intent: Note(group))
                Button("Again", intent: Note(group))
            }
            .containerBackground(.white, for: .widget).widgetURL(URL(string: "minute://\(entry.text)"))
        }
    }
}

@Suite("A widget's life", .serialized) @MainActor struct WidgetLifeTests {
    private func planner(_ change: (inout RenderOptions) -> Void = { _ in }) throws -> PreviewPlanner {
        var options = RenderOptions()
        options.scale = 1
        change(&options)
        return PreviewPlanner(options: options, fonts: try FontLibrary.bundled())
    }

    private func plan(
        _ provider: MinuteProvider, until: VirtualMoment?, _ change: (inout RenderOptions) -> Void = { _ in }
    ) async throws -> PreviewPlan {
        VirtualClock.start()
        defer { VirtualClock.stop() }
        let planner = try planner {
            $0.until = until
            change(&$0)
        }
        return try await planner.plan(PlacedWidget(widget: MinuteWidget<Int>(provider: provider), family: .systemLarge))
    }

    private func minutes(_ plan: PreviewPlan) -> [Double] { plan.entries.map { $0.date.timeIntervalSince(ViewClock.start.date) / 60 } }

    // MARK: Reload policies

    @Test("atEnd: the provider is asked again at its last entry's date") func atEnd() async throws {
        let provider = MinuteProvider()
        let plan = try await plan(provider, until: .later(seconds: 3600))
        expect(provider.log.minutes, equals: [0, 30, 60])
        expect(minutes(plan), equals: [0, 30, 30, 60, 60])
        #expect(plan.remarks.notes.contains { $0.contains("asked again 2 times: at 10:11, 10:41") })
    }

    @Test("after: what was to come later is replaced") func after() async throws {
        let provider = MinuteProvider(minutes: [0, 10, 30], policy: .after(minutes: 20))
        let plan = try await plan(provider, until: .date(ViewClock.start.date.addingTimeInterval(45 * 60)))
        expect(provider.log.minutes, equals: [0, 20, 40])
        expect(minutes(plan), equals: [0, 10, 20, 30, 40])
        #expect(!plan.remarks.notes.contains { $0.contains("may never show") })
    }

    @Test("never: nobody asks again") func never() async throws {
        let provider = MinuteProvider(policy: .never)
        let plan = try await plan(provider, until: .later(seconds: 86_400))
        #expect(provider.log.minutes == [0] && minutes(plan) == [0, 30])
    }

    @Test("A timeline that ends at once is asked for every five minutes, and the bound is told") func bound() async throws {
        let provider = MinuteProvider(minutes: [0])
        let hour = try await plan(provider, until: .later(seconds: 1200))
        #expect(provider.log.minutes == [0, 5, 10, 15, 20] && minutes(hour) == [0, 5, 10, 15, 20])
        let days = try await plan(MinuteProvider(minutes: [0]), until: .later(seconds: 86_400 * 30)) { $0.entries = 1...3 }
        #expect(days.remarks.failures.contains { $0.contains("asked 490 times and is not asked again") })
        #expect(days.remarks.notes.contains { $0.contains("exceeds the 40 to 70 reloads") })
        expect(days.entries.count, equals: 3)
    }

    @Test("Without --until there is one timeline") func single() async throws {
        let provider = MinuteProvider()
        #expect(minutes(try await plan(provider, until: nil)) == [0, 30] && provider.log.minutes == [0])
    }

    // MARK: Steps

    private func film(
        _ steps: [PreviewStep], _ provider: MinuteProvider = MinuteProvider(), group: String = "group.minute",
        tour: Int? = nil, family: WidgetFamily = .systemLarge
    ) async throws -> PreviewFilm {
        VirtualClock.start()
        defer { VirtualClock.stop() }
        let planner = try planner {
            $0.steps = steps
            $0.tourLimit = tour
        }
        let widget = MinuteWidget<Int>(provider: provider, group: group)
        let plan = try await planner.plan(shownOf: PlacedWidget(widget: widget, family: family))
        var renderer = PreviewRenderer(plan: plan, options: planner.options)
        if tour != nil {
            // Of the widget's own group alone: other tests have files in theirs.
            let folder = try #require(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group))
            let run = folder.deletingLastPathComponent().deletingLastPathComponent().path
            renderer.keepStore = { RunStore(folder: run, hasPreferences: false, groups: [group]) }
        }
        return try await renderer.film()
    }

    @Test("A reload asks the provider at the widget's time, and shows what it answers") func reload() async throws {
        let provider = MinuteProvider()
        let scene = try #require(try await film([.reload, .wait(seconds: 60), .reload], provider).scenes.first)
        expect(provider.log.minutes.count, equals: 3)
        expect(provider.log.minutes[2] - provider.log.minutes[1], equals: 1)
        #expect(scene.frames.first != scene.frames.last)
    }

    @Test("A jump goes through entries and reloads, and only ahead") func jump() async throws {
        let provider = MinuteProvider()
        let scene = try #require(try await film([.goTo(.later(seconds: 45 * 60))], provider).scenes.first)
        #expect(provider.log.minutes == [0, 30] && scene.frames.first != scene.frames.last)
        await #expect(throws: StepError.self) { try await film([.goTo(.date(ViewClock.start.date.addingTimeInterval(-60)))]) }
    }

    @Test("An entry comes up at its date while somebody waits") func due() async throws {
        let provider = MinuteProvider(minutes: [0, 0.1], policy: .never)
        let scene = try #require(try await film([.wait(seconds: 8)], provider).scenes.first)
        #expect(scene.frames.first != scene.frames.last && provider.log.minutes == [0])
    }

    @Test("An intent knows the time and the widgets in use; its widget is reloaded") func intent() async throws {
        let provider = MinuteProvider()
        let group = "group.minute.intent"
        _ = try await film([.wait(seconds: 100), .tap(.label("Note"), count: 1)], provider, group: group)
        let folder = try #require(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group))
        let notes = try String(contentsOf: folder.appendingPathComponent("notes"), encoding: .utf8)
        expect(notes, equals: "[\"minute systemLarge\"] 100\n")
        expect(provider.log.minutes.count, equals: 2)
    }

    @Test("A provider that asks for its own reload while it answers does so once, and is told") func eager() async throws {
        var provider = MinuteProvider()
        provider.isEager = true
        let scene = try #require(try await film([.reload], provider).scenes.first)
        expect(provider.log.minutes.count, equals: 2)
        #expect(scene.diagnostics.contains { $0.contains("would never end") })
    }

    @Test("A tap beside everything opens the widget's address") func address() async throws {
        let scene = try #require(try await film([.tap(.point(CGPoint(x: 3, y: 3)), count: 1)]).scenes.first)
        expect(scene.openedURLs.map(\.absoluteString), equals: ["minute://1.0"])
        #expect(scene.diagnostics.contains { $0.contains("opens the app with minute://1.0") })
    }

    @Test("Steps of widgets are none of an app's") func app() async throws {
        let recorder = try ViewFilmer(options: RenderOptions())
        await #expect(throws: StepError.onlyWidgets(step: "reload")) {
            try await recorder.film(Text("App"), size: nil, steps: [.reload])
        }
    }

    @Test("Each film of a tour begins with what was stored in the beginning") func tour() async throws {
        let group = "group.minute.tour"
        let film = try await film([], group: group, tour: 5)
        expect(film.scenes.count, equals: 2)
        let folder = try #require(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group))
        // The last film, too, leaves what was there.
        #expect(!FileManager.default.fileExists(atPath: folder.appendingPathComponent("notes").path))
        // Its timelines are numbered, which only memory knows.
        #expect(film.diagnostics.contains { $0.contains("build on each other") })
    }

    @Test("Files of the run come back, new ones go") func store() throws {
        let folder = try TemporaryFolder()
        let group = folder.path + "/Groups/g"
        try FileManager.default.createDirectory(atPath: group, withIntermediateDirectories: true)
        try "one".write(toFile: group + "/a", atomically: true, encoding: .utf8)
        let store = try #require(RunStore(folder: folder.path, hasPreferences: false))
        try "two".write(toFile: group + "/a", atomically: true, encoding: .utf8)
        try "new".write(toFile: group + "/b", atomically: true, encoding: .utf8)
        for _ in 0..<2 {
            try store.restore()
            try expect(String(contentsOfFile: group + "/a", encoding: .utf8), equals: "one")
            #expect(!FileManager.default.fileExists(atPath: group + "/b"))
            try FileManager.default.removeItem(atPath: group)
        }
    }
}
