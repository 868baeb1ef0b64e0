import AppIntents
import CoreLocation
import Foundation
import HostProtocol
import Intents
import MapKit
import SwiftUI
import TestSupport
import Testing
import Typesetting

@testable import PreviewRendering
@testable import WidgetKit

private enum Season: String, AppEnum {
    case spring, autumn
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Season"
    static let caseDisplayRepresentations: [Season: DisplayRepresentation] = [.spring: "Spring", .autumn: "Autumn"]
}

private struct GardenIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Garden"
    @Parameter(title: "Season", default: .spring) var season: Season
    @Parameter(title: "Beds", default: 2, inclusiveRange: (1, 9)) var beds: Int
}

private struct GardenEntry: TimelineEntry {
    var date = ViewClock.start.date
    let text: String
}

private struct GardenProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> GardenEntry { GardenEntry(text: "-") }
    func snapshot(for configuration: GardenIntent, in context: Context) async -> GardenEntry { entry(configuration) }
    func timeline(for configuration: GardenIntent, in context: Context) async -> Timeline<GardenEntry> {
        Timeline(entries: [entry(configuration)], policy: .never)
    }

    private func entry(_ configuration: GardenIntent) -> GardenEntry {
        GardenEntry(text: "\(configuration.season.rawValue) \(configuration.beds)")
    }

    func recommendations() -> [AppIntentRecommendation<GardenIntent>] {
        [AppIntentRecommendation(intent: GardenIntent(), description: "Front garden")]
    }

    func relevance() async -> WidgetRelevance<GardenIntent> {
        WidgetRelevance([
            WidgetRelevanceAttribute(configuration: GardenIntent(), context: .date(ViewClock.start.date)),
            WidgetRelevanceAttribute(configuration: GardenIntent(), group: .named("garden")),
        ])
    }
}

/// What people chose for the widgets in use, as an intent is told.
private final class Noted: @unchecked Sendable {
    static let shared = Noted()
    private let lock = NSLock()
    private var words: [String] = []
    func add(_ word: String) { lock.withLock { words.append(word) } }
    func take() -> [String] {
        lock.withLock {
            defer { words = [] }
            return words
        }
    }
}

private struct LookAround: AppIntent {
    static let title: LocalizedStringResource = "Look around"
    func perform() async throws -> some IntentResult {
        for widget in try await WidgetCenter.shared.currentConfigurations() {
            let garden = widget.widgetConfigurationIntent(of: GardenIntent.self)
            let plot = widget.configuration as? PlotIntent
            Noted.shared.add("\(widget.kind) \(widget.family) \(garden?.season.rawValue ?? plot?.owner ?? "nothing")")
        }
        return .result()
    }
}

private struct GardenView: View {
    let text: String
    var body: some View {
        VStack {
            Text(verbatim: text)
            Button("Look", intent: LookAround())
        }
        .containerBackground(.white, for: .widget)
    }
}

private struct GardenWidget<Tag>: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "garden", intent: GardenIntent.self, provider: GardenProvider()) { GardenView(text: $0.text) }
    }
}

/// As a class looks that is made from a definition.
private final class PlotIntent: INIntent {
    enum Soil: Int { case unknown, clay, sand }

    var owner: String?
    var width: NSNumber?
    var soil = Soil.unknown
    var since: DateComponents?
    var plants: [INObject]?

    override class func _configured() -> Self {
        let intent = Self()
        intent.owner = "Ada"
        return intent
    }

    override class var _parameters: [_INIntentParameter] {
        [
            _INIntentParameter("owner", \PlotIntent.owner, .text), _INIntentParameter("width", \PlotIntent.width, .decimal),
            _INIntentParameter("soil", \PlotIntent.soil, .choice(["clay": .clay, "sand": .sand])),
            _INIntentParameter("since", \PlotIntent.since, .date), _INIntentParameter("plants", listed: \PlotIntent.plants, .object),
        ]
    }
}

private struct PlotProvider: IntentTimelineProvider {
    func placeholder(in context: Context) -> GardenEntry { GardenEntry(text: "-") }

    func getSnapshot(for configuration: PlotIntent, in context: Context, completion: @escaping (GardenEntry) -> Void) {
        completion(entry(configuration))
    }

    func getTimeline(for configuration: PlotIntent, in context: Context, completion: @escaping (Timeline<GardenEntry>) -> Void) {
        completion(Timeline(entries: [entry(configuration)], policy: .never))
        completion(Timeline(entries: [], policy: .never))
    }

    private func entry(_ plot: PlotIntent) -> GardenEntry {
        let plants = plot.plants?.map(\.displayString).joined(separator: "+") ?? "none"
        return GardenEntry(
            text: "\(plot.owner ?? "nobody") \(plot.width ?? 0) \(plot.soil) \(plot.since?.year ?? 0) \(plot.since?.hour ?? -1) \(plants)")
    }

    func recommendations() -> [IntentRecommendation<PlotIntent>] {
        [IntentRecommendation(intent: PlotIntent(), description: "Back garden")]
    }
}

private struct PlotWidget<Tag>: Widget {
    var body: some WidgetConfiguration {
        IntentConfiguration(kind: "plot", intent: PlotIntent.self, provider: PlotProvider()) { GardenView(text: $0.text) }
    }
}

/// The values that `--parameter` gives the parameters of widgets, whichever kind of intent has them.
@Suite("Parameters of widgets", .serialized) @MainActor struct WidgetParametersTests {
    private func planner(_ parameters: [String: String] = [:], _ change: (inout RenderOptions) -> Void = { _ in }) throws -> PreviewPlanner
    {
        var options = RenderOptions()
        options.scale = 1
        options.setParameters(parameters)
        change(&options)
        return PreviewPlanner(options: options, fonts: try FontLibrary.bundled())
    }

    private func plan(_ widget: some Widget, by planner: PreviewPlanner) async throws -> PreviewPlan {
        VirtualClock.start()
        defer { VirtualClock.stop() }
        return try await planner.plan(PlacedWidget(widget: widget, family: .systemLarge))
    }

    private func texts(_ plan: PreviewPlan) throws -> [String] {
        try (plan.asides + plan.entries).map { entry in
            let tree = ViewTree(size: plan.size, environment: plan.environment)
            try tree.update(entry.makeView(), transaction: Transaction(), at: 0)
            return String(tree.layoutDump().split(separator: "\"").dropFirst().first ?? "")
        }
    }

    @Test(
        "Snapshot and timeline are made with the values",
        arguments: [
            ([:], "spring 2"), (["season": "autumn", "beds": "5"], "autumn 5"), (["Season": "Autumn"], "autumn 2"),
        ] as [([String: String], String)])
    func appIntents(_ parameters: [String: String], _ words: String) async throws {
        try expect(texts(await plan(GardenWidget<Int>(), by: planner(parameters))), equals: ["-", words, words])
    }

    @Test(
        "So are those of a SiriKit intent",
        arguments: [
            ([:], "Ada 0 unknown 0 -1 none"),
            (
                ["owner": "Grace", "width": "2.5", "soil": "Sand", "since": "2024-02-29T18:30", "plants": "rose, leek"],
                "Grace 2.5 sand 2024 18 rose+leek"
            ),
            (["owner": "nil", "since": "2024-03-01"], "nobody 0 unknown 2024 -1 none"),
            (["owner": "nil", "since": "2024-03-01T07:05:09"], "nobody 0 unknown 2024 7 none"),
        ] as [([String: String], String)])
    func siriIntents(_ parameters: [String: String], _ words: String) async throws {
        let plan = try await plan(PlotWidget<Int>(), by: planner(parameters))
        #expect(try texts(plan) == ["-", words, words] && plan.remarks.failures.isEmpty)
        #expect(plan.remarks.diagnostics.count == 1 && plan.remarks.diagnostics[0].contains("getTimeline(for:in:completion:) 2 times"))
    }

    @Test(
        "A value that is none is told, with what would be one",
        arguments: [
            ("width", "wide", "which is a number."), ("soil", "peat", "which is one of its choices. Its values are \"clay\", \"sand\"."),
            ("since", "2023-02-29", "which is a date such as 2025-09-09"), ("since", "yesterday", "which is a date such as 2025-09-09"),
        ])
    func refused(_ name: String, _ words: String, _ end: String) async throws {
        let plan = try await plan(PlotWidget<Int>(), by: planner([name: words]))
        #expect(plan.entries.isEmpty && plan.asides.map(\.name) == ["placeholder"] && plan.remarks.failures.count == 1)
        #expect(plan.remarks.failures[0].hasPrefix("\"\(words)\" is not a value of the parameter \"\(name)\" of PlotIntent, "))
        #expect(plan.remarks.failures[0].contains(end))
    }

    @Test("A widget whose parameters are refused is not touched; that they are is all that is told") func refusedUnderSteps() async throws {
        for parameters in [["beds": "12"], ["width": "wide"]] {
            let planner = try planner(parameters) { $0.steps = [.tap(.label("Look"), count: 1)] }
            let plan =
                try await parameters["beds"] == nil
                ? plan(PlotWidget<Int>(), by: planner) : plan(GardenWidget<Int>(), by: planner)
            expect(plan.remarks.failures.count, equals: 1)
            let film = try await PreviewRenderer(plan: plan, options: planner.options).film()
            expect(film.stills.map(\.name), equals: ["placeholder"])
            #expect(film.scenes.isEmpty && film.notes.isEmpty && film.diagnostics.isEmpty)
        }
    }

    @Test("Parameters that nothing has are told with those that there are") func unknown() async throws {
        let planner = try planner(["colour": "red"])
        _ = try await plan(PlotWidget<Int>(), by: planner)
        _ = try await plan(GardenWidget<Int>(), by: planner)
        let words = planner.unknownParameters(besides: [])
        expect(words.count, equals: 1)
        #expect(words[0].contains("PlotWidget<Int>: owner, width, soil, since, plants; GardenWidget<Int>: season, beds."))
    }

    @Test("An intent is told what people chose for the widgets in use") func current() async throws {
        _ = Noted.shared.take()
        for (parameters, words) in [(["season": "autumn"], "garden systemLarge autumn"), (["owner": "Grace"], "plot systemLarge Grace")] {
            let planner = try planner(parameters) { $0.steps = [.tap(.label("Look"), count: 1)] }
            VirtualClock.start()
            defer { VirtualClock.stop() }
            let isGarden = parameters["season"] != nil
            let widget: any Widget = isGarden ? GardenWidget<Int>() : PlotWidget<Int>()
            let plan = try await planner.plan(PlacedWidget(widget: widget, family: .systemLarge))
            _ = try await PreviewRenderer(plan: plan, options: planner.options).film()
            expect(Noted.shared.take(), equals: [words])
        }
    }

    @Test("A clue of relevance may be a place: a region, a kind, one of somebody's life") func places() throws {
        let region = CLCircularRegion(center: CLLocationCoordinate2D(latitude: 50, longitude: 8), radius: 200, identifier: "Café")
        let clues: [RelevantContext?] = [
            .location(region), .location(category: .beach), .location(inferred: .work),
            .date(range: ViewClock.start.date...ViewClock.start.date.addingTimeInterval(60), kind: .scheduled),
        ]
        let words = clues.compactMap { $0 }.map { WidgetRelevanceAttribute<Void>(context: $0).words(in: .gmt) }
        expect(words, equals: ["in the region \"Café\"", "near places of the kind Beach", "at work", "from 2025-09-09 9:41 to 9:42"])
        #expect(RelevantContext.location(category: MKPointOfInterestCategory(rawValue: "Pub")) == nil)
        #expect(region.contains(CLLocationCoordinate2D(latitude: 50.001, longitude: 8)))
        #expect(!region.contains(CLLocationCoordinate2D(latitude: 50.01, longitude: 8)))
    }

    @Test("Those who want all widgets hear of recommendations and relevance") func suggestions() async throws {
        let planner = try planner { $0[.widgets] = true }
        let garden = try await plan(GardenWidget<Int>(), by: planner)
        expect(garden.remarks.notes.count, equals: 2)
        expect(garden.remarks.notes.first, equals: "the provider recommends \"Front garden\".")
        let times = "at 2025-09-09 9:41, and in the group garden"
        expect(garden.remarks.notes.last, equals: "the provider says that the widget is relevant to a Smart Stack \(times).")
        let plot = try await plan(PlotWidget<Int>(), by: planner)
        expect(plot.remarks.notes, equals: ["the provider recommends \"Back garden\"."])
        #expect(try await plan(GardenWidget<Int>(), by: self.planner()).remarks.notes.isEmpty)
    }
}
