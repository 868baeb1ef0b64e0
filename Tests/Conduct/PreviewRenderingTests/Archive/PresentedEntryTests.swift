import AppIntents
import Drawing
import Foundation
import HostProtocol
import Raster
import SwiftUI
import TestSupport
import Testing
import WidgetArchive

@testable import PreviewRendering
@testable import WidgetKit

/// An animation that is code of the user's: nothing moves until it is over.
private struct Late: CustomAnimation {
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        time < 1 ? .zero : nil
    }
}

private struct Nothing: AppIntent {
    static let title: LocalizedStringResource = "Nothing"
    func perform() async throws -> some IntentResult { .result() }
}

/// What is shown of a widget is what its archive holds.
@Suite("Presented entries") @MainActor struct PresentedEntryTests {
    private func renderer(
        presents: Bool = true, entries: Int = 2, isDimmed: Bool = false, steps: [PreviewStep] = [],
        _ view: @escaping @MainActor (Int, Date) -> some View
    ) throws -> PreviewRenderer {
        var environment = EnvironmentValues()
        environment.isInWidget = true
        environment.isLuminanceReduced = isDimmed
        environment.widgetFamily = .systemSmall
        environment.displayScale = 1
        environment.fontLibrary = try FontSetup.shared(named: []).library
        let start = Date(timeIntervalSinceReferenceDate: 779_000_000)
        let planned = (1...entries).map { number in
            let date = start.addingTimeInterval(60 * Double(number))
            return PreviewPlan.Entry(name: "entry\(number)", date: date) {
                view(number, date).containerBackground(.white, for: .widget)
            }
        }
        var plan = PreviewPlan(
            entries: planned, size: CGSize(width: 120, height: 110), placement: .centered, cornerRadius: 0, backdrop: .white,
            environment: environment)
        plan.defaultAnimation = .linear(duration: 0.4)
        var options = RenderOptions()
        options.scale = 1
        options.framesPerSecond = 20
        options.steps = steps
        var renderer = PreviewRenderer(plan: plan, options: options)
        renderer.presentsArchives = presents
        return renderer
    }

    private func pixels(_ frames: [DisplayList]) throws -> [[UInt8]] { try frames.map { try Rasterizer(scale: 1).render($0).bytes } }

    @Test("A film shows the animations that an archive knows, as a device does, and says so") func ownAnimation() async throws {
        func film(_ animation: Animation, presents: Bool) async throws -> PreviewFilm {
            try await renderer(presents: presents) { number, _ in
                Color.red.frame(width: 20, height: 20).offset(x: 10 * Double(number)).animation(animation, value: number)
            }.film()
        }
        let (own, known) = (try await film(Animation(Late()), presents: true), try await film(.default, presents: true))
        try expect(
            pixels(own.transitions[0].frames.prefix(4).map(\.self)), equals: pixels(known.transitions[0].frames.prefix(4).map(\.self)))
        let direct = try await film(Animation(Late()), presents: false)
        #expect(try pixels(own.transitions[0].frames) != pixels(direct.transitions[0].frames))
        #expect(own.notes.contains { $0.contains("the default animation takes its place, as on a device") })
        #expect(!known.notes.contains { $0.contains("the default animation takes its place") })
    }

    @Test("A widget's symbols fade into others, from archives as from code, unless the display is dimmed") func symbols() async throws {
        func film(presents: Bool, isDimmed: Bool = false) async throws -> PreviewFilm {
            try await renderer(presents: presents, isDimmed: isDimmed) { number, _ in
                Label("Mode", systemImage: number == 1 ? "sun.max.fill" : "moon.fill")
            }.film()
        }
        let (presented, direct) = (try await film(presents: true), try await film(presents: false))
        let frames = try pixels(presented.transitions[0].frames)
        expect(frames, equals: try pixels(direct.transitions[0].frames))
        #expect(frames.count == 9 && Set(frames).count == 9)
        #expect(presented.notes.isEmpty && presented.diagnostics.isEmpty)
        let dimmed = try await film(presents: true, isDimmed: true)
        expect(Set(try pixels(dimmed.transitions[0].frames)).count, equals: 1)
    }

    @Test("An archive says for a minute what a text that ticks says then", arguments: [3, 30, 59] as [Double])
    func archivedReadings(_ seconds: Double) async throws {
        func ticking(entries: Int = 1) throws -> PreviewRenderer {
            try renderer(entries: entries) { _, date in Text(date.addingTimeInterval(-71), style: .timer) }
        }
        let layout = try await WidgetArchive.Layout(scale: 1, plan: try ticking().plan, options: RenderOptions())
        let archive = try WidgetArchive(bytes: WidgetArchive(of: [layout], name: "w", options: RenderOptions()).bytes())
        let presented = PreviewRenderer(plan: PreviewPlan(archive, scale: 1), options: RenderOptions())
        // Shortly before the next tick nothing rolls.
        let (late, direct) = (
            try await presented.film(at: seconds + 0.9), try await ticking().film(at: seconds + 0.9)
        )
        try expect(pixels(late.map(\.list)), equals: pixels(direct.map(\.list)))
        expect(archive.entries[0].boxes[0].lastReading.map { abs($0 - 60) < 0.1 }, equals: true)
        // On the second itself the digits have not rolled yet.
        let (onSecond, before) = (try await presented.film(at: seconds), try await presented.film(at: seconds - 0.1))
        try expect(pixels(onSecond.map(\.list)), equals: pixels(before.map(\.list)))
    }

    @Test(
        "An instant on a full second is the same in a still, in an archive and as a frame of a film", arguments: [1, 2, 5, 30] as [Double])
    func fullSecond(_ seconds: Double) async throws {
        func ticking(entries: Int, moves: Bool) throws -> PreviewRenderer {
            try renderer(entries: entries) { number, date in
                VStack {
                    Text(timerInterval: date...date.addingTimeInterval(90), countsDown: true)
                    Text(date, style: .timer)
                    Color.red.frame(width: 9, height: 9).offset(x: moves ? 20 * Double(number) : 0).animation(
                        .linear(duration: 3), value: number)
                }
            }
        }
        func archived(_ renderer: PreviewRenderer) async throws -> PreviewRenderer {
            let layout = try await WidgetArchive.Layout(scale: 1, plan: renderer.plan, options: renderer.options)
            let archive = try WidgetArchive(bytes: WidgetArchive(of: [layout], name: "w", options: renderer.options).bytes())
            return PreviewRenderer(plan: PreviewPlan(archive, scale: 1), options: renderer.options)
        }
        let alone = try ticking(entries: 1, moves: false)
        let still = try pixels(await alone.film(at: seconds).map(\.list))
        expect(still, equals: try pixels(await archived(alone).film(at: seconds).map(\.list)))
        guard seconds < 3 else { return }
        let moving = try ticking(entries: 2, moves: true)
        let last = try pixels(await moving.film(at: seconds).map(\.list))
        expect(last, equals: try pixels(await archived(moving).film(at: seconds).map(\.list)))
        let frame = try await moving.film().transitions[0].frames[Int(seconds * moving.options.framesPerSecond)]
        expect(last, equals: try pixels([frame]))
    }

    @Test("A text that ticks says at any instant what it says then", arguments: [1, 2, 2.5, 600, 600.25] as [Double])
    func late(_ seconds: Double) async throws {
        func still(presents: Bool, after seconds: Double) async throws -> [[UInt8]] {
            let renderer = try renderer(presents: presents) { _, date in Text(date.addingTimeInterval(-71), style: .timer) }
            return try pixels(await renderer.film(at: seconds).map(\.list))
        }
        let late = try await still(presents: true, after: seconds)
        expect(late, equals: try await still(presents: false, after: seconds))
        #expect(late != (try await still(presents: true, after: 0.25)))
    }

    @Test("A touch is filmed from archives, and shows what the code draws") func touch() async throws {
        let steps: [PreviewStep] = [.tap(.label("Add"), count: 1), .wait(seconds: 0.4), .tap(.label("Add"), count: 1)]
        func scene(presents: Bool) async throws -> PreviewFilm.Scene {
            let film = try await renderer(presents: presents, entries: 1, steps: steps) { _, date in
                VStack {
                    Text(date.addingTimeInterval(-71), style: .timer).invalidatableContent()
                    Canvas { context, size in context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.blue)) }
                    Button("Add", intent: Nothing())
                }
            }.film()
            return try #require(film.scenes.first)
        }
        let (presented, direct) = (try await scene(presents: true), try await scene(presents: false))
        #expect(presented.frames.count > 20)
        try expect(pixels(presented.frames), equals: pixels(direct.frames))
    }

    @Test("Where the first touch names what is not there, the rest is drawn, and it is told apart") func lack() async throws {
        func film(_ steps: [PreviewStep]) async throws -> PreviewFilm {
            try await renderer(entries: 2, steps: steps) { _, _ in Button("Add", intent: Nothing()) }.film()
        }
        let lacking = try await film([.wait(seconds: 0.1), .tap(.label("Milk"), count: 1)])
        #expect(lacking.stills.count == 2 && lacking.scenes.isEmpty && lacking.failures.isEmpty)
        #expect(lacking.stepLack?.words == "No touchable view is labelled \"Milk\"." && lacking.stepLack?.known == ["Add"])
        #expect(try await film([.tap(.label("Add"), count: 1)]).stepLack == nil)
        await #expect(throws: ViewTreeError.self) { try await film([.tap(.label("Add"), count: 1), .tap(.label("Milk"), count: 1)]) }
    }

    @Test("What ticks goes on ticking through a film of steps, however long that is") func ticking() async throws {
        let steps: [PreviewStep] = [.wait(seconds: 12), .tap(.label("Add"), count: 1)]
        func scene(presents: Bool) async throws -> PreviewFilm.Scene {
            let film = try await renderer(presents: presents, entries: 1, steps: steps) { _, date in
                VStack {
                    Text(date.addingTimeInterval(-71), style: .timer)
                    Button("Add", intent: Nothing())
                }
            }.film()
            return try #require(film.scenes.first)
        }
        let (presented, direct) = (try await scene(presents: true), try await scene(presents: false))
        #expect(Set(try pixels(presented.frames)).count >= 12)
        try expect(pixels(presented.frames), equals: pixels(direct.frames))
    }

    @Test("A control that cannot be in a widget is told as that, and not as one that does nothing") func unarchived() async throws {
        let film = try await renderer(entries: 1) { _, _ in
            VStack {
                Stepper("Cups", value: .constant(1))
                Toggle("Mute", isOn: .constant(true))
            }
        }.film()
        #expect(film.diagnostics.contains { $0.contains("cannot be in a widget") })
        expect(film.diagnostics.filter { $0.contains("does nothing") }.count, equals: 1)
    }

    @Test("An entry that no archive can hold is shown all the same, and why is told") func tooDeep() async throws {
        func film(presents: Bool) async throws -> PreviewFilm {
            try await renderer(presents: presents, entries: 1) { _, _ in
                (0..<300).reduce(AnyView(Color.red.frame(width: 50, height: 50))) { view, _ in AnyView(view.opacity(0.999)) }
            }.film()
        }
        let (presented, direct) = (try await film(presents: true), try await film(presents: false))
        try expect(pixels(presented.stills.map(\.list)), equals: pixels(direct.stills.map(\.list)))
        let lack = "The widget archive has more boxes around a box than the limit of 250. Draw less in the widget."
        expect(presented.diagnostics, equals: ["entry1 is drawn from its code, since it does not fit into an archive: \(lack)"])
    }
}
