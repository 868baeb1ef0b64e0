import Drawing
import HostProtocol
import Raster
import TestSupport
import Testing
import WidgetArchive

@testable import CaffeineTrackerExample
@testable import PreviewRendering
@testable import ToDoExample

/// What an archive holds of things to touch: the parameters of their intents, both states of toggles, and no code.
@Suite("Touches in archives") @MainActor struct ArchivedTouchTests {
    private static func options(_ steps: [PreviewStep] = []) -> RenderOptions {
        var options = RenderOptions()
        (options.scale, options.framesPerSecond, options.steps, options.latency) = (2, 20, steps, 5)
        return options
    }

    private func archive(_ name: String) async throws -> WidgetArchive {
        let archive = try #require(try await PreviewSuite(options: Self.options()).archive(name, scales: [2]))
        return try WidgetArchive(bytes: archive.bytes())
    }

    @Test func intentsAreKeptByTheirParameters() async throws {
        let caffeine = try await archive("CaffeineTrackerWidget")
        let touches = try #require(caffeine.entries.first?.touches)
        #expect(touches.count == 1 && touches.first?.kind == .button)
        expect(touches.first?.intents.map(\.description), equals: [#"LogDrinkIntent(drink: "Espresso")"#], "\(touches.map(\.intents))")
        let toDo = try await archive("To-do")
        let toggles = try #require(toDo.entries.first?.touches)
        #expect(toggles.count > 2 && toggles.allSatisfy { $0.kind == .toggle && $0.after.count == 1 })
        expect(toggles.first?.intents.first?.identifier, equals: "CompleteToDo")
    }

    @Test("A touched toggle is shown from the archive as the widget shows it while its intent runs")
    func sameAsInTheWidget() async throws {
        let archive = try await archive("To-do")
        let label = try #require(archive.entries.first?.touches.first?.label)
        let direct = try #require(try await PreviewSuite(options: Self.options([.tap(.label(label), count: 1)])).film("To-do").scenes.first)
        var notes: [String] = []
        let plan = try #require(try PreviewPlan(archive, touching: label, scale: 2, notes: &notes))
        #expect(notes.count == 1 && notes[0].contains("performs CompleteToDo("))
        let film = try await PreviewRenderer(plan: plan, options: Self.options().presenting(archive)).film()
        let change = try #require(film.transitions.first)
        let start = try #require(direct.frames.firstIndex { $0 != direct.frames[0] })
        let rasterizer = Rasterizer(scale: 2)
        #expect(change.frames.count > 3)
        for (index, frame) in change.frames.enumerated() {
            try expect(rasterizer.render(frame), equals: rasterizer.render(direct.frames[start + index]), "frame \(index)")
        }
    }

    @Test func aLabelThatNothingHasIsToldWithThoseThereAre() async throws {
        let archive = try await archive("To-do")
        var notes: [String] = []
        let error = #expect(throws: PresentationError.self) { try PreviewPlan(archive, touching: "Fly", scale: 2, notes: &notes) }
        let label = try #require(archive.entries.first?.touches.first?.label)
        expect(error?.description.contains(#"is labelled "Fly". There are: "\#(label)","#), equals: true, "\(error.debugDescription)")
    }
}
