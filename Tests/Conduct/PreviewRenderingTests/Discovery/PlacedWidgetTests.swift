import Foundation
import HostProtocol
import SwiftUI
import TestSupport
import Testing
import Typesetting
import WidgetKit

@testable import PreviewRendering

/// What the system asks a widget's provider for is drawn without a preview.
@Suite("Widgets without previews", .serialized) @MainActor struct PlacedWidgetTests {
    private enum Tag {}

    private func planner(_ change: (inout RenderOptions) -> Void = { _ in }) throws -> PreviewPlanner {
        var options = RenderOptions()
        options.providerDeadline = 0.2
        change(&options)
        return PreviewPlanner(options: options, fonts: try FontLibrary.bundled())
    }

    private func plan(
        _ provider: PlacedProvider, family: WidgetFamily = .systemSmall, by planner: PreviewPlanner
    ) async throws -> PreviewPlan {
        VirtualClock.start()
        defer { VirtualClock.stop() }
        let widget = PlacedWidget(widget: PlacedSample<Tag>(provider), family: family)
        return try await planner.plan(widget)
    }

    private func texts(_ plan: PreviewPlan) throws -> [String] {
        try (plan.asides + plan.entries).map { entry in
            let tree = ViewTree(size: plan.size, environment: plan.environment)
            try tree.update(entry.makeView(), transaction: Transaction(), at: 0)
            let dump = tree.layoutDump()
            return String(dump.split(separator: "\"").dropFirst().first ?? "")
        }
    }

    // MARK: Discovery

    @Test("Bundles give the order; what previews show is left out, unless asked for") func discovery() {
        func groups(_ wish: WidgetWish) -> [String] {
            PreviewCatalog.all(wish).filter { preview in
                guard case .placed = preview.subject else { return false }
                // Another suite of the module has a widget of its own.
                return preview.module == "PreviewRenderingTests" && preview.group != "Counter"
            }.map(\.name)
        }
        expect(
            groups(.unseen),
            equals: [
                "FirstBundledWidget/systemSmall", "BundledWidget/systemSmall", "LonelyWidget/systemMedium",
                "LonelyWidget/accessoryCorner", "LonelyWidget/systemSmall",
            ])
        expect(
            groups(.all),
            equals: [
                "FirstBundledWidget/systemSmall", "BundledWidget/systemSmall", "MacroSeenWidget/systemSmall",
                "OlderSeenWidget/systemSmall", "LonelyWidget/systemMedium", "LonelyWidget/accessoryCorner", "LonelyWidget/systemSmall",
            ])
    }

    @Test("One family asked for: a widget that does not support it says which it does") func family() {
        let found = PreviewCatalog.all(family: .systemMedium).filter { $0.module == "PreviewRenderingTests" && $0.group != nil }
        #expect(found.map(\.name).contains("LonelyWidget/systemMedium"))
        #expect(!found.map(\.name).contains("LonelyWidget/systemSmall"))
        let other = found.first { $0.name == "BundledWidget/systemMedium" }
        guard case .failed(let words)? = other?.subject else {
            Issue.record("no failure")
            return
        }
        expect(words, equals: "BundledWidget does not support systemMedium; its families are: systemSmall.")
    }

    @Test("Families that the device has not are left out, and told; corners are on a watch anyway") func missingFamilies() throws {
        let watch = try #require(WidgetDevice.known.first { $0.isWatch })
        let found = PreviewCatalog.all(.all, device: watch).map(\.name)
        #expect(found.contains("LonelyWidget/accessoryCorner") && !found.contains("LonelyWidget/systemSmall"))
        let words = try #require(WidgetCatalog.words(about: watch).first { $0.hasPrefix("LonelyWidget") })
        #expect(words.contains("systemMedium, systemSmall") && words.contains("they are left out"))
        #expect(PreviewCatalog.all(.all).map(\.name).contains("LonelyWidget/systemSmall"))
    }

    @Test("A family of watch faces is drawn on one") func watchFaces() async throws {
        let lonely = try #require(PreviewCatalog.all().first { $0.name == "LonelyWidget/accessoryCorner" })
        let plan = try await planner().plan(lonely)
        #expect(plan.place == .watchFace && plan.stage != nil && plan.remarks.notes.isEmpty)
    }

    // MARK: Providers

    @Test("Placeholder, snapshot for the gallery, and the timeline") func parts() async throws {
        let plan = try await plan(PlacedProvider(), by: planner())
        expect(plan.asides.map(\.name), equals: ["placeholder", "snapshot"])
        expect(plan.asides.map(\.redaction), equals: [.placeholder, []])
        expect(plan.entries.map(\.name), equals: ["entry1", "entry2", "entry3"])
        expect(plan.entries.map { $0.date.timeIntervalSince(ViewClock.start.date) }, equals: [0, 60, 120])
        try expect(texts(plan), equals: ["placeholder false", "snapshot true systemSmall 170 2", "0", "1", "2"])
        #expect(plan.remarks.notes.isEmpty && plan.remarks.diagnostics.isEmpty && plan.remarks.failures.isEmpty)
    }

    @Test("How much entries matter to a Smart Stack is told of those that are drawn") func relevance() async throws {
        let provider = PlacedProvider(scores: [1, nil, 5])
        let plan = try await plan(provider, by: planner())
        expect(plan.remarks.notes, equals: ["relevance of the entries to a Smart Stack: entry1 1.0, entry3 5.0 for 60.0 s."])
        let first = try await self.plan(provider, by: planner { $0.entries = 1...2 })
        #expect(first.remarks.notes.contains("relevance of the entries to a Smart Stack: entry1 1.0."))
    }

    @Test("A provider that never answers is given up; what it does answer is drawn; it is not asked again") func silent() async throws {
        let planner = try planner()
        let plan = try await plan(PlacedProvider(snapshots: .keepsSilent), by: planner)
        #expect(plan.asides.map(\.name) == ["placeholder"] && plan.entries.count == 3)
        #expect(
            plan.remarks.failures.count == 1 && plan.remarks.failures[0].contains("did not answer a request for a snapshot within 0.2 s"))
        #expect(planner.memory.isLate("placed", "a request for a snapshot"))
        try await expect(self.plan(PlacedProvider(), by: planner).remarks.failures.count, equals: 1)
    }

    @Test("A handler let go of, a handler called twice, no entries: one message each") func faults() async throws {
        let gone = try await plan(PlacedProvider(timelines: .letsGo), by: planner())
        #expect(gone.asides.count == 2 && gone.entries.isEmpty)
        #expect(gone.remarks.failures.isEmpty && gone.remarks.diagnostics.count == 1)
        #expect(gone.remarks.diagnostics.first?.contains("without calling it: the system keeps the placeholder") == true)
        let twice = try await plan(PlacedProvider(snapshots: .answersTwice), by: planner())
        #expect(twice.remarks.failures.isEmpty && twice.entries.count == 3)
        #expect(twice.remarks.diagnostics.count == 1 && twice.remarks.diagnostics[0].contains("2 times"))
        let empty = try await plan(PlacedProvider(dates: []), by: planner())
        expect(empty.asides.count, equals: 2)
        #expect(empty.remarks.failures.isEmpty && empty.remarks.diagnostics.first?.contains("has no entries") == true)
    }

    @Test("Entries are shown by date") func order() async throws {
        let plan = try await plan(PlacedProvider(dates: [120, 0, 60, 60]), by: planner())
        try expect(texts(plan).suffix(4), equals: ["1", "2", "3", "0"])
        #expect(plan.remarks.diagnostics.count == 1 && plan.remarks.diagnostics[0].contains("not in the order of their dates"))
    }

    @Test(
        "A timeline that is to be replaced before it ends says so; others do not",
        arguments: [
            (TimelineReloadPolicy.atEnd, 0), (.never, 0), (.after(ViewClock.start.date.addingTimeInterval(90)), 1),
            (.after(ViewClock.start.date.addingTimeInterval(120)), 0),
        ] as [(TimelineReloadPolicy, Int)]) func policies(_ policy: TimelineReloadPolicy, _ notes: Int) async throws
    {
        try await expect(plan(PlacedProvider(policy: policy), by: planner()).remarks.notes.count, equals: notes)
    }

    @Test("Of a long timeline the first entries are drawn, and that is told once") func longTimelines() async throws {
        let planner = try planner()
        let provider = PlacedProvider(dates: (0..<1440).map { Double($0 * 60) })
        let plan = try await plan(provider, by: planner)
        expect(plan.entries.map(\.name), equals: (1...8).map { "entry\($0)" })
        expect(plan.remarks.notes, equals: ["the timeline has 1440 entries; 1 to 8 are drawn. Ask for others with --entries 9..."])
        #expect(try await self.plan(provider, family: .systemMedium, by: planner).remarks.notes.isEmpty)
    }

    @Test("Behind the last entries there are no others to ask for") func lastEntries() async throws {
        let provider = PlacedProvider(dates: (0..<1440).map { Double($0 * 60) })
        let plan = try await plan(provider, by: try planner { $0.entries = 1438...1440 })
        expect(plan.remarks.notes, equals: ["the timeline has 1440 entries; 1438 to 1440 are drawn. Ask for others with --entries 1..."])
    }

    @Test(
        "Other entries on request, under their own numbers",
        arguments: [
            (2...3, ["entry2", "entry3"], 1), (3...9, ["entry3"], 1), (1...Int.max, ["entry1", "entry2", "entry3"], 0),
        ] as [(ClosedRange<Int>, [String], Int)])
    func ranges(_ range: ClosedRange<Int>, _ names: [String], _ notes: Int) async throws {
        let plan = try await plan(PlacedProvider(), by: planner { $0.entries = range })
        #expect(plan.entries.map(\.name) == names && plan.remarks.notes.count == notes)
    }

    @Test(
        "A provider with fewer entries than are asked for is no failure, and the rest is drawn",
        arguments: [
            (
                7...9, [0.0, 60, 120],
                "the timeline has 3 entries and no entry 7: none is drawn. For those up to 9, type --entries 1...9."
            ),
            (2...2, [0], "the timeline has one entry and no entry 2: none is drawn. For those up to 2, type --entries 1...2."),
            (4...Int.max, [0], "the timeline has one entry and no entry 4: none is drawn. For those up to 4, type --entries 1...4."),
        ] as [(ClosedRange<Int>, [Double], String)])
    func noSuchEntries(_ range: ClosedRange<Int>, _ dates: [Double], _ note: String) async throws {
        let plan = try await plan(PlacedProvider(dates: dates), by: planner { $0.entries = range })
        #expect(plan.entries.isEmpty && plan.asides.count == 2)
        #expect(plan.remarks.failures.isEmpty && plan.remarks.notes == [note])
    }

    // MARK: Film

    @Test("Beside the timeline stand the placeholder, redacted, and the snapshot") func film() async throws {
        let planner = try planner()
        let plan = try await plan(PlacedProvider(), by: planner)
        let film = try await PreviewRenderer(plan: plan, options: planner.options).film()
        expect(film.stills.map(\.name), equals: ["placeholder", "snapshot", "entry1", "entry2", "entry3"])
        expect(film.asideCount, equals: 2)
        expect(film.transitions.map(\.name), equals: ["entry1-entry2", "entry2-entry3"])
        expect((0..<2).map { film.sequence(ofTransition: $0).from }, equals: [2, 3])
        #expect(!film.stills[0].list.dump().contains("glyphs"))
        #expect(film.stills[1].list.dump().contains("glyphs"))
    }

    @Test("Without a container background the content fills the widget, as on iOS 16, and that is told") func olderForm() async throws {
        let planner = try planner()
        let old = try await film(madeFor: nil, by: planner) { Color.red }
        #expect(
            old.diagnostics.isEmpty && old.notes.count == 1
                && old.notes[0].hasPrefix("The widget has no containerBackground(for: .widget): "))
        let new = try await film(madeFor: nil, by: planner) { Color.red.containerBackground(.blue, for: .widget) }
        #expect(new.diagnostics.isEmpty && new.notes.isEmpty)
        #expect(old.stills[0].list.dump().contains("0,0 170x170") || old.stills[0].list != new.stills[0].list)
        // What a body that was left out gives its container is not known.
        let leftOut = try await film(madeFor: nil, by: planner) { _LeftOutCard("V.body does not compile") }
        #expect(leftOut.diagnostics.isEmpty && leftOut.notes.isEmpty)
        let named = try await film(madeFor: 16.4, by: planner) { Color.red }
        expect(named.stills[0].list, equals: old.stills[0].list)
        // Of a view that is previewed without its widget nobody knows what the widget gives it.
        let alone = try planner.plan(viewInWidget: { Color.red }, family: .systemSmall)
        let notes = try await PreviewRenderer(plan: alone, options: RenderOptions()).film(hasTransitions: false).notes
        expect(notes.first?.hasPrefix("The previewed view has no containerBackground(for: .widget) around it, "), equals: true)
    }

    @Test("Code that is made for iOS 17 shows the system's words in place of a widget without a container background")
    func refusedForm() async throws {
        let planner = try planner()
        let refused = try await film(madeFor: 17, by: planner) { Color.red }
        #expect(refused.notes.isEmpty && refused.diagnostics.count == 1)
        #expect(refused.stills[0].list.dump().contains("glyphs"))
        let adopted = try await film(madeFor: 17, by: planner) { Color.red.containerBackground(.blue, for: .widget) }
        #expect(adopted.diagnostics.isEmpty && !adopted.stills[0].list.dump().contains("glyphs"))
    }

    private func film(
        madeFor target: Double?, by planner: PreviewPlanner, _ view: @escaping @MainActor () -> any View
    ) async throws -> PreviewFilm {
        var plan = try planner.widgetPlan(family: .systemSmall, hasMargins: true)
        plan.entries = [PreviewPlan.Entry(name: "entry1", makeView: view)]
        var options = planner.options
        options.code.deploymentTarget = target
        return try await PreviewRenderer(plan: plan, options: options).film()
    }

    @Test("An accessory has no container background and no colour") func lockScreen() async throws {
        let planner = try planner()
        var plan = try planner.widgetPlan(family: .accessoryCircular, hasMargins: true)
        #expect(plan.environment.widgetRenderingMode == .vibrant && !plan.environment.showsWidgetContainerBackground)
        expect(plan.environment.colorScheme, equals: .dark)
        plan.entries = [
            PreviewPlan.Entry(name: "entry1") { Color.clear.containerBackground(.green, for: .widget) }
        ]
        let film = try await PreviewRenderer(plan: plan, options: planner.options).film()
        #expect(film.diagnostics.isEmpty && film.notes.isEmpty)
        let empty = PreviewPlan.Entry(name: "entry1") { Color.clear }
        plan.entries = [empty]
        let other = try await PreviewRenderer(plan: plan, options: planner.options).film()
        #expect(other.notes.count == 1 && other.notes[0].contains("containerBackground(for: .widget)"))
        expect(film.stills[0].list, equals: other.stills[0].list)
    }

    /// A view in whose background it is itself, as in a shipped app.
    private struct Dial: View {
        var body: some View { Text("42").containerBackground(for: .widget) { background() } }
    }

    @Test("The removed background of an accessory is not evaluated, so that it may hold the accessory itself")
    func recursiveBackground() async throws {
        let planner = try planner()
        var plan = try planner.widgetPlan(family: .accessoryCircular, hasMargins: true)
        plan.entries = [PreviewPlan.Entry(name: "entry1") { Dial() }]
        let film = try await PreviewRenderer(plan: plan, options: planner.options).film()
        #expect(film.notes.isEmpty && film.stills[0].list.dump().contains("glyphs"))
    }

    @Test("Tinted, a widget is in two colours, and has no container background") func accented() async throws {
        let planner = try planner { $0.look = .accented }
        var plan = try planner.widgetPlan(family: .systemSmall, hasMargins: true)
        #expect(plan.environment.widgetRenderingMode == .accented && !plan.environment.showsWidgetContainerBackground)
        plan.entries = [
            PreviewPlan.Entry(name: "entry1") {
                VStack(spacing: 0) {
                    Color.green.frame(width: 40, height: 40).clipShape(Circle())
                    Color.red.opacity(0.5).frame(width: 40, height: 40).compositingGroup().widgetAccentable()
                    Color.blue.frame(width: 40, height: 40).mask { Rectangle() }.widgetAccentable()
                }
                .containerBackground(.purple, for: .widget)
            }
        ]
        let film = try await PreviewRenderer(plan: plan, options: planner.options).film()
        let picture = try await FrameRasterizer(scale: 1, jobs: 1).pixmaps(of: [film.stills[0].list])[0]
        func pixel(_ y: Int) -> [UInt8] { Array(picture.bytes[(y * 170 + 85) * 4..<(y * 170 + 85) * 4 + 4]) }
        let (plain, half, accent, nothing) = (pixel(45), pixel(85), pixel(125), pixel(155))
        expect(plain, equals: [255, 255, 255, 255])
        #expect(accent[0] == 255 && accent[1] == 199 && accent[2] == 92)
        #expect(half[0] > 135 && half[0] < 150 && half[0] > half[2])
        #expect(nothing[0] == nothing[1] && nothing[1] == nothing[2] && nothing[0] < 40)
    }
}
