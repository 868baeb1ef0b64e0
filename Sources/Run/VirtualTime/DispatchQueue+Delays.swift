import Foundation
import RunContext

extension DispatchTime {
    /// Seconds from now on, where code of a view asks: its clocks stand.
    var delay: Double { Double(Int64(bitPattern: uptimeNanoseconds &- DispatchTime.now().uptimeNanoseconds)) / 1e9 }
}

extension DispatchWallTime {
    /// Seconds from now on, rounded up to a hundredth.
    var delay: Double {
        // Times of day are counted downwards.
        let nanoseconds = Int64(bitPattern: DispatchWallTime.now().rawValue &- rawValue)
        return (Double(nanoseconds) / 1e7 - 1e-6).rounded(.up) / 100
    }
}

extension DispatchQueue {
    /// Schedules a block for execution at the specified time; inside a view tree in its virtual time.
    ///
    /// Source: Dispatch `asyncAfter(deadline:qos:flags:execute:)`; this one is preferred where no more is said. In actions and tasks
    /// of views the clocks stand still, and the delay is exact.
    public func asyncAfter(deadline: DispatchTime, execute work: @escaping () -> Void) {
        guard let tasks = RunContext.current.tasks else {
            nonisolated(unsafe) let work = work
            return asyncAfter(deadline: deadline, qos: .unspecified, flags: []) { work() }
        }
        run(after: deadline.delay, in: tasks, work)
    }

    /// Runs work when some seconds have passed in a tree: on the main queue as an event of it, on another queue so that the tree waits
    /// for it.
    private func run(after delay: Double, in tasks: VirtualTasks, _ work: @escaping () -> Void) {
        // On Linux the main queue is another object each time it is asked for.
        let isMain = label == DispatchQueue.main.label
        nonisolated(unsafe) let work = work
        MainActor.assumingOrHopping { [self] in
            _ = tasks.fireOnce(after: delay) { if isMain { work() } else { tasks.run(on: self) { work() } } }
        }
    }

    /// The form of `asyncAfter` in files that are compiled here: all of its forms run in virtual time.
    ///
    /// Priorities change nothing of the order of events.
    public func _asyncAfter(
        deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], execute work: @escaping () -> Void
    ) {
        if let tasks = RunContext.current.tasks { return run(after: deadline.delay, in: tasks, work) }
        nonisolated(unsafe) let work = work
        asyncAfter(deadline: deadline, qos: qos, flags: flags) { work() }
    }

    /// The same at a time of day.
    public func _asyncAfter(
        wallDeadline: DispatchWallTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping () -> Void
    ) {
        if let tasks = RunContext.current.tasks { return run(after: wallDeadline.delay, in: tasks, work) }
        nonisolated(unsafe) let work = work
        asyncAfter(wallDeadline: wallDeadline, qos: qos, flags: flags) { work() }
    }

    /// The same with an item, which may be cancelled meanwhile.
    public func _asyncAfter(deadline: DispatchTime, execute item: DispatchWorkItem) {
        guard let tasks = RunContext.current.tasks else { return asyncAfter(deadline: deadline, execute: item) }
        run(after: deadline.delay, in: tasks) { item.perform() }
    }

    public func _asyncAfter(wallDeadline: DispatchWallTime, execute item: DispatchWorkItem) {
        guard let tasks = RunContext.current.tasks else { return asyncAfter(wallDeadline: wallDeadline, execute: item) }
        run(after: wallDeadline.delay, in: tasks) { item.perform() }
    }
}

extension RunLoop {
    /// The form of `add` in files that are compiled here: a timer that code of a view adds fires in the view's virtual time.
    public func _add(_ timer: Timer, forMode mode: RunLoop.Mode) {
        guard MainActor.isCurrent, let tasks = RunContext.current.tasks else { return add(timer, forMode: mode) }
        timer.runOnce(in: tasks)
    }

    public func _add(_ port: Port, forMode mode: RunLoop.Mode) { add(port, forMode: mode) }

    /// The form of `perform` in files that are compiled here: the main run loop does not run where views are rendered, and work that is
    /// handed to it runs on the main queue.
    public func _perform(_ block: @escaping () -> Void) {
        nonisolated(unsafe) let block = block
        if MainActor.isCurrent, let tasks = RunContext.current.tasks, tasks.fireOnce(after: 0, { block() }) != nil { return }
        guard self === RunLoop.main else { return perform { block() } }
        DispatchQueue.main.async(group: nil, qos: .unspecified, flags: []) { block() }
    }

    public func _perform(inModes modes: [RunLoop.Mode], block: @escaping () -> Void) { _perform(block) }
}
