import CVirtualClock
import Dispatch
import Synchronization

/// The turns of a tree's work beside the main thread: one part runs at a time, in the order in which the parts were begun, and while it
/// runs the main thread waits.
///
/// Were the parts to run whenever the machine has a core for them, their results would come in an order that depends on its speed and
/// its load.
package final class WorkTurns: Sendable {
    private struct Waiting {
        let part: WorkPart
        /// Begins the part; nil while its queue has not come to it.
        var begin: (@Sendable () -> Void)?
    }

    private struct State {
        /// The parts that wait for their turn, in the order of their beginning.
        var waiting: [Waiting] = []
        /// The parts that have had their turn and have not ended, and do not sleep.
        var running: [WorkPart] = []
        /// Those that sleep.
        var asleep: [WorkPart] = []
        var count = 0
        var phase = Phase.away
    }

    /// The states of the main thread.
    package enum Phase: Sendable {
        /// It gives no turns.
        case away
        /// It runs code of the tree.
        case working
        /// It lets the main queue run.
        case resting
        /// It waits for a part.
        case waiting
    }

    private let state = Mutex(State())

    /// The number of parts that have had their turn.
    package var count: Int { state.withLock(\.count) }

    // MARK: - Parts

    /// Adds a part that begins as it is told when its turn has come; one that sleeps goes on then.
    func put(_ part: WorkPart, begin: @escaping @Sendable () -> Void) { add(Waiting(part: part, begin: begin)) }

    /// Adds a part that begins when its queue has come to it and then its turn.
    func announce(_ part: WorkPart) { add(Waiting(part: part)) }

    private func add(_ entry: Waiting) {
        TurnWatch.noteMainThread()
        state.withLock { state in
            state.asleep.removeAll { $0 === entry.part }
            state.waiting.append(entry)
        }
        TurnWatch.shared.watch(self)
    }

    /// Suspends the thread of an announced part until its turn has come.
    func awaitTurn(of part: WorkPart) {
        let turn = DispatchSemaphore(value: 0)
        let isAnnounced = state.withLock { state in
            guard let index = state.waiting.firstIndex(where: { $0.part === part }) else { return false }
            state.waiting[index].begin = { turn.signal() }
            return true
        }
        guard isAnnounced else { return }
        zoetrope_note_change()
        turn.wait()
    }

    /// Ends the turn of a part that has ended or is suspended, or that never begins.
    func leave(_ part: WorkPart) {
        state.withLock { state in
            state.running.removeAll { $0 === part }
            state.waiting.removeAll { $0.part === part }
        }
        zoetrope_note_change()
    }

    /// Ends the turn of a part that sleeps until it is put again.
    func leaveAsleep(_ part: WorkPart) {
        state.withLock { state in
            state.running.removeAll { $0 === part }
            // It may have been put again by now.
            if !state.waiting.contains(where: { $0.part === part }) { state.asleep.append(part) }
        }
        zoetrope_note_change()
    }

    // MARK: - Turns

    /// The result of looking for the part whose turn it is.
    enum Next: Sendable {
        case nothing
        /// A part has begun.
        case begun
        /// A queue is to come to a part that it was given a moment ago.
        case awaited
    }

    /// Begins the part whose turn it is. What its queue has not come to is waited for, for a while.
    ///
    /// - Parameter isAllowed: answers, for what the main thread does, whether a part may begin.
    func beginNext(if isAllowed: (Phase) -> Bool = { _ in true }) -> Next {
        let (next, begin) = state.withLock { state -> (Next, (@Sendable () -> Void)?) in
            guard isAllowed(state.phase), state.running.allSatisfy(\.stillWaits) else { return (.nothing, nil) }
            for (index, entry) in state.waiting.enumerated() {
                if let begin = entry.begin {
                    state.waiting.remove(at: index)
                    state.running.append(entry.part)
                    state.count += 1
                    return (.begun, begin)
                }
                if Self.isExpected(entry.part, in: state) { return (.awaited, nil) }
            }
            return (.nothing, nil)
        }
        begin?()
        return next
    }

    /// True if the queue of a part comes to it by itself. One that does one thing after another may be kept by a part that sleeps.
    private static func isExpected(_ part: WorkPart, in state: State) -> Bool {
        guard part.isReady else { return false }
        let isShared = (state.running + state.asleep).contains { $0.queue == part.queue }
        return zoetrope_kernel_uptime() - part.origin < (isShared ? turnOfSharedQueue : turnOfQueue)
    }

    /// The time in which a queue comes to a part, in nanoseconds: where it has nothing else to do, and where it has begun another.
    private static let turnOfQueue: UInt64 = 2_000_000_000
    private static let turnOfSharedQueue: UInt64 = 250_000_000

    /// Suspends the main thread until each part that has had its turn has ended, sleeps, or waits for something else, such as the main
    /// thread.
    ///
    /// - Parameter limit: the milliseconds that a part may compute.
    /// - Returns: true if a part has computed for longer; it goes on, but no longer counts.
    func awaitRunning(limit: Int64) -> Bool {
        let before = enter(.waiting)
        defer { _ = enter(before) }
        var looks = 0
        while true {
            let seen = zoetrope_changes()
            let busy = self.busy
            guard !busy.isEmpty else { return false }
            for part in busy { part.isKnownToWait = false }
            zoetrope_await_change(seen, 1_000_000)
            guard zoetrope_changes() == seen else {
                looks = 0
                continue
            }
            looks = busy.allSatisfy(\.isWaiting) ? looks + 1 : 0
            if looks >= Self.looksAtWaiting { for part in busy { part.isKnownToWait = true } }
            guard let endless = busy.first(where: { $0.milliseconds > limit }) else { continue }
            leave(endless)
            return true
        }
    }

    /// How often in a row, a millisecond apart, a thread is seen waiting that waits for more than a moment.
    private static let looksAtWaiting = 10

    /// The parts that run and do not wait for something else.
    private var busy: [WorkPart] { state.withLock(\.running).filter { !$0.stillWaits } }

    var isBusy: Bool { !busy.isEmpty }

    /// Suspends the main thread until something changes, for a millisecond at most.
    func awaitChange() {
        let before = enter(.waiting)
        zoetrope_await_change(zoetrope_changes(), 1_000_000)
        _ = enter(before)
    }

    /// Notes what the main thread does from now on; answers what it did before.
    @discardableResult
    package func enter(_ phase: Phase) -> Phase {
        TurnWatch.noteMainThread()
        return state.withLock { state in
            let before = state.phase
            state.phase = phase
            return before
        }
    }

    // MARK: - Watch

    /// True if parts wait for their turn.
    var needsWatch: Bool { state.withLock { !$0.waiting.isEmpty } }

    /// Begins the next part where the main thread waits for it, as for a semaphore, instead of giving turns.
    ///
    /// - Parameters:
    ///   - looks: how often in a row the main thread was seen waiting.
    ///   - isCurrent: answers whether it has done nothing since.
    func beginNext(afterLooks looks: Int, isCurrent: () -> Bool) {
        _ = beginNext { phase in
            let enough =
                switch phase {
                case .working: Self.looksAtWaiting
                // It may be at other work, and another thread may serve the main queue.
                case .away, .resting: 200 * Self.looksAtWaiting
                case .waiting: Int.max
                }
            return looks >= enough && isCurrent()
        }
    }
}
