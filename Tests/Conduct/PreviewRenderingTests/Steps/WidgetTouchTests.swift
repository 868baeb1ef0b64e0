import AppIntents
import Drawing
import Foundation
import HostProtocol
import SwiftUI
import TestSupport
import Testing
import Typesetting
import WidgetArchive

@testable import PreviewRendering
@testable import WidgetKit

/// What an intent of these tests changes.
private final class Tally: @unchecked Sendable {
    static let shared = Tally()
    private let lock = NSLock()
    private var counts: [String: Int] = [:]
    subscript(_ key: String) -> Int {
        get { lock.withLock { counts[key, default: 0] } }
        set { lock.withLock { counts[key] = newValue } }
    }
}

private struct Count: AppIntent {
    static let title: LocalizedStringResource = "Count"
    @Parameter(title: "Key") var key: String
    @Parameter(title: "Amount") var amount: Int
    @Parameter(title: "Fails", default: false) var fails: Bool
    /// No parameter: it does not reach what is performed.
    var lost = 0

    init() {}
    init(_ key: String, _ amount: Int, lost: Int = 0, fails: Bool = false) {
        self.lost = lost
        self.key = key
        self.amount = amount
        self.fails = fails
    }

    func perform() async throws -> some IntentResult {
        if fails { throw AppIntentError.Unrecoverable.notAllowed }
        Tally.shared[key] += amount + lost
        return .result()
    }
}

private struct Tallied: TimelineEntry {
    var date = ViewClock.start.date
    var count: Int
}

private struct TallyProvider: TimelineProvider {
    let key: String
    private var entry: Tallied { Tallied(count: Tally.shared[key]) }
    func placeholder(in context: Context) -> Tallied { Tallied(count: 0) }
    func getSnapshot(in context: Context, completion: @escaping (Tallied) -> Void) { completion(entry) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Tallied>) -> Void) {
        completion(Timeline(entries: [entry], policy: .never))
    }
}

private struct TallyView: View {
    let key: String
    let entry: Tallied

    var body: some View {
        VStack {
            Text("\(entry.count)").invalidatableContent()
            Button("Add", intent: Count(key, 2, lost: 40))
            Button("Fail", intent: Count(key, 2, fails: true))
            Button("Plain") { Tally.shared[key] = 99 }
            Toggle("Done", isOn: entry.count > 0, intent: Count(key, 1)).toggleStyle(.switch)
            Toggle("Broken", isOn: false, intent: Count(key, 1, fails: true))
            Toggle("Mute", isOn: .constant(false))
            Link("Open", destination: URL(string: "tally://open") ?? URL(fileURLWithPath: "/"))
        }
        .containerBackground(.white, for: .widget)
    }
}

private struct TallyWidget<Tag>: Widget {
    var key = ""
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "tally", provider: TallyProvider(key: key)) { [key] in TallyView(key: key, entry: $0) }
    }
}

/// Touches of a widget: intents are performed, the timeline is reloaded, everything else is told.
@Suite("Touched widgets", .serialized) @MainActor struct WidgetTouchTests {
    private func film(
        _ key: String, _ steps: [PreviewStep], latency: Double = 0.5, in place: Place? = nil
    ) async throws -> PreviewFilm.Scene {
        try #require(try await recording(key, steps, latency: latency, in: place).scenes.first)
    }

    @Test("An archive made with steps holds their film, which is shown without the code, at any rate") func archived() async throws {
        let steps: [PreviewStep] = [.tap(.label("Add"), count: 1), .wait(seconds: 0.2), .toggle(.label("Done"))]
        let direct = try await film("archived", steps)
        var options = RenderOptions()
        (options.steps, options.scale, options.latency) = (steps, 1, 0.5)
        VirtualClock.start()
        defer { VirtualClock.stop() }
        Tally.shared["archived"] = 0
        let planner = PreviewPlanner(options: options, fonts: try FontLibrary.bundled())
        let plan = try await planner.plan(PlacedWidget(widget: TallyWidget<Int>(key: "archived"), family: .systemLarge))
        var layout = try await WidgetArchive.Layout(scale: 1, plan: plan, options: options)
        expect(Tally.shared["archived"], equals: 0)
        layout.scenes = try await PreviewRenderer(plan: plan, options: options).archivedScenes().scenes
        expect(Tally.shared["archived"], equals: 3)
        let bytes = try WidgetArchive(of: [layout], name: "tally", options: options).bytes()
        let archive = try WidgetArchive(bytes: bytes)
        var laidOut = archive
        laidOut.entries = []
        func presented(_ rate: Double) throws -> PreviewFilm.Scene {
            var options = options.presenting(archive)
            options.framesPerSecond = rate
            return try PreviewRenderer(plan: PreviewPlan(laidOut, scale: 1), options: options).scene(of: archive.scenes[0])
        }
        let scene = try presented(30)
        #expect(scene.name == "steps" && scene.frames.count == direct.frames.count)
        let rasterizer = FrameRasterizer(scale: 1, jobs: 1)
        for (one, other) in zip(scene.frames, direct.frames) where one != other {
            try expect(rasterizer.pixmap(of: one), equals: rasterizer.pixmap(of: other))
        }
        try expect(presented(60).frames.count, equals: 2 * direct.frames.count - 1)
    }

    @Test("An archive made with a tour holds its films, as render shows them") func archivedTour() async throws {
        var options = RenderOptions()
        (options.tourLimit, options.scale, options.latency) = (3, 1, 0.5)
        VirtualClock.start()
        defer { VirtualClock.stop() }
        let planner = PreviewPlanner(options: options, fonts: try FontLibrary.bundled())
        func plan() async throws -> PreviewPlan {
            Tally.shared["tour"] = 0
            return try await planner.plan(PlacedWidget(widget: TallyWidget<Int>(key: "tour"), family: .systemLarge))
        }
        let direct = try await PreviewRenderer(plan: plan(), options: options).film().scenes
        let touched = try await plan()
        var layout = try await WidgetArchive.Layout(scale: 1, plan: touched, options: options)
        expect(Tally.shared["tour"], equals: 0)
        layout.scenes = try await PreviewRenderer(plan: touched, options: options).archivedScenes().scenes
        let archive = try WidgetArchive(bytes: WidgetArchive(of: [layout], name: "tally", options: options).bytes())
        #expect(archive.scenes.map(\.name) == direct.map(\.name) && direct.count > 1 && direct.allSatisfy { $0.name.hasPrefix("tour/") })
        let rasterizer = FrameRasterizer(scale: 1, jobs: 1)
        for (held, shown) in zip(archive.scenes, direct) {
            let scene = try archive.film(of: held, options: options.presenting(archive))
            expect(scene.frames.count, equals: shown.frames.count)
            for (one, other) in zip(scene.frames, shown.frames) where one != other {
                try expect(rasterizer.pixmap(of: one), equals: rasterizer.pixmap(of: other))
            }
        }
        #expect(archive.word(aboutFilmsAt: 1) == nil)
        var two = archive
        two.scales = [1, 2]
        expect(two.word(aboutFilmsAt: 2)?.contains("filmed only for 1 pixels per point"), equals: true)
    }

    private func recording(
        _ key: String, _ steps: [PreviewStep], latency: Double = 0.5, in place: Place? = nil
    ) async throws -> PreviewFilm {
        var options = RenderOptions()
        options.surroundings.place = place
        options[.showTouches] = place != nil
        options.latency = latency
        options.steps = steps
        options.scale = 1
        VirtualClock.start()
        defer { VirtualClock.stop() }
        Tally.shared[key] = 0
        let planner = PreviewPlanner(options: options, fonts: try FontLibrary.bundled())
        let plan = try await planner.plan(PlacedWidget(widget: TallyWidget<Int>(key: key), family: .systemLarge))
        return try await PreviewRenderer(plan: try planner.inPlace(plan), options: options).film()
    }

    @Test("A control without an intent is told where nobody touches it, too") func inertControls() async throws {
        let film = try await recording("inert", [])
        let told = film.diagnostics.filter { $0.contains("does nothing: in a widget") }
        expect(told.map { String($0.prefix(16)) }, equals: ["Touching \"Plain\"", "Touching \"Mute\" "])
    }

    @Test("In a place a point is one of the picture, and the finger's mark stands there") func pointOfPlace() async throws {
        let options = RenderOptions()
        let planner = PreviewPlanner(options: options, fonts: try FontLibrary.bundled())
        var plan = try await planner.plan(PlacedWidget(widget: TallyWidget<Int>(key: "place"), family: .systemLarge))
        let tree = try await PreviewRenderer(plan: plan, options: options).restingTree(of: plan.entries[0]).tree
        let button = try #require(try tree.target(named: "Add", at: 0).point)
        var placed = RenderOptions()
        placed.surroundings.place = .homeScreen
        plan = try PreviewPlanner(options: placed, fonts: try FontLibrary.bundled()).inPlace(plan)
        let origin = try #require(plan.stage).origin
        let point = CGPoint(x: origin.x + button.x, y: origin.y + button.y)
        let scene = try await film("place", [.tap(.point(point), count: 1)], in: .homeScreen)
        expect(Tally.shared["place"], equals: 2)
        let marks = try #require(scene.touchMarks.first { !$0.isEmpty })
        guard case .transform(let matrix, let items) = marks[0] else {
            Issue.record("no mark in the place")
            return
        }
        #expect(matrix.tx == origin.x && matrix.ty == origin.y && items.count == 2)
        let frame = CGRect(origin: origin, size: plan.size)
        await #expect(throws: StepError.beside(step: "tap 3,3", point: "3,3", frame: frame)) {
            try await recording("beside", [.tap(.point(CGPoint(x: 3, y: 3)), count: 1)], in: .homeScreen)
        }
        expect(Tally.shared["beside"], equals: 0)
    }

    @Test("A tap performs the intent with its parameters alone, and the reload is shown") func tap() async throws {
        let scene = try await film("tap", [.tap(.label("Add"), count: 1)])
        expect(Tally.shared["tap"], equals: 2)
        #expect(scene.frames.first != scene.frames.last)
        // Half a second of waiting and the move after it.
        #expect(scene.frames.count > 24)
    }

    @Test("An intent whose answer comes after the film is performed all the same") func late() async throws {
        let scene = try await film("late", [.tap(.label("Add"), count: 1)], latency: 30)
        expect(Tally.shared["late"], equals: 2)
        #expect(scene.diagnostics.contains { $0.contains("does not come to rest") })
    }

    @Test("An intent that fails leaves the widget as it was, and is told") func failure() async throws {
        let scene = try await film("failure", [.tap(.label("Fail"), count: 1)])
        expect(scene.frames.first, equals: scene.frames.last)
        #expect(scene.diagnostics.contains { $0.contains("This is not allowed.") })
    }

    @Test("A plain button does nothing and is told") func plainButton() async throws {
        let scene = try await film("plain", [.tap(.label("Plain"), count: 1)])
        expect(Tally.shared["plain"], equals: 0)
        #expect(scene.diagnostics.contains { $0.contains("\"Plain\" does nothing") })
    }

    @Test("A toggle switches at once, before the entry is there") func toggle() async throws {
        let scene = try await film("toggle", [.toggle(.label("Done"))])
        expect(Tally.shared["toggle"], equals: 1)
        #expect(scene.frames.first != scene.frames.last)
        // The knob of a switch that is on stands where it stands in the end; the answer comes 0.5 s after the finger has left.
        let knobs = scene.frames.map { frame in whiteKnobs(frame.items).max() ?? 0 }
        let answer = 27
        #expect(knobs[answer - 1] == knobs.last && knobs[0] != knobs.last)
    }

    @Test("A toggle whose intent fails comes back, and that is told") func failingToggle() async throws {
        let scene = try await film("broken", [.toggle(.label("Broken"))])
        #expect(Tally.shared["broken"] == 0 && scene.frames.first == scene.frames.last)
        #expect(scene.frames.contains { $0 != scene.frames.first })
        #expect(
            scene.diagnostics.contains { $0.contains("failed, and the widget keeps its entry") && $0.contains("This is not allowed.") })
    }

    @Test("A toggle without an intent does nothing and is told") func plainToggle() async throws {
        let scene = try await film("mute", [.toggle(.label("Mute"))])
        expect(scene.frames.first, equals: scene.frames.last)
        #expect(scene.diagnostics.contains { $0.contains("\"Mute\" does nothing") && $0.contains("Toggle(isOn:intent:)") })
    }

    /// The left edges of the white knobs of switches.
    private func whiteKnobs(_ items: [DisplayItem], _ map: CGAffineTransform = .identity) -> [CGFloat] {
        items.flatMap { item -> [CGFloat] in
            switch item {
            case .fill(let path, _, .color(let color)):
                let box = path.applying(map).boundingRect
                return color == .white && abs(box.width - 37) < 0.1 && abs(box.height - 24) < 0.1 ? [box.minX] : []
            case .transform(let own, let items): return whiteKnobs(items, own.concatenating(map))
            case .group(_, _, let items), .clip(_, _, let items), .filter(_, let items), .mask(_, let items):
                return whiteKnobs(items, map)
            default: return []
            }
        }
    }

    @Test func togglesAreAsAccepted() async throws {
        let toggles = VStack(spacing: 8) {
            HStack {
                Toggle(isOn: false, intent: Count("", 1)) { Image(systemName: "minus") }.buttonBorderShape(.circle)
                Button(intent: Count("", 1)) { Image(systemName: "plus") }.buttonBorderShape(.circle)
                Toggle(isOn: true, intent: Count("", 1)) { Image(systemName: "heart.fill") }.buttonBorderShape(.circle)
            }
            Toggle("Off", isOn: false, intent: Count("", 1))
            Toggle("On", isOn: true, intent: Count("", 1))
            HStack {
                Toggle("Off", isOn: false, intent: Count("", 1))
                Toggle("On", isOn: true, intent: Count("", 1))
            }
            .tint(.orange).controlSize(.small)
            Toggle("Switch", isOn: true, intent: Count("", 1)).toggleStyle(.switch)
        }
        .containerBackground(.white, for: .widget)
        var options = RenderOptions()
        options.scale = 1
        let planner = PreviewPlanner(options: options, fonts: try FontLibrary.bundled())
        let plan = try planner.plan(viewInWidget: { toggles }, family: .systemLarge)
        let film = try await PreviewRenderer(plan: plan, options: options).film(hasTransitions: false)
        try Sheet.check(
            try await FrameRasterizer(scale: 1, jobs: 1).pixmaps(of: film.stills.map(\.list))[0], as: "WidgetTouchTests/toggles")
    }

    @Test("A link is told as what it opens") func link() async throws {
        let scene = try await film("link", [.tap(.label("Open"), count: 1)])
        #expect(scene.diagnostics.contains { $0.contains("tally://open") })
    }
}
