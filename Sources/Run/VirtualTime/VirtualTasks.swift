import CVirtualClock
import Foundation
import RunContext
import Synchronization

/// The tasks of a tree's views, and whatever else waits for a while: they sleep in the tree's virtual time.
@MainActor
package final class VirtualTasks {
    private let findOwner: () -> (any TimeOwner)?

    /// The owner of the time; it may be gone while a task of one of its views still runs.
    package var owner: (any TimeOwner)? { findOwner() }

    /// A number that changes with everything that a task does, as far as the owner notices.
    private(set) var activity = 0

    /// The turns of what the tasks do beside the main thread.
    package nonisolated let turns = WorkTurns()

    /// The tasks of views that have not ended.
    private var records: [TaskRecord] = []

    /// True once a task has waited for something outside of virtual time for so long that nothing waits for it any more.
    private var hasGivenUp = false

    /// The date that code of the views' tasks reads, in nanoseconds since 1970; the least number where the date stands still.
    private let date = Atomic<Int64>(.min)

    /// The time that code of the views' tasks reads from the clocks that measure durations, in nanoseconds.
    private let uptime = Atomic(VirtualTasks.uptime(at: 0))

    /// - Parameter owner: finds the owner of the time, as long as it is there.
    package init(owner: @escaping () -> (any TimeOwner)?) {
        findOwner = owner
        VirtualSleep.isInstalled
        Self.followsUptime
        TaskJobs.areFollowed
    }

    /// Has the C library's clocks ask for the time of tasks, once in a process.
    private static let followsUptime: Void = zoetrope_virtual_clock_follow_uptime(uptimeOfTask)

    /// The time of the clocks that measure durations for the task that asks, on any thread; the least number where it is the machine's.
    fileprivate nonisolated static var uptimeInNanoseconds: Int64 { RunContext.current.tasks?.uptime.load(ordering: .relaxed) ?? .min }

    /// The date for code of the task that asks, on any thread; nil where it is the process's.
    nonisolated static var dateInNanoseconds: Int64? {
        guard let nanoseconds = RunContext.current.tasks?.date.load(ordering: .relaxed), nanoseconds != .min else { return nil }
        return nanoseconds
    }

    /// How long the machine has been running, to code of views: a hundred days when a tree begins, in nanoseconds. That is longer than
    /// most machines run, and doubles hold it to the nanosecond.
    nonisolated static func uptime(at time: Double) -> Int64 {
        8_640_000_000_000_000 + Int64(clamping: (min(max(time, 0), 1e9) * 1e9).rounded())
    }

    /// Sets the clocks of the views' tasks to the owner's time, and their date where dates move on.
    package func followOwner() {
        guard let owner else { return }
        uptime.store(Self.uptime(at: owner.now), ordering: .relaxed)
        if !owner.standsStill, owner.now > 0 { date.store(owner.dateInNanoseconds, ordering: .relaxed) }
    }

    /// Notes user code that waits in a way that the preview cannot follow.
    func note(_ fault: TimeFault) { owner?.note(fault) }

    /// The owner's time, in seconds.
    var now: Double { owner?.now ?? 0 }

    /// Starts a task of a view.
    package func start(priority: TaskPriority?, at place: SourcePlace? = nil, _ action: @escaping @Sendable () async -> Void) -> Task<
        Void, Never
    > {
        activity += 1
        let record = TaskRecord(at: place)
        records.removeAll(where: \.hasEnded)
        records.append(record)
        return RunContext.with({ ($0.tasks, $0.record) = (self, record) }) {
            Task(priority: priority) { @MainActor [weak self] in
                await action()
                self?.activity += 1
                record.hasEnded = true
            }
        }
    }

    /// Runs work on a queue of its own; the next event waits for it.
    func run(on queue: DispatchQueue, _ work: @escaping () -> Void) {
        nonisolated(unsafe) let work = work
        awaitEnd(of: { work() }, on: queue) { queue.forViews.async(group: nil, qos: .unspecified, flags: [], execute: $0) }
    }

    /// Begins work on another thread, in its turn; the next event waits for it. Work that another thread's work begins is a part of that.
    ///
    /// - Parameter queue: the queue that runs it; there it may have to wait for other work. Nil where any number of parts may run.
    nonisolated func awaitEnd(
        of work: @escaping @Sendable () -> Void, on queue: DispatchQueue? = nil,
        by begin: @escaping @Sendable (@escaping @Sendable @convention(block) () -> Void) -> Void
    ) {
        let record = TaskRecord()
        let queue = queue.flatMap { $0.isOfSystem ? nil : $0 }
        record.queue = queue.map(ObjectIdentifier.init)
        if queue != nil { record.hasBegun.store(false, ordering: .releasing) }
        follow(record)
        let part = WorkPart(of: turns, on: record.queue)
        let inTurn: @Sendable @convention(block) () -> Void = {
            part.run {
                record.hasBegun.store(true, ordering: .releasing)
                RunContext.with({ ($0.tasks, $0.record) = (self, record) }) { work() }
                self.end(record)
            }
        }
        guard queue != nil else { return turns.put(part) { begin(inTurn) } }
        turns.announce(part)
        begin(inTurn)
    }

    /// Has the next event wait for a part of the views' work.
    private nonisolated func follow(_ record: TaskRecord) {
        MainActor.assumingOrHopping {
            self.activity += 1
            self.records.removeAll(where: \.hasEnded)
            self.records.append(record)
        }
    }

    /// Begins a part of the views' work, for which the next event waits.
    nonisolated func beginPart() -> TaskRecord {
        let record = TaskRecord()
        follow(record)
        return record
    }

    /// Ends a part of the views' work.
    nonisolated func end(_ record: TaskRecord) {
        Task { @MainActor in
            record.hasEnded = true
            self.activity += 1
        }
    }

    /// The record of a detached task: that of the view's task that begins it, or one of its own.
    nonisolated static func recordOfDetachedTask(in tasks: VirtualTasks) -> (record: TaskRecord, isOwn: Bool) {
        if let record = RunContext.current.record { return (record, false) }
        let record = TaskRecord()
        tasks.follow(record)
        return (record, true)
    }

    /// Work for the main queue that runs as code of the views does: what it puts off waits in the owner's time.
    nonisolated func onMainQueue(_ work: @escaping @Sendable () -> Void) -> @Sendable () -> Void {
        let former = RunContext.current.mainQueueWork
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
        guard let owner else { return work() }
        let current = MainQueueWork(after: former, at: now)
        guard !current.isEndless else { return isMainQueueRestless = true }
        RunContext.with({ $0.mainQueueWork = current }) { owner.runUserCode(work) }
    }

    /// True once work that put itself on the main queue again and again was given up.
    private var isMainQueueRestless = false

    /// Runs an action when some seconds have passed in the owner's time.
    @discardableResult
    package func schedule(
        after seconds: Double, recurs: Bool = false, sleeper: Sleeping? = nil, _ action: @escaping () -> Void
    ) -> EventQueue.Event {
        activity += 1
        // Nothing happens once the owner is gone.
        return (owner?.events ?? EventQueue()).add(at: now.later(by: seconds), recurs: recurs, sleeper: sleeper, action)
    }

    /// Suspends the task that calls it until some seconds have passed in the owner's time.
    ///
    /// Once the owner is gone the task sleeps for good: a loop that ignores errors would spin. So does a task of a widget's view, which
    /// the system archives as it is when it has appeared.
    ///
    /// - Throws: `CancellationError` if the task is cancelled meanwhile.
    func sleep(for seconds: Double) async throws {
        try Task.checkCancellation()
        guard let owner else { return await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in } }
        let events = owner.events
        // No code of a widget continues once its views are archived: a task that sleeps is not woken again.
        let sleepsForGood = RunContext.current.record != nil && owner.standsStill
        if sleepsForGood { note(.taskStandsStill) }
        activity += 1
        let seconds = lasting(seconds, in: RunContext.current.record ?? looseRecord)
        let sleeper = Sleeper(record: RunContext.current.record)
        let isRoutine = (RunContext.current.record?.sleepCount ?? 0) > Self.sleepsOfATask
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                sleeper.continuation = continuation
                if !sleepsForGood {
                    let task = Sleeping.task(RunContext.current.record?.place)
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

    /// The length of a sleep, in seconds: a task that sleeps for next to no time again and again would keep time from passing.
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
        // A task that goes on and on is shown as often as a screen could show it.
        return record.briefSleepCount > Self.mostBriefSleeps ? Self.endlessSleep : Self.briefestSleep
    }

    private static let briefestSleep = 1e-4
    /// How often in a row a task sleeps so briefly, and how long each sleep lasts from then on: as long as a screen's frame.
    private static let mostBriefSleeps = 1000
    private static let endlessSleep = 1.0 / 120

    /// The record of code that is in no view's task.
    let looseRecord = TaskRecord()

    /// Waits until all tasks sleep or have ended, and carries out what they change.
    ///
    /// It waits half a second in all for tasks that wait for something else, such as an answer from the network.
    ///
    /// - Throws: the owner's error for a `TimeFailure`, if tasks start one another for ever without waiting.
    package func settle() async throws {
        guard let owner else { return }
        owner.flush()
        var (quiet, changes, formerChanges) = (0, 0, 0)
        var patience = hasGivenUp ? 0 : Self.patienceInMilliseconds
        var (isQuiet, isFirm) = (false, false)
        TaskJobs.awaited = turns
        turns.enter(.working)
        defer {
            TaskJobs.awaited = nil
            turns.enter(.away)
        }
        // A tree whose tasks go on for ever is granted some parts each time.
        var parts = patienceWithParts > 0 ? patienceWithParts : Self.partsOfTheEndless
        while !isQuiet {
            let before = activity
            turns.enter(.resting)
            await TaskJobs.letMainQueueRun()
            turns.enter(.working)
            let changed = activity != before || owner.hasPendingChanges
            owner.flush()
            changes += changed ? 1 : 0
            if isMainQueueRestless { throw owner.error(of: .mainQueue) }
            guard changes <= Self.maximumChangesAtOnce else { throw owner.error(of: failure(after: changes)) }
            if turns.isBusy {
                if turns.awaitRunning(limit: Self.mostMilliseconds) { note(.workGoesOn) }
                quiet = 0
                continue
            }
            quiet = changed ? 0 : quiet + 1
            guard quiet >= Self.quietTurns else { continue }
            if parts > 0 {
                switch turns.beginNext() {
                case .begun:
                    parts = changes == formerChanges ? parts - 1 : max(parts, patienceWithParts)
                    (quiet, formerChanges) = (0, changes)
                    continue
                case .awaited:
                    turns.awaitChange()
                    continue
                case .nothing: break
                }
            }
            isQuiet = true
            guard isAwaited else { continue }
            // A task that has started a timer may wait for that or for something else: it gets as much time, but once in all.
            isFirm = records.contains { isAwake($0) && $0.timers == 0 }
            guard isFirm ? patience > 0 : patienceWithTimers > 0 else { continue }
            if isFirm { patience -= 1 } else { patienceWithTimers -= 1 }
            (quiet, isQuiet) = (0, false)
            turns.enter(.resting)
            await wait()
            turns.enter(.working)
        }
        if parts == 0 { patienceWithParts = 0 }
        if isAwaited, isFirm, patience == 0, !hasGivenUp {
            hasGivenUp = true
            let place = records.first { isAwake($0) && $0.timers == 0 }?.place
            note(.taskWaitsElsewhere(at: place))
        }
    }

    private func wait() async { try? await RunContext.with({ $0.tasks = nil }) { try await Task.sleep(for: .milliseconds(1)) } }

    /// The reason why tasks go on at one moment; a task that sleeps for no time at all is named by its place in the source.
    private func failure(after changes: Int) -> TimeFailure {
        let restless = records.filter { !$0.hasEnded }.max { $0.sleepCount < $1.sleepCount }
        guard let restless, restless.sleepCount > Self.sleepsOfATask, let place = restless.place else {
            return .tasks(changes: changes)
        }
        return .task(at: place, sleeps: restless.sleepCount)
    }

    /// The number of sleeps after which a task counts as one that goes on for ever.
    private static let sleepsOfATask = 20

    private static let patienceInMilliseconds = 500

    /// The rest of that for tasks that have started timers.
    private var patienceWithTimers = patienceInMilliseconds

    /// The parts of work that may follow one another at a moment and change nothing; where nothing is left, a task goes on for ever, and
    /// its parts are no longer waited for.
    package var patienceWithParts = 20_000

    /// The parts of such a tree that run at each moment.
    private static let partsOfTheEndless = 200

    /// The milliseconds that one part may compute, by the time of its thread.
    private static let mostMilliseconds: Int64 = 20_000

    /// Changes of tasks at one moment after which they count as going on for ever; one that reads a file line by line makes many.
    package nonisolated static let maximumChangesAtOnce = 5000

    /// The time granted to work that has not begun while other work of its queue sleeps.
    private static let turnInNanoseconds: UInt64 = 50_000_000

    private var isAwaited: Bool { records.contains(where: isAwake) }

    /// True if a part does something or waits for something outside of virtual time. A part that has not begun, and whose queue is kept by
    /// another one that sleeps, does neither.
    private func isAwake(_ record: TaskRecord) -> Bool {
        guard record.isAwake else { return false }
        guard let queue = record.queue, !record.hasBegun.load(ordering: .acquiring) else { return true }
        // On a queue that does several things at once it begins soon.
        guard zoetrope_kernel_uptime() - record.origin > Self.turnInNanoseconds else { return true }
        return !records.contains { $0.queue == queue && !$0.hasEnded && $0.sleepers > 0 }
    }

    /// Turns of the main actor without a sign of life after which tasks count as asleep: work on the main queue alone may begin something
    /// there that begins something in turn.
    private static let quietTurns = 3
}

/// Called on any thread.
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
