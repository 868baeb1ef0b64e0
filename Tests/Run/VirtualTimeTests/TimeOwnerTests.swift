import Foundation
import RunContext
import TestSupport
import Testing
import VirtualTime

/// Tasks, timers and queues in a virtual time that belongs to no view.
@Suite("A virtual time without views", .serialized) @MainActor struct TimeOwnerTests {
    /// The smallest owner of a time: it carries out its events and shows nothing.
    private final class Owner: TimeOwner {
        private(set) var now = 0.0
        var date: Date { Date(timeIntervalSince1970: 1_000_000 + now) }
        let events = EventQueue()
        var standsStill = false
        let hasPendingChanges = false
        private(set) var faults: [TimeFault] = []
        private(set) lazy var tasks = VirtualTasks(owner: { [weak self] in self })

        func flush() {}
        func note(_ fault: TimeFault) { faults.append(fault) }
        func error(of failure: TimeFailure) -> any Error { Failure(reason: failure) }

        func runUserCode(_ action: () -> Void) {
            RunContext.with({ ($0.tasks, $0.timers) = (tasks, tasks) }) { withClocksHeld(action) }
        }

        func advance(to end: Double) async throws {
            try await tasks.settle()
            while let event = events.take(notAfter: end) {
                now = event.time
                tasks.followOwner()
                runUserCode(event.action)
                try await tasks.settle()
            }
        }
    }

    private struct Failure: Error, Equatable { let reason: TimeFailure }

    private final class Notes: @unchecked Sendable { var times: [Double] = [] }

    @Test("A task sleeps in virtual time, which passes at once") func sleepingTask() async throws {
        let (owner, notes) = (Owner(), Notes())
        _ = owner.tasks.start(priority: nil) {
            for _ in 0..<3 {
                try? await Task.sleep(for: .seconds(100))
                notes.times.append(await owner.now)
            }
        }
        try await owner.advance(to: 250)
        expect(notes.times, equals: [100, 200])
    }

    @Test("Work that is put off runs at its time, and a timer at multiples of its interval") func delays() async throws {
        let (owner, notes) = (Owner(), Notes())
        owner.runUserCode {
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) { MainActor.assumeIsolated { notes.times.append(owner.now) } }
            _ = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in MainActor.assumeIsolated { notes.times.append(owner.now) }
            }
        }
        try await owner.advance(to: 0.3)
        expect(notes.times, equals: [0.1, 0.2, 0.25, 0.3])
    }

    @Test("Nothing fires where time ends with what was shown first") func standingStill() async throws {
        let (owner, notes) = (Owner(), Notes())
        owner.standsStill = true
        owner.runUserCode { _ = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in notes.times.append(0) } }
        try await owner.advance(to: 1)
        #expect(notes.times.isEmpty)
        expect(owner.faults, equals: [.timerStandsStill])
    }

    @Test("Work on the main queue that never ends is an error of the owner's") func restlessQueue() async throws {
        let owner = Owner()
        @Sendable func again() { DispatchQueue.main.async { again() } }
        owner.runUserCode { again() }
        await #expect(throws: Failure(reason: .mainQueue)) { try await owner.advance(to: 1) }
    }
}
