import CVirtualClock
import Synchronization

/// A part of a tree's work that runs beside the main thread: a job of a task on Swift's thread pool, or work on another queue.
///
/// It waits for its turn, and runs until it ends, sleeps in virtual time, or waits for something else.
final class WorkPart: Sendable {
    let turns: WorkTurns
    /// The queue that it was put on; nil for a queue that runs any number of parts at once.
    let queue: ObjectIdentifier?
    /// The moment at which it was begun, by the machine's clock, in nanoseconds.
    let origin = zoetrope_kernel_uptime()
    private let thread = Atomic<Int32>(0)
    /// How long that thread had computed before, for other work, in milliseconds.
    private let before = Atomic<Int64>(0)
    /// True once it was seen to wait for something else.
    private let hasWaited = Atomic(false)
    private let readiness: (@Sendable () -> Bool)?

    /// - Parameter isReady: answers whether nothing but its queue keeps it from beginning.
    init(of turns: WorkTurns, on queue: ObjectIdentifier? = nil, isReady: (@Sendable () -> Bool)? = nil) {
        self.turns = turns
        self.queue = queue
        readiness = isReady
    }

    /// False if it waits for other parts to end.
    var isReady: Bool { readiness?() ?? true }

    /// The part that the calling thread runs; nil where it runs none that is followed.
    static var current: WorkPart? { zoetrope_running_part().map { Unmanaged<WorkPart>.fromOpaque($0).takeUnretainedValue() } }

    /// Notes that the part runs on the calling thread from now on.
    func noteStart() {
        let number = zoetrope_thread()
        before.store(zoetrope_look_at_thread(number).milliseconds, ordering: .sequentiallyConsistent)
        thread.store(number, ordering: .sequentiallyConsistent)
    }

    /// Runs work on the calling thread as this part, when its turn has come.
    func run(_ work: () -> Void) {
        turns.awaitTurn(of: self)
        noteStart()
        let before = zoetrope_run_part(Unmanaged.passUnretained(self).toOpaque())
        work()
        _ = zoetrope_run_part(before)
        turns.leave(self)
    }

    /// The state of the part's thread; nil where it has none yet.
    private var look: zoetrope_thread_look? {
        let number = thread.load(ordering: .sequentiallyConsistent)
        return number == 0 ? nil : zoetrope_look_at_thread(number)
    }

    /// True if its thread waits for something, as for a lock or the main thread.
    var isWaiting: Bool { look?.is_waiting ?? false }

    /// How long it has computed, in milliseconds.
    var milliseconds: Int64 { look.map { $0.milliseconds - before.load(ordering: .sequentiallyConsistent) } ?? 0 }

    /// True if it was seen to wait for something else, and waits on.
    var stillWaits: Bool { isKnownToWait && isWaiting }

    var isKnownToWait: Bool {
        get { hasWaited.load(ordering: .sequentiallyConsistent) }
        set { hasWaited.store(newValue, ordering: .sequentiallyConsistent) }
    }
}
