import Dispatch
import Foundation
import RunContext

/// A queue of operations that code of views has made: its operations wait in the view's virtual time, and the next event waits for them.
private final class ViewOperationQueue: OperationQueue, @unchecked Sendable {
    private let tasks: VirtualTasks

    init(tasks: VirtualTasks) {
        self.tasks = tasks
        super.init()
    }

    override func addOperation(_ op: Operation) { super.addOperation(carrier(of: op)) }

    override func addOperation(_ block: @escaping @Sendable () -> Void) { super.addOperation(carrier(of: BlockOperation(block: block))) }

    override func addOperations(_ ops: [Operation], waitUntilFinished wait: Bool) {
        super.addOperations(ops.map(carrier), waitUntilFinished: wait)
    }

    override func addBarrierBlock(_ barrier: @escaping @Sendable () -> Void) {
        super.addBarrierBlock { [tasks] in RunContext.with({ $0.tasks = tasks }) { barrier() } }
    }

    private func carrier(of operation: Operation) -> Operation {
        // One of these methods hands carried operations on to another.
        operation is CarriedOperation ? operation : CarriedOperation(operation, tasks: tasks, queue: self)
    }
}

/// An operation that runs another one as code of a view.
private final class CarriedOperation: Operation, @unchecked Sendable {
    private let operation: Operation
    private let tasks: VirtualTasks
    private let record: TaskRecord
    /// Its part of the work beside the main thread; nil on the main queue.
    private var part: WorkPart?

    init(_ operation: Operation, tasks: VirtualTasks, queue: OperationQueue?) {
        (self.operation, self.tasks) = (operation, tasks)
        record = tasks.beginPart()
        super.init()
        (queuePriority, qualityOfService, name) = (operation.queuePriority, operation.qualityOfService, operation.name)
        for dependency in operation.dependencies { addDependency(dependency) }
        // One that has not begun waits for others: those of its queue that sleep, and those that it depends on.
        let waits = Waiting(self, queue)
        record.waits = { waits.isWaiting }
        let part = queue.map { WorkPart(of: tasks.turns, on: ObjectIdentifier($0)) { waits.isNext } }
        self.part = part
        if let part { tasks.turns.announce(part) }
        completionBlock = { [tasks, record] in
            if let part { tasks.turns.leave(part) }
            tasks.end(record)
        }
    }

    override func main() {
        let work = { [self] in RunContext.with({ ($0.tasks, $0.record) = (tasks, record) }) { operation.start() } }
        if let part { part.run(work) } else { work() }
    }

    override func cancel() {
        operation.cancel()
        super.cancel()
    }
}

/// The answers to whether an operation waits for others.
private final class Waiting: @unchecked Sendable {
    private weak var operation: Operation?
    private weak var queue: OperationQueue?

    init(_ operation: Operation, _ queue: OperationQueue?) { (self.operation, self.queue) = (operation, queue) }

    var isWaiting: Bool {
        guard let operation, !operation.isExecuting, !operation.isFinished else { return false }
        return !operation.isReady || queue?.operations.contains { $0.isExecuting } == true
    }

    /// True if its queue is about to start it.
    var isNext: Bool {
        guard let operation, let queue, operation.isReady, !operation.isFinished, !operation.isCancelled, !queue.isSuspended else {
            return false
        }
        let most = queue.maxConcurrentOperationCount
        return most < 0 || queue.operations.count { $0.isExecuting } < most
    }
}

extension OperationQueue {
    /// The form of `OperationQueue()` in files that are compiled here.
    public static func _made() -> OperationQueue { RunContext.current.tasks.map { ViewOperationQueue(tasks: $0) } ?? OperationQueue() }

    /// The form of `OperationQueue.main.addOperation` in files that are compiled here: the work runs as code of the view that adds it.
    public func _addOperation(_ block: @escaping @Sendable () -> Void) {
        guard self === OperationQueue.main, RunContext.current.tasks != nil else { return addOperation(block) }
        DispatchQueue.main.async(execute: block)
    }

    public func _addOperation(_ operation: Operation) {
        guard self === OperationQueue.main, let tasks = RunContext.current.tasks else { return addOperation(operation) }
        addOperation(CarriedOperation(operation, tasks: tasks, queue: nil))
    }

    public func _addOperations(_ operations: [Operation], waitUntilFinished wait: Bool) {
        for operation in operations { _addOperation(operation) }
    }
}

extension Thread {
    /// The form of `Thread.detachNewThread` in files that are compiled here: a thread of a view's code sleeps in the view's virtual time,
    /// and the next event waits for its work.
    public static func _detachNewThread(_ block: @escaping @Sendable () -> Void) {
        guard let tasks = RunContext.current.tasks else { return detachNewThread(block) }
        tasks.awaitEnd(of: block) { part in detachNewThread { part() } }
    }
}

extension DispatchGroup {
    /// Schedules a block for when all of a group is done; in code of a view it is code of the view.
    ///
    /// Source: Dispatch `notify(qos:flags:queue:execute:)`; this one is preferred where no more than queue and work are said.
    public func notify(queue: DispatchQueue, execute work: @escaping @Sendable @convention(block) () -> Void) {
        guard let tasks = RunContext.current.tasks else { return notify(qos: .unspecified, flags: [], queue: queue, execute: work) }
        // By way of the main queue, where what comes after the group's end is known to come after it.
        notify(qos: .unspecified, flags: [], queue: .main, execute: tasks.onMainQueue(work, forwardedTo: queue))
    }
}

extension DispatchWorkItem {
    /// Schedules a block for when the item is done; in code of a view it is code of the view.
    ///
    /// Source: Dispatch `notify(qos:flags:queue:execute:)`; this one is preferred where no more than queue and work are said.
    public func notify(queue: DispatchQueue, execute work: @escaping @Sendable @convention(block) () -> Void) {
        guard let tasks = RunContext.current.tasks else { return notify(qos: .unspecified, flags: [], queue: queue, execute: work) }
        notify(qos: .unspecified, flags: [], queue: .main, execute: tasks.onMainQueue(work, forwardedTo: queue))
    }
}
