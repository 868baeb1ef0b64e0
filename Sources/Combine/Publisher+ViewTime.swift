import Foundation
import OpenCombine
import OpenCombineDispatch
import OpenCombineFoundation
import RunScope

/// A scheduler of the machine whose work, where code of a view asks for it, is an event in the view's time.
public protocol _MachineScheduler: Scheduler {
    /// The seconds of a stride of its time.
    static func _seconds(_ stride: SchedulerTimeType.Stride) -> Double

    /// Runs an action as soon as it can, by the machine.
    func _runSoon(options: SchedulerOptions?, _ action: @escaping () -> Void)
}

extension DispatchQueue: _MachineScheduler {
    public static func _seconds(_ stride: SchedulerTimeType.Stride) -> Double { Double(stride.magnitude) / 1e9 }

    public func _runSoon(options: SchedulerOptions?, _ action: @escaping () -> Void) { schedule(options: options, action) }
}

extension RunLoop: _MachineScheduler {
    public static func _seconds(_ stride: SchedulerTimeType.Stride) -> Double { stride.magnitude }

    /// Nobody runs the main run loop where views are rendered: what another thread hands to it, as an answer from the network, runs
    /// on the main queue.
    public func _runSoon(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        guard self === RunLoop.main else { return schedule(options: options, action) }
        nonisolated(unsafe) let action = action
        DispatchQueue.main.async(group: nil, qos: .unspecified, flags: []) { action() }
    }
}

/// A queue or run loop that stands aside where code of a view runs: what is scheduled there happens in the view's virtual time, on
/// the views' own thread and in the order in which it was asked for, whatever the queue, so that no thread decides what is drawn.
public struct _ViewTimeScheduler<Machine: _MachineScheduler>: Scheduler {
    public typealias SchedulerTimeType = Machine.SchedulerTimeType
    public typealias SchedulerOptions = Machine.SchedulerOptions

    let machine: Machine
    /// Whether an action that is to be repeated is. A debounce asks for repetitions and listens to the first one alone; the others would
    /// be events for ever, and a film would never come to rest.
    var repeats = true

    /// The machine's, which stands at the view's time while code of a view runs.
    public var now: SchedulerTimeType { machine.now }
    public var minimumTolerance: SchedulerTimeType.Stride { machine.minimumTolerance }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        if VirtualTimers.current?.fireOnce(after: 0, action) == nil { machine._runSoon(options: options, action) }
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let delay = Machine._seconds(machine.now.distance(to: date))
        guard VirtualTimers.current?.fireOnce(after: delay, action) == nil else { return }
        machine.schedule(after: date, tolerance: tolerance, options: options, action)
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let delay = Machine._seconds(machine.now.distance(to: date))
        let repetition = Repetition()
        let first = VirtualTimers.current?.fireOnce(after: delay) {
            action()
            guard repeats else { return }
            repetition.stop = VirtualTimers.current?.fire(every: Machine._seconds(interval)) { _ in action() }
        }
        guard let first else {
            return machine.schedule(after: date, interval: interval, tolerance: tolerance, options: options, action)
        }
        return AnyCancellable {
            first()
            repetition.stop?()
        }
    }
}

/// What ends an action that is repeated, once it has begun.
private final class Repetition {
    var stop: (() -> Void)?
}

extension Publisher {
    /// Specifies the scheduler on which to receive elements from the publisher.
    ///
    /// Source: Apple, Combine `Publisher.receive(on:options:)`; this one is preferred for queues and run loops.
    public func receive<S: _MachineScheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.ReceiveOn<Self, _ViewTimeScheduler<S>> {
        receive(on: _ViewTimeScheduler(machine: scheduler), options: options)
    }

    /// Specifies the scheduler on which to perform subscribe, cancel, and request operations.
    public func subscribe<S: _MachineScheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.SubscribeOn<Self, _ViewTimeScheduler<S>> {
        subscribe(on: _ViewTimeScheduler(machine: scheduler), options: options)
    }

    /// Delays delivery of all output to the downstream receiver by a specified amount of time on a particular scheduler.
    public func delay<S: _MachineScheduler>(
        for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.Delay<Self, _ViewTimeScheduler<S>> {
        delay(for: interval, tolerance: tolerance, scheduler: _ViewTimeScheduler(machine: scheduler), options: options)
    }

    /// Publishes elements only after a specified time interval elapses between events.
    public func debounce<S: _MachineScheduler>(
        for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.Debounce<Self, _ViewTimeScheduler<S>> {
        debounce(for: dueTime, scheduler: _ViewTimeScheduler(machine: scheduler, repeats: false), options: options)
    }

    /// Publishes either the most-recent or first element published by the upstream publisher in the specified time interval.
    public func throttle<S: _MachineScheduler>(
        for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
    ) -> Publishers.Throttle<Self, _ViewTimeScheduler<S>> {
        throttle(for: interval, scheduler: _ViewTimeScheduler(machine: scheduler), latest: latest)
    }
}
