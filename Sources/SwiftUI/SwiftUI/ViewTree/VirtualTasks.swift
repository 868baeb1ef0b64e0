import CVirtualClock
import Foundation
import RunScope
import Synchronization

/// Where code of the user looks for the time that passes around it.
package enum VirtualTime {
    /// The tasks of the tree whose views run code of the user at present; tasks started there inherit it.
    @TaskLocal package static var tasks: VirtualTasks?

    /// The task of a view that the code runs in; tasks started there are taken for a part of it.
    @TaskLocal static var record: TaskRecord?
}

/// What is known of a view's task.
@MainActor
final class TaskRecord {
    /// How many of its parts sleep in virtual time.
    var sleepers = 0
    /// How many timers its parts have started that are still to fire: it may wait for one of them.
    var timers = 0
    /// How often it has gone to sleep.
    var sleepCount = 0
    /// How often it has slept for next to no time since it last slept for longer.
    var briefSleepCount = 0
    var hasEnded = false
    /// Where the view's `task` was written.
    nonisolated let place: SourcePlace?

    /// Whether it has not begun yet and waits for other parts to end; nil: it has begun at once.
    nonisolated(unsafe) var waits: (@MainActor () -> Bool)?
    /// The queue that it was put on, if that does one thing after another, and whether it is its turn.
    nonisolated(unsafe) var queue: ObjectIdentifier?
    let hasBegun = Atomic(true)
    /// When it was put there, by the machine's clock, in nanoseconds.
    let origin = zoetrope_kernel_uptime()

    /// Whether it does something, or waits for something outside of virtual time.
    var isAwake: Bool { !hasEnded && sleepers == 0 && waits?() != true }

    nonisolated init(at place: SourcePlace? = nil) { self.place = place }
}

/// The tasks of a tree's views, and whatever else waits for a while: they sleep in the tree's virtual time.
@MainActor
package final class VirtualTasks {
    private let reference: TreeReference

    /// The tree; it may be gone while a task of one of its views still runs.
    var tree: ViewTree? { reference.tree }

    /// Changes with everything that a task does, as far as the tree notices.
    private(set) var activity = 0

    /// What the tasks consist of.
    nonisolated let jobs = ViewJobs()

    /// The tasks of views that have not ended.
    private var records: [TaskRecord] = []

    /// Whether a task waited for something outside of virtual time for so long that nobody waits for it any more.
    private var hasGivenUp = false

    /// What the date is to code of the views' tasks, in nanoseconds since 1970; the least number where it does not move.
    private let date = Atomic<Int64>(.min)

    /// What the clocks that measure durations answer code of the views' tasks, in nanoseconds.
    private let uptime = Atomic(ViewTree.uptime(at: 0))

    init(tree: ViewTree) {
        reference = tree.reference
        VirtualSleep.isInstalled
        Self.followsUptime
        ViewJobs.areFollowed
    }

    /// Lets the C library's clocks ask for the time of tasks, once in a process.
    private static let followsUptime: Void = zoetrope_virtual_clock_follow_uptime(uptimeOfTask)

    /// What the clocks that measure durations answer code of the task that asks, on any thread; the least number where they are the
    /// machine's.
    fileprivate nonisolated static var uptimeInNanoseconds: Int64 { VirtualTime.tasks?.uptime.load(ordering: .relaxed) ?? .min }

    /// What the date is to code of the task that asks, on any thread; nil where it is the process's.
    package nonisolated static var dateInNanoseconds: Int64? {
        guard let nanoseconds = VirtualTime.tasks?.date.load(ordering: .relaxed), nanoseconds != .min else { return nil }
        return nanoseconds
    }

    /// Lets code of the views' tasks see a date from now on.
    func letDateBe(_ nanoseconds: Int64) { date.store(nanoseconds, ordering: .relaxed) }

    /// Lets the clocks that measure durations be at a time of the tree, for code of the views' tasks.
    func letTimeBe(_ time: Double) { uptime.store(ViewTree.uptime(at: time), ordering: .relaxed) }

    /// Notes something that code of the user asked for and that is not there.
    func note(_ diagnostic: Diagnostic) { tree?.diagnostics.note(diagnostic) }

    /// The tree's time, in seconds.
    var now: Double { tree?.now ?? 0 }

    /// Starts a task of a view.
    func start(priority: TaskPriority?, at place: SourcePlace? = nil, _ action: @escaping @Sendable () async -> Void) -> Task<Void, Never> {
        activity += 1
        let record = TaskRecord(at: place)
        records.removeAll(where: \.hasEnded)
        records.append(record)
        return VirtualTime.$tasks.withValue(self) {
            VirtualTime.$record.withValue(record) {
                Task(priority: priority) { @MainActor [weak self] in
                    await action()
                    self?.activity += 1
                    record.hasEnded = true
                }
            }
        }
    }

    /// Runs work on a queue of its own; what happens next waits for it.
    func run(on queue: DispatchQueue, _ work: @escaping () -> Void) {
        nonisolated(unsafe) let work = work
        awaitEnd(of: { work() }, on: queue) { queue.forViews.async(group: nil, qos: .unspecified, flags: [], execute: $0) }
    }

    /// Begins work on another thread; what happens next waits for it. Work that another thread's work begins is a part of that.
    ///
    /// - Parameter queue: where it is done; there it may have to wait until something else is done that sleeps.
    nonisolated func awaitEnd(
        of work: @escaping @Sendable () -> Void, on queue: DispatchQueue? = nil,
        by begin: (@escaping @Sendable @convention(block) () -> Void) -> Void
    ) {
        let record = TaskRecord()
        record.queue = queue.map(ObjectIdentifier.init)
        if queue != nil { record.hasBegun.store(false, ordering: .releasing) }
        follow(record)
        begin {
            record.hasBegun.store(true, ordering: .releasing)
            VirtualTime.$tasks.withValue(self) { VirtualTime.$record.withValue(record) { work() } }
            self.end(record)
        }
    }

    /// What happens next waits for a part of the views' work.
    private nonisolated func follow(_ record: TaskRecord) {
        MainActor.assumingOrHopping {
            self.activity += 1
            self.records.removeAll(where: \.hasEnded)
            self.records.append(record)
        }
    }

    /// Something begins that what happens next waits for.
    nonisolated func beginPart() -> TaskRecord {
        let record = TaskRecord()
        follow(record)
        return record
    }

    /// A part of the views' work has ended.
    nonisolated func end(_ record: TaskRecord) {
        Task { @MainActor in
            record.hasEnded = true
            self.activity += 1
        }
    }

    /// What is known of a task that inherits nothing: it is a part of the view's task that begins it, or one of its own.
    fileprivate nonisolated static func recordOfDetachedTask(in tasks: VirtualTasks) -> (record: TaskRecord, isOwn: Bool) {
        if let record = VirtualTime.record { return (record, false) }
        let record = TaskRecord()
        tasks.follow(record)
        return (record, true)
    }

    /// Work for the main queue that runs as code of the views does: what it puts off waits in the tree's time.
    nonisolated func onMainQueue(_ work: @escaping @Sendable () -> Void) -> @Sendable () -> Void {
        let former = MainQueueWork.current
        return { MainActor.assumeIsolated { self.run(work, after: former) } }
    }

    /// The same for work that is to be done on another queue.
    nonisolated func onMainQueue(_ work: @escaping @Sendable () -> Void, forwardedTo queue: DispatchQueue) -> @Sendable () -> Void {
        // On Linux the main queue is another object each time it is asked for.
        guard queue.label != DispatchQueue.main.label else { return onMainQueue(work) }
        return { MainActor.assumeIsolated { self.run(on: queue, work) } }
    }

    private func run(_ work: () -> Void, after former: MainQueueWork?) {
        activity += 1
        guard let tree else { return work() }
        let current = MainQueueWork(after: former, at: now)
        guard !current.isEndless else { return isMainQueueRestless = true }
        MainQueueWork.$current.withValue(current) { tree.runUserCode(work) }
    }

    /// Whether work that put itself on the main queue again and again was given up.
    private var isMainQueueRestless = false

    /// Runs an action when some seconds have passed in the tree.
    @discardableResult
    func schedule(
        after seconds: Double, recurs: Bool = false, sleeper: Sleeping? = nil, _ action: @escaping () -> Void
    ) -> EventQueue.Event {
        activity += 1
        // Where the tree is gone nothing happens any more.
        return (tree?.events ?? EventQueue()).add(at: now.later(by: seconds), recurs: recurs, sleeper: sleeper, action)
    }

    /// Suspends the task that calls it until some seconds have passed in the tree.
    ///
    /// Where the tree is gone it sleeps for good: a loop that takes no notice of errors would spin. So does a task of a widget's view,
    /// which the system archives as it is when it has appeared.
    ///
    /// - Throws: `CancellationError` if the task is cancelled meanwhile.
    func sleep(for seconds: Double) async throws {
        try Task.checkCancellation()
        guard let tree else { return await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in } }
        let events = tree.events
        // Nothing of a widget's code runs on once its views are archived: what sleeps is not woken again.
        let sleepsForGood = VirtualTime.record != nil && tree.environment.isInWidget
        if sleepsForGood { note(.standsStillInWidget("A task that sleeps", shows: "the state before it wakes")) }
        activity += 1
        let seconds = lasting(seconds, in: VirtualTime.record ?? looseRecord)
        let sleeper = Sleeper(record: VirtualTime.record)
        let isRoutine = (VirtualTime.record?.sleepCount ?? 0) > Self.sleepsOfATask
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                sleeper.continuation = continuation
                if !sleepsForGood {
                    let task = Sleeping.task(VirtualTime.record?.place)
                    sleeper.event = events.add(at: now.later(by: seconds), isRoutine: isRoutine, sleeper: task) { sleeper.wake() }
                }
                if Task.isCancelled { sleeper.wake() }
            }
        } onCancel: {
            MainActor.assumingOrHopping { sleeper.wake() }
        }
        activity += 1
        try Task.checkCancellation()
    }

    /// How long a sleep lasts, in seconds: a task that sleeps for next to no time again and again would keep time from passing.
    ///
    /// On a device a sleep takes some time, however short it is asked to be; the least is that of a timer's interval.
    ///
    /// Source: Foundation, `Timer`: an interval of no time becomes one of 0.1 ms.
    func lasting(_ seconds: Double, in record: TaskRecord) -> Double {
        guard seconds < Self.briefestSleep else {
            record.briefSleepCount = 0
            return seconds
        }
        record.briefSleepCount += 1
        guard record.briefSleepCount > Self.sleepsOfATask else { return seconds }
        note(.taskSleepsBriefly(at: record.place))
        // What goes on and on is shown as often as a screen could show it.
        return record.briefSleepCount > Self.mostBriefSleeps ? Self.endlessSleep : Self.briefestSleep
    }

    private static let briefestSleep = 1e-4
    /// How often in a row a task sleeps so briefly, and how long each sleep lasts from then on: as long as a screen's frame.
    private static let mostBriefSleeps = 1000
    private static let endlessSleep = 1.0 / 120

    /// What is known of code that is in no view's task.
    let looseRecord = TaskRecord()

    /// Lets tasks run until they sleep or end, and carries out what they change.
    ///
    /// A task that waits for something else, as for an answer from the network, is waited for half a second in all.
    ///
    /// - Throws: `ViewTreeError` if state keeps changing state, or if tasks start one another for ever without waiting.
    package func settle() async throws {
        guard let tree else { return }
        tree.flush()
        var (quiet, changes, hops) = (0, 0, 0)
        var patience = hasGivenUp ? 0 : Self.patienceInMilliseconds
        var (isQuiet, isFirm) = (false, false)
        ViewJobs.awaited = jobs
        defer { ViewJobs.awaited = nil }
        while !isQuiet {
            let (before, begun) = (activity, jobs.beginnings)
            await ViewJobs.letMainQueueRun()
            let changed = activity != before || !tree.pending.isEmpty
            tree.flush()
            changes += changed ? 1 : 0
            if isMainQueueRestless { throw ViewTreeError.mainQueueNeverRests(seconds: now, view: tree.lastChangedView.map { "\($0)" }) }
            guard changes <= Self.maximumChangesAtOnce else { throw timeStandsStill(after: changes, in: tree) }
            let isBusy = jobs.areUnderWay || jobs.beginnings != begun
            if isBusy, patienceWithJobs > 0 {
                (quiet, hops) = (0, changed ? 0 : hops + 1)
                guard hops > Self.briefHops else { continue }
                patienceWithJobs -= 1
                await wait()
                continue
            }
            let turns = patienceWithJobs > 0 ? Self.quietTurns : Self.quietTurnsOfTheBusy
            quiet = changed ? 0 : quiet + 1
            isQuiet = quiet >= turns
            guard isQuiet, isAwaited else { continue }
            // Who has started a timer may wait for that or for something else: such tasks are waited for as long, but once in all.
            isFirm = records.contains { isAwake($0) && $0.timers == 0 }
            guard isFirm ? patience > 0 : patienceWithTimers > 0 else { continue }
            if isFirm { patience -= 1 } else { patienceWithTimers -= 1 }
            (quiet, isQuiet) = (0, false)
            await wait()
        }
        if patienceWithJobs > 0 { patienceWithJobs = Self.mostPatienceWithJobs }
        if isAwaited, isFirm, patience == 0, !hasGivenUp {
            hasGivenUp = true
            let place = records.first { isAwake($0) && $0.timers == 0 }?.place
            tree.diagnostics.note(.taskWaitsElsewhere(at: place))
        }
    }

    private func wait() async { try? await VirtualTime.$tasks.withValue(nil) { try await Task.sleep(for: .milliseconds(1)) } }

    /// The error of tasks that go on at one moment; one that sleeps for no time at all is named by where it was written.
    private func timeStandsStill(after changes: Int, in tree: ViewTree) -> ViewTreeError {
        let restless = records.filter { !$0.hasEnded }.max { $0.sleepCount < $1.sleepCount }
        guard let restless, restless.sleepCount > Self.sleepsOfATask, let place = restless.place else {
            return tree.timeStandsStill(after: changes, at: now)
        }
        return .taskNeverWaits(at: place.description, sleeps: restless.sleepCount, seconds: now)
    }

    /// How often a task sleeps before it is taken for one that goes on for ever.
    private static let sleepsOfATask = 20

    private static let patienceInMilliseconds = 500

    /// What is left of that for tasks that have started timers.
    private var patienceWithTimers = patienceInMilliseconds

    /// The milliseconds for which jobs are waited for that neither end nor change anything.
    private static let mostPatienceWithJobs = 2000

    /// What is left of that; where nothing is, a task goes on for ever, and jobs are no longer waited for.
    var patienceWithJobs = mostPatienceWithJobs

    /// Turns in a row in which tasks go on and change nothing before others are given time.
    private static let briefHops = 20

    /// Changes of tasks at one moment after which they count as going on for ever; one that reads a file line by line makes many.
    nonisolated static let maximumChangesAtOnce = 5000

    /// How long work is waited for that has not begun, while other work of its queue sleeps.
    private static let turnInNanoseconds: UInt64 = 50_000_000

    private var isAwaited: Bool { records.contains(where: isAwake) }

    /// Whether a part does something, or waits for something outside of virtual time; one that has not begun and whose queue is kept by
    /// another one that sleeps does neither.
    private func isAwake(_ record: TaskRecord) -> Bool {
        guard record.isAwake else { return false }
        guard let queue = record.queue, !record.hasBegun.load(ordering: .acquiring) else { return true }
        // On a queue that does several things at once it begins soon.
        guard zoetrope_kernel_uptime() - record.origin > Self.turnInNanoseconds else { return true }
        return !records.contains { $0.queue == queue && !$0.hasEnded && $0.sleepers > 0 }
    }

    /// Turns of the main actor without a sign of life after which tasks count as asleep: what is done on the main queue alone may begin
    /// something there that begins something in turn.
    private static let quietTurns = 3

    /// The same where some task goes on for ever, and nobody can tell whether another one is on its way.
    private static let quietTurnsOfTheBusy = 12
}

/// Asked on any thread.
private func uptimeOfTask() -> Int64 { VirtualTasks.uptimeInNanoseconds }

/// A task that sleeps.
@MainActor
private final class Sleeper {
    var continuation: CheckedContinuation<Void, Never>?
    var event: EventQueue.Event?
    private let record: TaskRecord?

    init(record: TaskRecord?) {
        self.record = record
        record?.sleepers += 1
        record?.sleepCount += 1
    }

    func wake() {
        event?.cancel()
        event = nil
        guard let continuation else { return }
        self.continuation = nil
        record?.sleepers -= 1
        continuation.resume()
    }
}

extension Task where Success == Never, Failure == Never {
    /// Suspends the current task for at least the given duration in nanoseconds; inside a view tree in its virtual time.
    ///
    /// Source: Swift `Task.sleep(nanoseconds:)`; this one is found before that where SwiftUI is imported.
    nonisolated(nonsending) public static func sleep(nanoseconds duration: UInt64) async throws {
        if let tasks = VirtualTime.tasks { return try await tasks.sleep(for: Double(duration) / 1e9) }
        try await sleep(for: .nanoseconds(Int64(clamping: duration)))
    }

    /// Suspends the current task for the given duration; inside a view tree in its virtual time.
    ///
    /// Source: Swift `Task.sleep(for:tolerance:clock:)`.
    nonisolated(nonsending) public static func sleep<C: Clock>(
        for duration: C.Instant.Duration, tolerance: C.Instant.Duration? = nil, clock: C = .continuous
    ) async throws {
        if let tasks = VirtualTime.tasks, let duration = duration as? Duration {
            return try await tasks.sleep(for: duration.seconds)
        }
        try await clock.sleep(until: clock.now.advanced(by: duration), tolerance: tolerance)
    }

    /// Suspends the current task until the given deadline; inside a view tree in its virtual time.
    ///
    /// Source: Swift `Task.sleep(until:tolerance:clock:)`.
    nonisolated(nonsending) public static func sleep<C: Clock>(
        until deadline: C.Instant, tolerance: C.Instant.Duration? = nil, clock: C = .continuous
    ) async throws {
        if let tasks = VirtualTime.tasks, let left = clock.now.duration(to: deadline) as? Duration {
            return try await tasks.sleep(for: left.seconds)
        }
        try await clock.sleep(until: deadline, tolerance: tolerance)
    }
}

extension ContinuousClock {
    /// Suspends the current task until the given deadline; inside a view tree in its virtual time.
    ///
    /// Source: Swift `ContinuousClock.sleep(until:tolerance:)`; this one is found before that where SwiftUI is imported.
    nonisolated(nonsending) public func sleep(until deadline: Instant, tolerance: Swift.Duration? = nil) async throws {
        try await Task.sleep(until: deadline, tolerance: tolerance, clock: self)
    }
}

extension SuspendingClock {
    /// Suspends the current task until the given deadline; inside a view tree in its virtual time.
    ///
    /// Source: Swift `SuspendingClock.sleep(until:tolerance:)`; this one is found before that where SwiftUI is imported.
    nonisolated(nonsending) public func sleep(until deadline: Instant, tolerance: Swift.Duration? = nil) async throws {
        try await Task.sleep(until: deadline, tolerance: tolerance, clock: self)
    }
}

extension Duration {
    /// As a number of seconds.
    var seconds: Double {
        let (seconds, attoseconds) = components
        return Double(seconds) + Double(attoseconds) / 1e18
    }
}

extension Task where Failure == any Error {
    /// Runs an operation that inherits nothing of where it is called but the time: inside a view tree its virtual time.
    ///
    /// Source: Swift `Task.detached(priority:operation:)`; this one is found before that where SwiftUI is imported.
    @discardableResult
    public static func detached(
        priority: TaskPriority? = nil, operation: sending @escaping @isolated(any) () async throws -> Success
    ) -> Task<Success, any Error> {
        guard let tasks = VirtualTime.tasks else { return detached(name: nil, priority: priority, operation: operation) }
        let (record, isOwn) = VirtualTasks.recordOfDetachedTask(in: tasks)
        return detached(name: nil, priority: priority) {
            defer { if isOwn { tasks.end(record) } }
            return try await VirtualTime.$tasks.withValue(tasks) {
                try await VirtualTime.$record.withValue(record) { try await operation() }
            }
        }
    }
}

extension Task where Failure == Never {
    /// Runs an operation that inherits nothing of where it is called but the time: inside a view tree its virtual time.
    ///
    /// Source: Swift `Task.detached(priority:operation:)`; this one is found before that where SwiftUI is imported.
    @discardableResult
    public static func detached(
        priority: TaskPriority? = nil, operation: sending @escaping @isolated(any) () async -> Success
    ) -> Task<Success, Never> {
        guard let tasks = VirtualTime.tasks else { return detached(name: nil, priority: priority, operation: operation) }
        let (record, isOwn) = VirtualTasks.recordOfDetachedTask(in: tasks)
        return detached(name: nil, priority: priority) {
            let result = await VirtualTime.$tasks.withValue(tasks) { await VirtualTime.$record.withValue(record) { await operation() } }
            if isOwn { tasks.end(record) }
            return result
        }
    }
}

extension Clock where Duration == Swift.Duration {
    /// Suspends the current task for the given duration; inside a view tree in its virtual time.
    ///
    /// Source: Swift `Clock.sleep(for:tolerance:)`; this one is found before that where SwiftUI is imported.
    nonisolated(nonsending) public func sleep(for duration: Duration, tolerance: Duration? = nil) async throws {
        try await Task.sleep(for: duration, tolerance: tolerance, clock: self)
    }
}
