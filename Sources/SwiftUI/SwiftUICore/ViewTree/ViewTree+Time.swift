import Foundation
import VirtualTime

extension ViewTree: TimeOwner {
    package var date: Date { clock.date(at: now) }

    /// A widget's views are archived as soon as they have appeared.
    package var standsStill: Bool { environment.isInWidget }

    package var hasPendingChanges: Bool { !updates.pending.isEmpty }

    package func note(_ fault: TimeFault) {
        let diagnostic: Diagnostic =
            switch fault {
            case .limitedWait: .limitedWait
            case .heldUpMainThread: .heldUpMainThread
            case .taskSleepsBriefly(let place): .taskSleepsBriefly(at: place)
            case .taskWaitsElsewhere(let place): .taskWaitsElsewhere(at: place)
            case .workGoesOn: .workGoesOn
            case .machineTimer(let word): .machineTimer(word)
            case .denseTimer(let interval): .denseTimer(interval)
            case .taskStandsStill: .standsStillInWidget("A task that sleeps", shows: "the state before it wakes")
            case .timerStandsStill: .standsStillInWidget("A timer", shows: "the state before it fires")
            }
        diagnostics.note(diagnostic)
    }

    package func error(of failure: TimeFailure) -> any Error {
        switch failure {
        case .tasks(let changes): timeStandsStill(after: changes, at: now)
        case .task(let place, let sleeps): ViewTreeError.taskNeverWaits(at: place.description, sleeps: sleeps, seconds: now)
        case .mainQueue: ViewTreeError.mainQueueNeverRests(seconds: now, view: trace.lastChangedView.map { "\($0)" })
        }
    }

    func timeStandsStill(after events: Int, at time: Double) -> ViewTreeError {
        .timeStandsStill(events: events, seconds: time, view: trace.lastChangedView.map { "\($0)" })
    }
}

extension VirtualTasks {
    /// The tree whose views the tasks belong to; it may be gone while one of them still runs.
    package var tree: ViewTree? { owner as? ViewTree }

    /// Notes user code that asks for something that is not there.
    package func note(_ diagnostic: Diagnostic) { tree?.diagnostics.note(diagnostic) }
}
