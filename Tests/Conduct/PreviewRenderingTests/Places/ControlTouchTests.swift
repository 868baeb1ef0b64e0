import AppIntents
import Foundation
import HostProtocol
import SwiftUI
import TestSupport
import Testing
import Typesetting
import WidgetArchive

@testable import PreviewRendering
@testable import WidgetKit

/// What controls of these tests switch.
private final class Lamps: @unchecked Sendable {
    static let shared = Lamps()
    private let lock = NSLock()
    private var states: [String: Bool] = [:]
    subscript(_ key: String) -> Bool {
        get { lock.withLock { states[key, default: false] } }
        set { lock.withLock { states[key] = newValue } }
    }
}

private struct SetSwitch: SetValueIntent {
    static let title: LocalizedStringResource = "Set"
    @Parameter(title: "Key") var key: String
    @Parameter(title: "On") var value: Bool
    init() {}
    init(_ key: String) { self.key = key }
    func perform() async throws -> some IntentResult {
        if key == "stuck" { throw AppIntentError.Unrecoverable.notAllowed }
        Lamps.shared[key] = value
        return .result()
    }
}

private struct SwitchChoice: ControlConfigurationIntent {
    static let title: LocalizedStringResource = "Choice"
    @Parameter(title: "Key", default: "lamp") var key: String
}

private struct SwitchControl: ControlWidget {
    struct Provider: AppIntentControlValueProvider {
        struct Value {
            var key: String
            var isOn: Bool
        }
        func previewValue(configuration: SwitchChoice) -> Value { Value(key: configuration.key, isOn: false) }
        func currentValue(configuration: SwitchChoice) async throws -> Value {
            if configuration.key == "broken" { throw AppIntentError.Unrecoverable.networkFailure }
            if configuration.key == "fails when on", Lamps.shared[configuration.key] { throw AppIntentError.Unrecoverable.notAllowed }
            return Value(key: configuration.key, isOn: Lamps.shared[configuration.key])
        }
    }

    var body: some ControlWidgetConfiguration {
        AppIntentControlConfiguration(kind: "switch", provider: Provider()) { value in
            ControlWidgetToggle("Switch", isOn: value.isOn, action: SetSwitch(value.key)) { isOn in
                Label(isOn ? "On" : "Off", systemImage: "lightbulb.fill").controlWidgetActionHint(isOn ? "darken" : "light up")
            }
        }
    }
}

private struct OpenDoor: AppIntent {
    static let title: LocalizedStringResource = "Open"
    func perform() async throws -> some IntentResult & OpensIntent {
        .result(opensIntent: OpenURLIntent(try #require(URL(string: "door://open"))))
    }
}

private struct DoorControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "door") {
            ControlWidgetButton(action: OpenDoor()) {
                Label("Door", systemImage: "door.left.hand.open")
            } actionLabel: { isActive in
                if isActive { Text("Opening") }
            }
        }
    }
}

/// Its label and its name are different words.
private struct NamedControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "named") {
            ControlWidgetToggle(isOn: Lamps.shared["lamp 2"], action: SetSwitch("lamp 2")) {
                Label("Lamp 2", systemImage: "lamp.desk.fill")
            }
        }
        .displayName("Lamp Two")
    }
}

/// Its provider never answers.
private struct SilentControl: ControlWidget {
    struct Provider: ControlValueProvider {
        var previewValue: Bool { true }
        func currentValue() async throws -> Bool {
            try await Task.sleep(for: .seconds(100_000))
            return false
        }
    }

    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "silent", provider: Provider()) { isOn in
            ControlWidgetToggle("Silent", isOn: isOn, action: SetSwitch("silent")) { Label($0 ? "On" : "Off", systemImage: "bell") }
        }
    }
}

private struct EmptyControl: ControlWidget {
    var body: some ControlWidgetConfiguration { StaticControlConfiguration(kind: "empty") { EmptyControlWidgetTemplate() } }
}

/// Controls under a finger.
@Suite("Touched controls", .serialized) @MainActor struct ControlTouchTests {
    private func plan(
        _ control: any ControlWidget, _ size: ControlPlateSize, _ steps: [PreviewStep], key: String? = nil
    ) async throws -> (PreviewPlan, RenderOptions) {
        var options = RenderOptions()
        options.scale = 1
        // Hundreds of tests may be waiting for the main actor.
        options.providerDeadline = 900
        options.steps = steps
        if let key { options.setParameters(["key": key]) }
        func description<C: ControlWidget>(_ control: C) -> ControlDescription? { control.body.resolvedControl }
        let described = description(control)
        let found = WidgetDiscovery.FoundControl(
            control: control, description: try #require(described), name: "\(type(of: control))", module: "M")
        let planner = PreviewPlanner(options: options, fonts: try FontLibrary.bundled())
        let plan = try await planner.plan(
            CatalogedPreview(
                index: 0, name: "C", title: nil, file: "", line: 0, entryNames: [], group: nil,
                subject: .surface(ControlSurface(found, size: size))))
        return (plan, options)
    }

    private func film(
        _ control: any ControlWidget, _ size: ControlPlateSize, _ steps: [PreviewStep], key: String? = nil
    ) async throws -> PreviewFilm {
        let (plan, options) = try await plan(control, size, steps, key: key)
        return try await PreviewRenderer(plan: plan, options: options).film()
    }

    @Test("A toggle shows its new value at once, and keeps it", arguments: ControlPlateSize.allCases)
    func toggle(_ size: ControlPlateSize) async throws {
        let key = "lamp \(size)"
        Lamps.shared[key] = false
        let name = size == .small ? "switch" : "Switch"
        let film = try await film(SwitchControl(), size, [.tap(.label(name), count: 1)], key: key)
        let scene = try #require(film.scenes.first)
        #expect(Lamps.shared[key] && scene.frames.first != scene.frames.last && scene.diagnostics == [])
        // The scene ends with the second of the two states that are drawn as stills.
        expect(film.stills.map(\.name), equals: ["off", "on"])
        #expect(scene.frames.last == film.stills[1].list && scene.frames.first == film.stills[0].list)
        // It fades as the film from one still to the other does.
        #expect(Set(scene.frames.map { "\($0)" }).count > 10)
    }

    @Test("A toggle that is pressed again while its intent runs goes back") func again() async throws {
        Lamps.shared["twice"] = false
        let film = try await film(
            SwitchControl(), .medium, [.tap(.label("Switch"), count: 1), .tap(.label("Switch"), count: 1)], key: "twice")
        let scene = try #require(film.scenes.first)
        #expect(!Lamps.shared["twice"] && scene.diagnostics == [])
        #expect(scene.frames.first == scene.frames.last && scene.frames.last == film.stills[0].list)
        #expect(scene.frames.contains(film.stills[1].list), "it is on meanwhile")
    }

    @Test("A provider that throws after a touch leaves what was there, and is named") func throwingLater() async throws {
        Lamps.shared["fails when on"] = false
        let film = try await film(SwitchControl(), .medium, [.tap(.label("Switch"), count: 1)], key: "fails when on")
        let scene = try #require(film.scenes.first)
        expect(scene.frames.first, equals: scene.frames.last)
        #expect(scene.diagnostics.contains { $0.contains("of the control \"switch\" threw an error from currentValue") })
    }

    @Test("A control is found by the words of its label in every size, and by its name", arguments: ControlPlateSize.allCases)
    func names(_ size: ControlPlateSize) async throws {
        let key = "named \(size)"
        for (name, isOn) in [("Lamp 2", true), ("Lamp Two", false)] {
            _ = try await film(NamedControl(), size, [.toggle(.label(name))], key: key)
            expect(Lamps.shared["lamp 2"], equals: isOn)
        }
    }

    @Test("A provider that never answers is named, and the value for the gallery is drawn") func silent() async throws {
        var options = RenderOptions()
        (options.scale, options.providerDeadline) = (1, 0.2)
        func description<C: ControlWidget>(_ control: C) -> ControlDescription? { control.body.resolvedControl }
        let found = WidgetDiscovery.FoundControl(
            control: SilentControl(), description: try #require(description(SilentControl())), name: "SilentControl", module: "M")
        let plan = try await PreviewPlanner(options: options, fonts: try FontLibrary.bundled()).plan(
            CatalogedPreview(
                index: 0, name: "C", title: nil, file: "", line: 0, entryNames: [], group: nil,
                subject: .surface(ControlSurface(found, size: .medium))))
        expect(plan.entries.map(\.name), equals: ["on", "off"])
        expect(plan.remarks.failures.count, equals: 1)
        #expect(plan.remarks.failures[0].hasPrefix("The value provider of the control \"silent\" did not answer within 0.2 s."))
    }

    @Test("From its archive a control is shown as it is drawn, touched and untouched", arguments: ControlPlateSize.allCases)
    func archived(_ size: ControlPlateSize) async throws {
        let key = "archived \(size)"
        let steps = [PreviewStep.tap(.label(size == .small ? "switch" : "Switch"), count: 1)]
        let direct = try await film(SwitchControl(), size, steps, key: key)
        Lamps.shared[key] = false
        let (plan, options) = try await plan(SwitchControl(), size, steps, key: key)
        var layout = try await WidgetArchive.Layout(scale: 1, plan: plan, options: options)
        #expect(!Lamps.shared[key])
        layout.scenes = try await PreviewRenderer(plan: plan, options: options).archivedScenes().scenes
        let archive = try WidgetArchive(bytes: WidgetArchive(of: [layout], name: "C", options: options).bytes())
        #expect(archive.family == "control" && archive.entries.map(\.name) == ["off", "on"])
        let touch = try #require(archive.entries[0].touches.first)
        #expect(touch.kind == .toggle && touch.after.count == 1, "\(touch.kind)")
        expect(touch.intents.map(\.description), equals: [#"SetSwitch(key: "\#(key)", value: true)"#])
        // Steps have been played, and what they do is the code's.
        var shown = options.presenting(archive)
        shown.steps = []
        let presented = try await PreviewSuite.film(archive, options: shown)
        expect(presented.stills.map(\.list), equals: direct.stills.map(\.list))
        expect(presented.transitions.map(\.frames), equals: direct.transitions.map(\.frames))
        try expect(archive.film(of: try #require(archive.scenes.first), options: shown).frames, equals: direct.scenes[0].frames)
    }

    @Test("A template without content is told", arguments: ControlPlateSize.allCases)
    func empty(_ size: ControlPlateSize) async throws {
        await #expect(throws: WidgetReadingError.self) { _ = try await self.plan(EmptyControl(), size, []) }
    }

    @Test("A toggle whose intent fails comes back, and that is told") func failure() async throws {
        let scene = try #require(try await film(SwitchControl(), .medium, [.tap(.label("Switch"), count: 1)], key: "stuck").scenes.first)
        #expect(scene.frames.first == scene.frames.last && Set(scene.frames.map { "\($0)" }).count > 2)
        #expect(scene.diagnostics.contains { $0.contains("This is not allowed.") })
    }

    @Test("A button says that its intent runs, and what it opens") func button() async throws {
        let scene = try #require(try await film(DoorControl(), .medium, [.tap(.label("door"), count: 1)]).scenes.first)
        expect(scene.openedURLs.map(\.absoluteString), equals: ["door://open"])
        #expect(scene.frames.first == scene.frames.last && scene.frames.contains { $0 != scene.frames[0] })
    }

    @Test("The Action button's words are told; a provider that throws is named") func words() async throws {
        let (plan, _) = try await plan(SwitchControl(), .small, [])
        expect(plan.remarks.notes, equals: ["the Action button reads \"Hold to light up\"."])
        // The gallery's value stands in for the one that was not given.
        let (broken, _) = try await self.plan(SwitchControl(), .medium, [], key: "broken")
        expect(broken.entries.map(\.name), equals: ["off", "on"])
        #expect(broken.remarks.failures.contains { $0.contains("threw an error from currentValue") && $0.contains("previewValue") })
    }
}
