import Foundation
import OpenCombine
import OpenCombineDispatch
import OpenCombineFoundation
import RunContext
import VirtualTime

/// A scheduler of the machine whose work is an event in the view's time if code of a view requests it.
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

    /// Runs the actions of the main run loop on the main queue: a render never runs that loop, and other threads hand actions to it, such
    /// as answers from the network.
    public func _runSoon(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        guard self === RunLoop.main else { return schedule(options: options, action) }
        nonisolated(unsafe) let action = action
        DispatchQueue.main.async(group: nil, qos: .unspecified, flags: []) { action() }
    }
}

/// A scheduler that steps aside while code of a view runs, if it is a queue or a run loop. Work scheduled on it then happens in the
/// view's virtual time, on the views' own thread and in the order of the requests, whatever the queue, so that no thread decides what is
/// drawn. Every other scheduler does its work itself.
struct ViewTimeScheduler<Machine: Scheduler>: Scheduler {
    typealias SchedulerTimeType = Machine.SchedulerTimeType
    typealias SchedulerOptions = Machine.SchedulerOptions

    let machine: Machine
    /// True if the scheduler repeats an action that asks for repetition. A debounce and a timeout ask for repetitions and use only the
    /// first one; the others would be events for ever, and a film would never come to rest.
    var repeats = true

    /// The machine's time, which is the view's time while code of a view runs.
    var now: SchedulerTimeType { machine.now }
    var minimumTolerance: SchedulerTimeType.Stride { machine.minimumTolerance }

    func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        guard let queue = machine as? any _MachineScheduler else { return machine.schedule(options: options, action) }
        if RunContext.current.timers?.fireOnce(after: 0, action) == nil { Self.runSoon(on: queue, options: options, action) }
    }

    func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
    ) {
        if let delay = seconds(machine.now.distance(to: date)), RunContext.current.timers?.fireOnce(after: delay, action) != nil { return }
        machine.schedule(after: date, tolerance: tolerance, options: options, action)
    }

    func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        let repetition = Repetition()
        let first = seconds(machine.now.distance(to: date)).flatMap { delay in
            RunContext.current.timers?.fireOnce(after: delay) {
                action()
                guard repeats, let interval = seconds(interval) else { return }
                repetition.stop = RunContext.current.timers?.fire(every: interval) { _ in action() }
            }
        }
        guard let first else {
            return machine.schedule(after: date, interval: interval, tolerance: tolerance, options: options, action)
        }
        return AnyCancellable {
            first()
            repetition.stop?()
        }
    }

    /// Returns the seconds of a stride; nil for a scheduler that is neither a queue nor a run loop.
    private func seconds(_ stride: SchedulerTimeType.Stride) -> Double? {
        func read<Queue: _MachineScheduler>(_ queue: Queue) -> Double? { (stride as? Queue.SchedulerTimeType.Stride).map(Queue._seconds) }
        return (machine as? any _MachineScheduler).flatMap { read($0) }
    }

    private static func runSoon<Queue: _MachineScheduler>(on queue: Queue, options: SchedulerOptions?, _ action: @escaping () -> Void) {
        queue._runSoon(options: options as? Queue.SchedulerOptions, action)
    }
}

/// The handle that ends a repeated action, once the repetition has begun.
private final class Repetition {
    var stop: (() -> Void)?
}
