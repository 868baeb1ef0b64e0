import CVirtualClock
@preconcurrency import Dispatch
import Foundation
import RunContext

/// The sleep of threads that run code of views: `Thread.sleep`, `sleep`, `usleep` and `nanosleep`.
enum VirtualSleep {
    /// Replaces the C library's sleep and observes its waits for semaphores, once in a process.
    static let isInstalled: Void = {
        zoetrope_virtual_clock_sleep_by { nanoseconds in VirtualSleep.sleep(nanoseconds) }
        zoetrope_virtual_clock_wait_by {
            guard let tasks = RunContext.current.tasks else { return }
            MainActor.assumingOrHopping { tasks.note(.limitedWait) }
        }
    }()

    /// Suspends the calling thread in the time of the tree whose code it runs; false if it runs none.
    ///
    /// On the main thread no time passes: code that sleeps there holds up everything that would show it.
    private static func sleep(_ nanoseconds: Int64) -> Bool {
        guard let tasks = RunContext.current.tasks else { return false }
        if MainActor.isCurrent {
            MainActor.assumeIsolated { tasks.note(.heldUpMainThread) }
            return true
        }
        let (record, end, wasThere) = (RunContext.current.record, DispatchSemaphore(value: 0), Answer())
        let part = WorkPart.current
        let wake: @Sendable () -> Void = {
            guard let part else { return _ = end.signal() }
            part.turns.put(part) { end.signal() }
        }
        Task { @MainActor in
            wasThere.value = tasks.owner != nil
            guard wasThere.value else { return wake() }
            record?.sleepers += 1
            record?.sleepCount += 1
            let seconds = tasks.lasting(Double(nanoseconds) / 1e9, in: record ?? tasks.looseRecord)
            tasks.schedule(after: seconds, sleeper: .task(record?.place)) {
                record?.sleepers -= 1
                wake()
            }
        }
        if let part { part.turns.leaveAsleep(part) }
        end.wait()
        return wasThere.value
    }

    /// Written before the semaphore is signalled and read after.
    private final class Answer: @unchecked Sendable {
        var value = false
    }
}

extension DispatchQueue {
    /// Schedules a block for execution. The next event waits for the work of a view's code on another queue, so that its result stands in
    /// the frame of the moment at which it began.
    ///
    /// Source: Dispatch `async(group:qos:flags:execute:)`; this one is preferred where no more than the work is said.
    public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {
        async(group: nil, awaited: work)
    }

    /// The same in a group.
    public func async(group: DispatchGroup?, execute work: @escaping @Sendable @convention(block) () -> Void) {
        async(group: group, awaited: work)
    }

    /// The same with a priority, which changes nothing of what is seen.
    public func async(qos: DispatchQoS, execute work: @escaping @Sendable @convention(block) () -> Void) {
        async(group: nil, qos: qos, awaited: work)
    }

    /// The same with flags, as `.barrier`.
    public func async(flags: DispatchWorkItemFlags, execute work: @escaping @Sendable @convention(block) () -> Void) {
        async(group: nil, flags: flags, awaited: work)
    }

    private func async(
        group: DispatchGroup?, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        awaited work: @escaping @Sendable @convention(block) () -> Void
    ) {
        guard let tasks = RunContext.current.tasks else { return async(group: group, qos: qos, flags: flags, execute: work) }
        // On Linux the main queue is another object each time it is asked for.
        guard label != DispatchQueue.main.label else {
            return async(group: group, qos: qos, flags: flags, execute: tasks.onMainQueue(work))
        }
        // The group ends before the work counts as done.
        group?.enter()
        tasks.awaitEnd(
            of: {
                work()
                group?.leave()
            }, on: self
        ) { self.forViews.async(group: nil, qos: qos, flags: flags, execute: $0) }
    }

    /// The queue that runs the work which views put on this one.
    ///
    /// Threads that sleep in virtual time hold up the threads of the system's queues, which are as many as the machine has cores, and by
    /// which tasks run, too. A queue that does one thing after another has a thread beyond those, and so each piece of work gets one.
    var forViews: DispatchQueue { isOfSystem ? DispatchQueue(label: "view") : self }

    /// True for the system's queues, which run any number of things at once.
    var isOfSystem: Bool { label.hasPrefix("com.apple.root.") }
}
