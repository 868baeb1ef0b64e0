import AppIntents
import Foundation
import HostProtocol
import Pixels
import SwiftUI
import TestSupport
import Testing
import Typesetting

@testable import PreviewRendering
@testable import WidgetKit

private struct SetTimer: SetValueIntent {
    static let title: LocalizedStringResource = "Set Timer"
    @Parameter(title: "Running") var value: Bool
    func perform() async throws -> some IntentResult { .result() }
}

private struct OpenGarage: AppIntent {
    static let title: LocalizedStringResource = "Open Garage"
    func perform() async throws -> some IntentResult { .result() }
}

private struct TimerControl: ControlWidget {
    struct Provider: ControlValueProvider {
        var previewValue: Bool { false }
        func currentValue() async throws -> Bool { true }
    }

    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "timer", provider: Provider()) { isRunning in
            ControlWidgetToggle("Work Timer", isOn: isRunning, action: SetTimer()) { isOn in
                Label(isOn ? "Running" : "Stopped", systemImage: isOn ? "hourglass" : "hourglass.bottomhalf.filled")
                    .controlWidgetActionHint(isOn ? "Stop" : "Start")
            }
            .tint(.purple)
        }
        .displayName("Timer")
        .description("Starts and stops.")
    }
}

private struct GarageControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "garage") {
            ControlWidgetButton(action: OpenGarage()) {
                Label("Garage Door", systemImage: "car.fill")
            } actionLabel: { isActive in
                if isActive { Label("Opening…", systemImage: "car.fill") }
            }
        }
    }
}

private struct Extension: WidgetBundle {
    var body: some Widget {
        TimerControl()
        GarageControl()
    }
}

/// Controls as Control Center draws them.
@Suite("Controls") @MainActor struct ControlTests {
    private func found(_ control: any ControlWidget) throws -> WidgetDiscovery.FoundControl {
        func description<C: ControlWidget>(_ control: C) -> ControlDescription? { control.body.resolvedControl }
        let described = description(control)
        return WidgetDiscovery.FoundControl(
            control: control, description: try #require(described), name: "\(type(of: control))", module: "M")
    }

    private func plan(_ control: any ControlWidget, _ size: ControlPlateSize) async throws -> PreviewPlan {
        var options = RenderOptions()
        options.scale = 2
        // Hundreds of tests may be waiting for the main actor.
        options.providerDeadline = 900
        let planner = PreviewPlanner(options: options, fonts: try FontLibrary.bundled())
        return try await planner.plan(
            CatalogedPreview(
                index: 0, name: "C", title: nil, file: "", line: 0, entryNames: [], group: nil,
                subject: .surface(ControlSurface(try found(control), size: size))))
    }

    @Test func aBundleListsItsControls() {
        expect(Extension().controls.map { "\(type(of: $0))" }, equals: ["TimerControl", "GarageControl"])
    }

    @Test func aToggleIsShownInBothStatesItsOwnFirst() async throws {
        let plan = try await plan(TimerControl(), .medium)
        expect(plan.entries.map(\.name), equals: ["on", "off"])
        expect(plan.size, equals: CGSize(width: 160, height: 72))
    }

    @Test func aButtonIsShownIdleAndActive() async throws {
        try await expect(plan(GarageControl(), .small).entries.map(\.name), equals: ["idle", "active"])
    }

    @Test func theConfigurationSaysItsWords() throws {
        let description = try found(TimerControl()).description
        #expect(description.kind == "timer" && description.displayName != nil && description.summary != nil)
        expect(description.preview()?.tint, equals: .purple)
    }

    @Test func aPressSetsTheOtherValue() async throws {
        let template = try #require(try await found(TimerControl()).description.current())
        template.perform(false)
        try await expect(IntentRunner.shared.finish().count, equals: 1)
    }

    @Test func aToggleThatIsOnIsWhite() async throws {
        let plan = try await plan(TimerControl(), .small)
        let film = try await PreviewRenderer(plan: plan, options: RenderOptions()).film()
        expect(film.diagnostics, equals: [])
        let pictures = try await FrameRasterizer(scale: 2, jobs: 1).pixmaps(of: film.stills.map(\.list))
        let (on, off) = (pictures[0][72, 12], pictures[1][72, 12])
        #expect(on.red == 255 && off.red == 51)
    }

    @Test func everySizeIsAsAccepted() async throws {
        for control in [TimerControl(), GarageControl()] as [any ControlWidget] {
            for size in ControlPlateSize.allCases {
                var options = RenderOptions()
                options.scale = 1
                let film = try await PreviewRenderer(plan: try await plan(control, size), options: options).film(hasTransitions: false)
                let pictures = try await FrameRasterizer(scale: 1, jobs: 1).pixmaps(of: film.stills.map(\.list))
                for (still, picture) in zip(film.stills, pictures) {
                    try Sheet.check(picture, as: "ControlTests/\(type(of: control))-\(size)-\(still.name)")
                }
            }
        }
    }
}
