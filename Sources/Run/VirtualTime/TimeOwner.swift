import CVirtualClock
import Foundation

/// The owner of a virtual time: a tree of views, as far as tasks, timers and queues have to do with it.
///
/// Everything that waits in virtual time waits in the owner's `events`, and the owner carries them out in order.
@MainActor
package protocol TimeOwner: AnyObject {
    /// The time of the event that is going on, or of the last one, in seconds.
    var now: Double { get }

    /// The date at that time.
    var date: Date { get }

    /// The events to come.
    var events: EventQueue { get }

    /// A Boolean value that indicates whether time ends once the views have appeared, as it does where they are archived.
    var standsStill: Bool { get }

    /// A Boolean value that indicates whether changes wait to be carried out.
    var hasPendingChanges: Bool { get }

    /// Carries out the changes that wait.
    func flush()

    /// Runs user code, which may change state, start tasks and read the clock.
    func runUserCode(_ action: () -> Void)

    /// Notes user code that waits in a way that the preview cannot follow.
    func note(_ fault: TimeFault)

    /// The error for user code that never lets time pass.
    func error(of failure: TimeFailure) -> any Error
}

/// A way in which user code waits that virtual time follows in part or not at all.
package enum TimeFault: Equatable, Sendable {
    /// A wait for a semaphore has a time limit, which the machine's clock measures.
    case limitedWait
    /// The main thread sleeps.
    case heldUpMainThread
    /// A task sleeps for next to no time again and again.
    case taskSleepsBriefly(at: SourcePlace?)
    /// A task waits for something outside of the preview.
    case taskWaitsElsewhere(at: SourcePlace?)
    /// Work on another thread computes for so long that nothing waits for it any more.
    case workGoesOn
    /// A timer runs by the machine's clock.
    case machineTimer(String)
    /// A timer fires more often than 120 times a second.
    case denseTimer(String)
    /// A task that sleeps does not wake where time ends.
    case taskStandsStill
    /// A timer does not fire where time ends.
    case timerStandsStill
}

/// The reason why time cannot pass.
package enum TimeFailure: Equatable, Sendable {
    /// Tasks go on at one moment without end.
    case tasks(changes: Int)
    /// One task sleeps for no time at all, again and again.
    case task(at: SourcePlace, sleeps: Int)
    /// Work on the main queue puts itself there again and again.
    case mainQueue
}

extension TimeOwner {
    /// The date at the present time, in nanoseconds since 1970.
    package var dateInNanoseconds: Int64 { Int64(clamping: date.timeIntervalSince1970 * 1e9) }

    /// Runs code with the clocks of this thread at the owner's time: the date moves on, and the durations that the code measures and the
    /// deadlines that it computes are exact.
    package func withClocksHeld<Result>(_ body: () -> Result) -> Result {
        var time = zoetrope_held_time()
        time.has_uptime = true
        time.uptime_nanoseconds = VirtualTasks.uptime(at: now)
        // Views that are archived look at the moment for which the system makes them.
        if !standsStill, now > 0 {
            time.has_wall = true
            time.wall_nanoseconds = dateInNanoseconds
        }
        let before = zoetrope_virtual_clock_hold(time)
        defer { _ = zoetrope_virtual_clock_hold(before) }
        return body()
    }
}

extension Int64 {
    /// The nearest number to a value that may be too large.
    init(clamping value: Double) {
        self = value.isNaN ? 0 : value >= 9.2e18 ? .max : value <= -9.2e18 ? .min : Int64(value)
    }
}
