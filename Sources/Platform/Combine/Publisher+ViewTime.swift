import Foundation
import OpenCombine
import OpenCombineDispatch
import OpenCombineFoundation
import VirtualTime

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

/// A scheduler that stands aside where code of a view runs, if it is a queue or a run loop: what is scheduled there happens in the view's
/// virtual time, on the views' own thread and in the order in which it was asked for, whatever the queue, so that no thread decides what
/// is drawn. Every other one does its work itself.
struct ViewTimeScheduler<Machine: Scheduler>: Scheduler {
    typealias SchedulerTimeType = Machine.SchedulerTimeType
    typealias SchedulerOptions = Machine.SchedulerOptions

    let machine: Machine
    /// Whether an action that is to be repeated is. A debounce and a timeout ask for repetitions and listen to the first one alone; the
    /// others would be events for ever, and a film would never come to rest.
    var repeats = true

    /// The machine's, which stands at the view's time while code of a view runs.
    var now: SchedulerTimeType { machine.now }
    var minimumTolerance: SchedulerTimeType.Stride { machine.minimumTolerance }

    func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        guard let queue = machine as? any _MachineScheduler else { return machine.schedule(options: options, action) }
        if VirtualTimers.current?.fireOnce(after: 0, action) == nil { Self.runSoon(on: queue, options: options, action) }
    }

    func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
    ) {
        if let delay = seconds(machine.now.distance(to: date)), VirtualTimers.current?.fireOnce(after: delay, action) != nil { return }
        machine.schedule(after: date, tolerance: tolerance, options: options, action)
    }

    func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        let repetition = Repetition()
        let first = seconds(machine.now.distance(to: date)).flatMap { delay in
            VirtualTimers.current?.fireOnce(after: delay) {
                action()
                guard repeats, let interval = seconds(interval) else { return }
                repetition.stop = VirtualTimers.current?.fire(every: interval) { _ in action() }
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

    /// The seconds of a stride; nil of a scheduler that is no queue and no run loop.
    private func seconds(_ stride: SchedulerTimeType.Stride) -> Double? {
        func read<Queue: _MachineScheduler>(_ queue: Queue) -> Double? { (stride as? Queue.SchedulerTimeType.Stride).map(Queue._seconds) }
        return (machine as? any _MachineScheduler).flatMap { read($0) }
    }

    private static func runSoon<Queue: _MachineScheduler>(on queue: Queue, options: SchedulerOptions?, _ action: @escaping () -> Void) {
        queue._runSoon(options: options as? Queue.SchedulerOptions, action)
    }
}

/// What ends an action that is repeated, once it has begun.
private final class Repetition {
    var stop: (() -> Void)?
}
