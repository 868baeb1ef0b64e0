import CVirtualClock
import Synchronization

/// The state of a task of a view.
@MainActor
package final class TaskRecord {
    /// The number of its parts that sleep in virtual time.
    var sleepers = 0
    /// The number of timers that its parts have started and that are still to fire: it may wait for one of them.
    var timers = 0
    /// The number of times that it has gone to sleep.
    var sleepCount = 0
    /// The number of times that it has slept for next to no time since it last slept for longer.
    var briefSleepCount = 0
    var hasEnded = false
    /// The place in the source of the view's `task`.
    nonisolated let place: SourcePlace?

    /// Answers whether it has not begun yet and waits for other parts to end; nil if it has begun at once.
    nonisolated(unsafe) var waits: (@MainActor () -> Bool)?
    /// The queue that it was put on.
    nonisolated(unsafe) var queue: ObjectIdentifier?
    /// False while it waits for its turn on that queue.
    let hasBegun = Atomic(true)
    /// The moment at which it was put there, by the machine's clock, in nanoseconds.
    let origin = zoetrope_kernel_uptime()

    /// True if it does something, or waits for something outside of virtual time.
    var isAwake: Bool { !hasEnded && sleepers == 0 && waits?() != true }

    nonisolated init(at place: SourcePlace? = nil) { self.place = place }
}
