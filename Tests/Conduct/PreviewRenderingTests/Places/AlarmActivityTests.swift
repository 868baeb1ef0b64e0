import AlarmKit
import AppIntents
import Foundation
import HostProtocol
import Pixels
import TestSupport
import Testing
import Typesetting

@testable import PreviewRendering
@testable import WidgetKit

private struct Recipe: AlarmMetadata {
    var dish: String
}

private struct StopCooking: LiveActivityIntent {
    static let title: LocalizedStringResource = "Stop"
    func perform() async throws -> some IntentResult { .result() }
}

private struct CookingActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: AlarmAttributes<Recipe>.self) { context in
            HStack {
                Text(context.attributes.metadata?.dish ?? "Timer").font(.headline)
                Spacer()
                CookingTime(mode: context.state.mode).font(.title2.monospacedDigit())
            }
            .padding()
            .foregroundStyle(context.attributes.tintColor)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) { Text(context.attributes.metadata?.dish ?? "") }
                DynamicIslandExpandedRegion(.trailing) { CookingTime(mode: context.state.mode) }
            } compactLeading: {
                Image(systemName: "fork.knife")
            } compactTrailing: {
                CookingTime(mode: context.state.mode)
            } minimal: {
                Image(systemName: "fork.knife")
            }
            .keylineTint(context.attributes.tintColor)
        }
    }
}

private struct CookingTime: View {
    let mode: AlarmPresentationState.Mode

    var body: some View {
        switch mode {
        case .countdown(let countdown): Text(timerInterval: countdown.startDate...countdown.fireDate)
        case .paused(let paused):
            Text(Duration.seconds(paused.totalCountdownDuration - paused.previouslyElapsedDuration), format: .time(pattern: .minuteSecond))
        case .alert: Text("Ready")
        @unknown default: EmptyView()
        }
    }
}

/// Live Activities of alarms, and the alarms of a run.
@Suite("Alarms") @MainActor struct AlarmActivityTests {
    private var attributes: AlarmAttributes<Recipe> {
        let alert = AlarmPresentation.Alert(
            title: "Eggs are ready", secondaryButton: AlarmButton(text: "Again", textColor: .orange, systemImageName: "repeat"),
            secondaryButtonBehavior: .countdown)
        let countdown = AlarmPresentation.Countdown(
            title: "Cooking", pauseButton: AlarmButton(text: "Pause", textColor: .orange, systemImageName: "pause"))
        let paused = AlarmPresentation.Paused(
            title: "Paused", resumeButton: AlarmButton(text: "Resume", textColor: .orange, systemImageName: "play"))
        return AlarmAttributes(
            presentation: AlarmPresentation(alert: alert, countdown: countdown, paused: paused), metadata: Recipe(dish: "Eggs"),
            tintColor: .orange)
    }

    @Test("An alarm's states are drawn as any activity's") func states() async throws {
        let id = UUID()
        let start = ViewClock.start.date
        let preview = Preview("Cooking", as: .content, using: attributes, widget: { CookingActivity() }) {
            AlarmPresentationState(
                alarmID: id,
                mode: .countdown(
                    .init(
                        totalCountdownDuration: 300, previouslyElapsedDuration: 0, startDate: start, fireDate: start.addingTimeInterval(300)
                    )))
            AlarmPresentationState(alarmID: id, mode: .paused(.init(totalCountdownDuration: 300, previouslyElapsedDuration: 75)))
            AlarmPresentationState(alarmID: id, mode: .alert(.init(time: .init(hour: 9, minute: 46))))
        }
        var options = RenderOptions()
        options.scale = 2
        let planner = PreviewPlanner(options: options, fonts: try FontLibrary.bundled())
        let plan = try await planner.plan(
            CatalogedPreview(
                index: 0, name: "Cooking", title: nil, file: "", line: 0, entryNames: [nil, nil, nil], group: nil,
                subject: .surface(try #require(preview.content as? any SurfaceContent))))
        let film = try await PreviewRenderer(plan: plan, options: options).film(hasTransitions: false)
        #expect(film.stills.count == 3 && film.diagnostics == [])
        let pictures = try await FrameRasterizer(scale: 2, jobs: 2).pixmaps(of: film.stills.map(\.list))
        for (still, picture) in zip(film.stills, pictures) { try Sheet.write(picture, as: "alarm-\(still.name)") }
        #expect(pictures[0] != pictures[1] && pictures[1] != pictures[2])
    }

    @Test("Without a preview a placeholder is made up") func placeholder() async throws {
        let activity = try #require(CookingActivity().activity)
        let all = ActivityPlaceholder.all(of: activity, shownBy: CookingActivity())
        expect(all.count, equals: 4)
        for placeholder in all { try await expect(placeholder.surface([]).states.count, equals: 1) }
    }

    @Test("Attributes survive being stored") func stored() throws {
        let data = try JSONEncoder().encode(attributes)
        let back = try JSONDecoder().decode(AlarmAttributes<Recipe>.self, from: data)
        #expect(back.metadata == Recipe(dish: "Eggs") && back.presentation.paused?.resumeButton.systemImageName == "play")
    }

    @Test("The manager keeps alarms, and gives a countdown its activity") func manager() async throws {
        let manager = AlarmManager.shared
        #expect(try await manager.requestAuthorization() == .authorized && manager.authorizationState == .authorized)
        let (timer, weekly) = (UUID(), UUID())
        let configuration = AlarmManager.AlarmConfiguration.timer(duration: 60, attributes: attributes, stopIntent: StopCooking())
        try await expect(manager.schedule(id: timer, configuration: configuration).state, equals: .countdown)
        func mode() -> AlarmPresentationState.Mode? {
            Activity<AlarmAttributes<Recipe>>.activities.first { $0.content.state.alarmID == timer }?.content.state.mode
        }
        guard case .countdown(let countdown)? = mode() else { return #expect(Bool(false), "no countdown is shown") }
        #expect(countdown.totalCountdownDuration == 60 && countdown.fireDate.timeIntervalSince(countdown.startDate) == 60)
        try manager.pause(id: timer)
        guard case .paused? = mode() else { return #expect(Bool(false), "the pause is not shown") }
        try manager.resume(id: timer)
        guard case .countdown? = mode() else { return #expect(Bool(false), "the countdown does not go on") }
        let time = Alarm.Schedule.Relative(time: .init(hour: 7, minute: 30), repeats: .weekly([.monday]))
        _ = try await manager.schedule(
            id: weekly, configuration: AlarmManager.AlarmConfiguration(schedule: .relative(time), attributes: attributes))
        try expect(manager.alarms.map(\.state), equals: [.countdown, .scheduled])
        try manager.stop(id: weekly)
        try manager.cancel(id: timer)
        #expect(try manager.alarms.map(\.id) == [weekly] && mode() == nil)
        try manager.cancel(id: weekly)
    }
}
