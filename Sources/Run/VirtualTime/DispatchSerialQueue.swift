import Dispatch

/// A queue that does one thing after another, which an actor may run on.
///
/// Dispatch on Linux has one class for all queues; those made of a label alone are serial. Source: Apple, Dispatch `DispatchSerialQueue`.
public typealias DispatchSerialQueue = DispatchQueue

extension DispatchQueue: @retroactive SerialExecutor {
    /// Runs a part of an actor's work on the queue. The next event waits for it, if it is that of a view's task.
    public func enqueue(_ job: UnownedJob) {
        let executor = asUnownedSerialExecutor()
        guard let turns = TaskJobs.turnsOfNext else {
            return async(group: nil, qos: .unspecified, flags: []) { job.runSynchronously(on: executor) }
        }
        let part = WorkPart(of: turns, on: ObjectIdentifier(self))
        turns.announce(part)
        async(group: nil, qos: .unspecified, flags: []) { part.run { job.runSynchronously(on: executor) } }
    }

    /// The queue as the executor of an actor.
    public func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }
}
