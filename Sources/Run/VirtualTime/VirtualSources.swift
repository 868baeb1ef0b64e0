import Dispatch
import Foundation
import RunContext

/// The timers of Dispatch that code of views has made: they fire in the view's virtual time.
///
/// Each is a source of Dispatch's that the tree alone arms, at the moment at which it is to fire; the source itself knows whether it has
/// been resumed or cancelled, and on which queue its handler runs.
private enum VirtualSources {
    /// A timer and the tree's time that it follows.
    final class Entry: @unchecked Sendable {
        weak var source: AnyObject?
        let tasks: VirtualTasks
        /// The last time that it fired.
        var firing: Firing?
        /// True if its last firing came to nothing, as that of a suspended source does.
        var isSilent = false
        /// The number of times that it has been scheduled: a later time replaces one before.
        var round = 0

        init(_ source: AnyObject, _ tasks: VirtualTasks) { (self.source, self.tasks) = (source, tasks) }

        /// Ends the last firing: its handler has run.
        func handlerHasRun() {
            VirtualSources.lock.withLock { isSilent = false }
            firing?.end()
        }
    }

    /// One firing of a timer, for which the tree waits until the handler has run.
    final class Firing: @unchecked Sendable {
        let record: TaskRecord
        private let tasks: VirtualTasks
        private let lock = NSLock()
        private var hasEnded = false

        init(in tasks: VirtualTasks) { (self.tasks, record) = (tasks, tasks.beginPart()) }

        var isOver: Bool { lock.withLock { hasEnded } }

        func end() {
            let isFirst = lock.withLock {
                defer { hasEnded = true }
                return !hasEnded
            }
            if isFirst { tasks.end(record) }
        }
    }

    fileprivate static let lock = NSLock()
    nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]

    static func add(_ source: AnyObject, to tasks: VirtualTasks) {
        lock.withLock {
            entries = entries.filter { $0.value.source != nil }
            entries[ObjectIdentifier(source)] = Entry(source, tasks)
        }
    }

    static func entry(of source: AnyObject) -> Entry? {
        lock.withLock { entries[ObjectIdentifier(source)].flatMap { $0.source === source ? $0 : nil } }
    }

    /// The hundredths of a second granted to a handler: that of a suspended source does not run. Where one has run before, a busy machine
    /// must not make a film in which it has not.
    private static let patience = (usual: 200, ofSilent: 5)

    /// Fires a source when some seconds have passed in the tree, and again after each interval.
    @MainActor
    static func schedule(_ entry: Entry, _ source: any DispatchSourceTimer, after delay: Double, every interval: Double?) {
        entry.round += 1
        let round = entry.round
        nonisolated(unsafe) let source = source
        _ = entry.tasks.fireOnce(after: max(delay, 0)) { fire(entry, source, round) }
        guard let interval, interval > 0, interval.isFinite else { return }
        nonisolated(unsafe) var stop: () -> Void = {}
        func repeatOn() {
            stop = entry.tasks.fire(every: interval) { _ in
                if entry.round != round || source.isCancelled { stop() } else { fire(entry, source, round) }
            }
        }
        if delay <= 0 { return repeatOn() }
        _ = entry.tasks.fireOnce(after: delay) { if entry.round == round { repeatOn() } }
    }

    private static func fire(_ entry: Entry, _ source: any DispatchSourceTimer, _ round: Int) {
        guard entry.round == round, !source.isCancelled else { return }
        let firing = Firing(in: entry.tasks)
        entry.firing = firing
        let patience = lock.withLock { entry.isSilent } ? patience.ofSilent : patience.usual
        // At once: the clocks of code of views show a time that the machine's have not reached.
        source.schedule(deadline: DispatchTime(uptimeNanoseconds: 1), repeating: .never, leeway: .nanoseconds(0))
        Thread.detachNewThread {
            for _ in 0..<patience where !firing.isOver { usleep(10_000) }
            guard !firing.isOver else { return }
            lock.withLock { entry.isSilent = true }
            firing.end()
        }
    }
}

extension DispatchSource {
    /// Creates a timer that runs by the machine's clock: in code of a view it has no effect, which is reported.
    ///
    /// Source: Dispatch `DispatchSource.makeTimerSource(flags:queue:)`; this one is preferred where there are no flags. In files that are
    /// compiled here it is another one: see `_makeTimerSource`.
    public static func makeTimerSource(queue: DispatchQueue?) -> any DispatchSourceTimer {
        reportMachineTimer("DispatchSource.makeTimerSource")
        return makeTimerSource(flags: [], queue: queue)
    }

    /// The form of `makeTimerSource` in files that are compiled here: a timer that code of a view makes fires in the view's virtual time.
    public static func _makeTimerSource(flags: TimerFlags = [], queue: DispatchQueue? = nil) -> any DispatchSourceTimer {
        let source = makeTimerSource(flags: flags, queue: queue)
        if MainActor.isCurrent, let tasks = RunContext.current.tasks { VirtualSources.add(source as AnyObject, to: tasks) }
        return source
    }

    /// The same on a queue of the system's choice.
    public static func makeTimerSource() -> any DispatchSourceTimer { makeTimerSource(queue: nil) }
}

extension DispatchSourceTimer {
    /// The form of `schedule(deadline:)` in files that are compiled here.
    public func _schedule(
        deadline: DispatchTime, repeating interval: DispatchTimeInterval = .never, leeway: DispatchTimeInterval = .nanoseconds(0)
    ) {
        schedule(after: deadline == .distantFuture ? nil : deadline.delay, every: interval.seconds) {
            schedule(deadline: deadline, repeating: interval, leeway: leeway)
        }
    }

    public func _schedule(deadline: DispatchTime, repeating interval: Double, leeway: DispatchTimeInterval = .nanoseconds(0)) {
        schedule(after: deadline == .distantFuture ? nil : deadline.delay, every: interval) {
            schedule(deadline: deadline, repeating: interval, leeway: leeway)
        }
    }

    /// The same at a time of day.
    public func _schedule(
        wallDeadline: DispatchWallTime, repeating interval: DispatchTimeInterval = .never, leeway: DispatchTimeInterval = .nanoseconds(0)
    ) {
        schedule(after: wallDeadline == .distantFuture ? nil : wallDeadline.delay, every: interval.seconds) {
            schedule(wallDeadline: wallDeadline, repeating: interval, leeway: leeway)
        }
    }

    public func _schedule(wallDeadline: DispatchWallTime, repeating interval: Double, leeway: DispatchTimeInterval = .nanoseconds(0)) {
        schedule(after: wallDeadline == .distantFuture ? nil : wallDeadline.delay, every: interval) {
            schedule(wallDeadline: wallDeadline, repeating: interval, leeway: leeway)
        }
    }

    /// - Parameters:
    ///   - delay: seconds; nil: never.
    ///   - onMachine: schedules a source that follows no view's time.
    private func schedule(after delay: Double?, every interval: Double?, onMachine: () -> Void) {
        guard let entry = VirtualSources.entry(of: self as AnyObject), MainActor.isCurrent else { return onMachine() }
        nonisolated(unsafe) let source: any DispatchSourceTimer = self
        MainActor.assumeIsolated {
            guard let delay else { return entry.round += 1 }
            VirtualSources.schedule(entry, source, after: delay, every: interval)
        }
    }
}

extension DispatchSourceProtocol {
    /// The form of `setEventHandler` in files that are compiled here: the handler of a view's timer runs as code of the view.
    public func _setEventHandler(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], handler: DispatchSourceHandler?) {
        guard let handler, let entry = VirtualSources.entry(of: self as AnyObject) else {
            return setEventHandler(qos: qos, flags: flags, handler: handler)
        }
        nonisolated(unsafe) let work = handler
        setEventHandler(qos: qos, flags: flags) {
            if MainActor.isCurrent {
                entry.tasks.onMainQueue { work() }()
            } else {
                RunContext.with({ ($0.tasks, $0.record) = (entry.tasks, entry.firing?.record) }) { work() }
            }
            entry.handlerHasRun()
        }
    }

    /// The same with an item.
    public func _setEventHandler(handler item: DispatchWorkItem) {
        guard VirtualSources.entry(of: self as AnyObject) != nil else { return setEventHandler(handler: item) }
        _setEventHandler { item.perform() }
    }
}

extension DispatchTimeInterval {
    /// nil: never.
    fileprivate var seconds: Double? {
        switch self {
        case .seconds(let count): Double(count)
        case .milliseconds(let count): Double(count) / 1e3
        case .microseconds(let count): Double(count) / 1e6
        case .nanoseconds(let count): Double(count) / 1e9
        case .never: nil
        @unknown default: nil
        }
    }
}

private func reportMachineTimer(_ word: String) {
    guard MainActor.isCurrent, let tasks = RunContext.current.tasks else { return }
    MainActor.assumeIsolated { tasks.note(.machineTimer(word)) }
}
