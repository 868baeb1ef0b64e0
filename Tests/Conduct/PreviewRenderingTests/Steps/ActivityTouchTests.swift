import ActivityKit
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

private struct Brew: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var cups: Int
        var isPaused = false
    }
    var name: String
}

private struct Pour: LiveActivityIntent {
    static let title: LocalizedStringResource = "Pour"
    @Parameter(title: "Activity") var activity: String
    init() {}
    init(_ activity: String) { self.activity = activity }

    func perform() async throws -> some IntentResult {
        for brew in Activity<Brew>.activities where brew.id == activity {
            var state = brew.content.state
            state.cups += 1
            await brew.update(ActivityContent(state: state, staleDate: nil))
        }
        return .result()
    }
}

private struct Pause: AppIntent {
    static let title: LocalizedStringResource = "Pause"
    func perform() async throws -> some IntentResult {
        guard let brew = Activity<Brew>.activities.first else { throw AppIntentError.Unrecoverable.notAllowed }
        var state = brew.content.state
        state.isPaused.toggle()
        await brew.update(ActivityContent(state: state, staleDate: nil))
        return .result()
    }
}

private struct Finish: LiveActivityIntent {
    static let title: LocalizedStringResource = "Finish"
    func perform() async throws -> some IntentResult {
        for brew in Activity<Brew>.activities { await brew.end(nil, dismissalPolicy: .immediate) }
        return .result()
    }
}

private struct BrewControls: View {
    let context: ActivityViewContext<Brew>

    var body: some View {
        VStack {
            controls
            if context.state.cups > 3 { ForEach(0..<3) { _ in Text("Cup after cup") } }
        }
    }

    private var controls: some View {
        HStack {
            Text("\(context.attributes.name): \(context.state.cups) cups").font(.headline).contentTransition(.numericText())
            Spacer()
            Toggle("Pause", isOn: context.state.isPaused, intent: Pause())
                .toggleStyle(.button)
            Button("Pour", intent: Pour(context.activityID)).tint(.brown)
            Button("Finish", intent: Finish())
        }
        .padding(.horizontal)
    }
}

private struct BrewActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: Brew.self) { context in
            BrewControls(context: context).widgetURL(URL(string: "brew://banner"))
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.bottom) { BrewControls(context: context) }
            } compactLeading: {
                Button("Pour", intent: Pour(context.activityID))
            } compactTrailing: {
                Text("\(context.state.cups)")
            } minimal: {
                Text("\(context.state.cups)")
            }
            .widgetURL(URL(string: "brew://island"))
        }
    }
}

private struct HighActivity: Widget {
    var height: CGFloat = 0
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: Brew.self) { _ in
            Color.orange.frame(height: height)
        } dynamicIsland: { _ in
            DynamicIsland {
                DynamicIslandExpandedRegion(.bottom) { Text("-") }
            } compactLeading: {
                Text("-")
            } compactTrailing: {
                Text("-")
            } minimal: {
                Text("-")
            }
        }
    }
}

@Suite("Touched Live Activities") @MainActor struct ActivityTouchTests {
    private func film(
        _ kind: ActivityPreviewViewKind, _ steps: [PreviewStep], states: [Int] = [1, 2], in place: Place? = nil,
        isArchived: Bool = false
    ) async throws -> PreviewFilm {
        var options = RenderOptions()
        options.surroundings.place = place
        options.scale = 2
        options.providerDeadline = 900
        options.steps = steps
        let preview = Preview("Brew", as: kind, using: Brew(name: "Filter"), widget: { BrewActivity() }) {
            for cups in states { Brew.ContentState(cups: cups) }
        }
        let plan = try await PreviewPlanner(options: options, fonts: try FontLibrary.bundled()).plan(
            CatalogedPreview(
                index: 0, name: "Brew", title: nil, file: "", line: 0, entryNames: [], group: nil,
                subject: .surface(try #require(preview.content as? any SurfaceContent))))
        let film = try await PreviewRenderer(plan: plan, options: options).film()
        if isArchived { try await expectArchiveShows(film, of: plan, options: options) }
        return film
    }

    /// What an archive of a plan shows, in pixels.
    private func expectArchiveShows(_ film: PreviewFilm, of plan: PreviewPlan, options: RenderOptions) async throws {
        var layout = try await WidgetArchive.Layout(scale: 2, plan: plan, options: options)
        layout.scenes = try await PreviewRenderer(plan: plan, options: options).archivedScenes().scenes
        let archive = try WidgetArchive(bytes: WidgetArchive(of: [layout], name: "Brew", options: options).bytes())
        // Steps have been played, and what they do is the code's.
        var options = options.presenting(archive)
        options.steps = []
        let presented = try await PreviewSuite.film(archive, options: options)
        let rasterizer = FrameRasterizer(scale: 2, jobs: 1)
        func expectAlike(_ one: [DisplayList], _ other: [DisplayList], _ name: String) throws {
            expect(one.count, equals: other.count, "\(name)")
            for (index, (one, other)) in zip(one, other).enumerated() where one != other {
                try expect(rasterizer.pixmap(of: one), equals: rasterizer.pixmap(of: other), "\(name), frame \(index)")
            }
        }
        try expectAlike(presented.stills.map(\.list), film.stills.map(\.list), "stills")
        for (one, other) in zip(presented.transitions, film.transitions) { try expectAlike(one.frames, other.frames, other.name) }
        expect(archive.scenes.count, equals: film.scenes.count)
        for (one, other) in zip(archive.scenes, film.scenes) {
            try expectAlike(try archive.film(of: one, options: options).frames, other.frames, "steps")
        }
    }

    @Test("An archive shows what banners and islands show, as they grow under a finger, too") func archived() async throws {
        let pours = [Self.pour, .wait(seconds: 2), Self.pour, .wait(seconds: 2), Self.pour]
        _ = try await film(.content, pours, isArchived: true)
        _ = try await film(.content, pours, states: [1, 4], in: .lockScreen, isArchived: true)
        _ = try await film(.dynamicIsland(.expanded), [Self.pour], isArchived: true)
        for kind: ActivityPreviewViewKind in [.dynamicIsland(.compact), .dynamicIsland(.minimal)] {
            _ = try await film(kind, [], isArchived: true)
        }
    }

    @Test("A banner's film is as high as the banner, and grows where it does") func height() async throws {
        let still = try await film(.content, [])
        let flat = try await film(.content, [Self.pour])
        expect(flat.stills[0].list.size.height, equals: still.stills[0].list.size.height)
        expect(flat.scenes[0].frames[0].size, equals: still.stills[0].list.size)
        // From four cups on there is a list of them.
        let tall = try await film(.content, [Self.pour, .wait(seconds: 2), Self.pour, .wait(seconds: 2), Self.pour])
        let size = tall.scenes[0].frames[0].size
        #expect(size.height > still.stills[0].list.size.height && size.height < 160)
        expect(tall.stills[0].list.size, equals: still.stills[0].list.size)
        try await sheet(tall.scenes[0], "tall")
    }

    @Test("A banner that is higher than 160 points is told with its height") func cutOff() async throws {
        let film = { (height: CGFloat) in
            let preview = Preview(as: .content, using: Brew(name: "Filter"), widget: { HighActivity(height: height) }) {
                Brew.ContentState(cups: 1)
            }
            return try await PreviewPlanner(options: RenderOptions(), fonts: try FontLibrary.bundled()).plan(
                CatalogedPreview(
                    index: 0, name: "Brew", title: nil, file: "", line: 0, entryNames: ["first"], group: nil,
                    subject: .surface(try #require(preview.content as? any SurfaceContent)))
            ).remarks.diagnostics
        }
        for height: CGFloat in [40, 160] { try await expect(film(height), equals: []) }
        let told = try await film(203)
        #expect(told.count == 1 && told[0].hasPrefix("first: ") && told[0].contains("203 points") && told[0].contains("160"))
    }

    @Test("On a Lock Screen a banner is touched where it stands, and grows upwards") func placed() async throws {
        let film = try await film(
            .content, [Self.pour, .wait(seconds: 2), Self.pour, .wait(seconds: 2), Self.pour], states: [1, 4], in: .lockScreen)
        let scene = try #require(film.scenes.first)
        #expect(scene.diagnostics == [] && scene.frames[0].size == CGSize(width: 430, height: 932))
        let pictures = try await FrameRasterizer(scale: 1, jobs: 1).pixmaps(of: [try #require(scene.frames.last), film.stills[1].list])
        expect(pictures[0], equals: pictures[1])
        try await sheet(scene, "placed")
    }

    private static let pour = PreviewStep.tap(.label("Pour"), count: 1)

    @Test("An intent of a button updates the activity, and that is filmed") func banner() async throws {
        let film = try await film(.content, [Self.pour])
        let scene = try #require(film.scenes.first)
        expect(scene.diagnostics, equals: [])
        #expect(scene.frames.first == film.stills[0].list && scene.frames.last == film.stills[1].list)
        try await sheet(scene, "banner")
    }

    @Test("Each touch goes on from what the one before made") func twice() async throws {
        let film = try await film(.content, [Self.pour, .wait(seconds: 3), Self.pour], states: [1, 3])
        try expect(#require(film.scenes.first).frames.last, equals: film.stills[1].list)
        #expect(Activity<Brew>.activities.isEmpty, "a film's activities are its own")
    }

    @Test("In the expanded island, too") func island() async throws {
        let film = try await film(.dynamicIsland(.expanded), [Self.pour])
        let scene = try #require(film.scenes.first)
        #expect(scene.diagnostics == [] && scene.frames.first != scene.frames.last)
        let pictures = try await FrameRasterizer(scale: 2, jobs: 1).pixmaps(of: [scene.frames[0], film.stills[0].list])
        expect(pictures[0], equals: pictures[1])
        let ends = try await FrameRasterizer(scale: 2, jobs: 1).pixmaps(of: [try #require(scene.frames.last), film.stills[1].list])
        expect(ends[0], equals: ends[1])
        try await sheet(scene, "island")
    }

    @Test("A toggle shows its new value at once, and keeps it") func toggle() async throws {
        let scene = try #require(try await film(.content, [.toggle(.label("Pause"))]).scenes.first)
        #expect(scene.diagnostics == [] && scene.frames.first != scene.frames.last)
        try await sheet(scene, "toggle")
    }

    @Test("An activity that an intent ends goes", arguments: [true, false]) func ended(_ isBanner: Bool) async throws {
        let scene = try #require(
            try await film(isBanner ? .content : .dynamicIsland(.expanded), [.tap(.label("Finish"), count: 1)]).scenes.first)
        expect(scene.diagnostics, equals: [])
        try await sheet(scene, isBanner ? "banner-end" : "island-end")
        let last = try await FrameRasterizer(scale: 2, jobs: 1).pixmaps(of: [try #require(scene.frames.last)])[0]
        #expect(last[20, 60].alpha == 0 && (last[last.widthInPixels / 2, 30].alpha == 255) == !isBanner)
    }

    @Test("A tap beside the controls, and any on the compact island, opens the app") func opening() async throws {
        let beside = try #require(try await film(.content, [.tap(.point(CGPoint(x: 200, y: 8)), count: 1)]).scenes.first)
        expect(beside.openedURLs.map(\.absoluteString), equals: ["brew://banner"])
        let compact = try #require(
            try await film(.dynamicIsland(.compact), [.tap(.point(CGPoint(x: 40, y: 18)), count: 1)]).scenes.first)
        #expect(compact.frames.first == compact.frames.last && compact.openedURLs.map(\.absoluteString) == ["brew://island"])
    }

    private func sheet(_ scene: PreviewFilm.Scene, _ name: String) async throws {
        guard ProcessInfo.processInfo.environment["DRAWING_SHEETS"] != nil else { return }
        let indices = [0, 24, 40, 60, scene.frames.count - 1].filter { $0 < scene.frames.count }
        let pictures = try await FrameRasterizer(scale: 2, jobs: 2).pixmaps(of: indices.map { scene.frames[$0] })
        for (index, picture) in zip(indices, pictures) { try Sheet.write(picture, as: "activity-touch-\(name)-\(index)") }
    }
}
