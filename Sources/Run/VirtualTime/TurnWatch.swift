import CVirtualClock
import Foundation
import Synchronization

/// A thread that begins parts of work for which the main thread waits, as for a semaphore or a group.
final class TurnWatch: Sendable {
    static let shared = TurnWatch()

    private struct State {
        var watched: [WorkTurns] = []
        var hasThread = false
    }

    private let state = Mutex(State())
    private let work = DispatchSemaphore(value: 0)

    /// The thread that was the main actor's when it last began a part.
    private static let mainThread = Atomic<Int32>(0)

    /// A number that changes with what the main actor does.
    private static let signs = Atomic(0)

    /// Notes the calling thread if it is the main actor's, as a sign that it goes on.
    static func noteMainThread() {
        guard MainActor.isCurrent else { return }
        mainThread.store(zoetrope_thread(), ordering: .relaxed)
        signs.add(1, ordering: .sequentiallyConsistent)
    }

    /// Looks after turns until no part waits for one.
    func watch(_ turns: WorkTurns) {
        let (isNew, hasThread) = state.withLock { state in
            guard !state.watched.contains(where: { $0 === turns }) else { return (false, true) }
            state.watched.append(turns)
            defer { state.hasThread = true }
            return (true, state.hasThread)
        }
        if !hasThread { Thread { self.run() }.start() }
        if isNew { work.signal() }
    }

    private func run() {
        var (looks, seen) = (0, -1)
        while true {
            let watched = state.withLock { state in
                state.watched.removeAll { !$0.needsWatch }
                return state.watched
            }
            guard !watched.isEmpty else {
                work.wait()
                looks = 0
                continue
            }
            usleep(1000)
            let isWaiting = zoetrope_look_at_thread(Self.mainThread.load(ordering: .relaxed)).is_waiting
            let sign = Self.signs.load(ordering: .sequentiallyConsistent)
            (looks, seen) = (isWaiting && sign == seen ? looks + 1 : 0, sign)
            for turns in watched {
                turns.beginNext(afterLooks: looks) { Self.signs.load(ordering: .sequentiallyConsistent) == sign }
            }
        }
    }
}
