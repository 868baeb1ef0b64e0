extension View {
    /// Runs an asynchronous task when this view appears, and cancels it when the view disappears.
    ///
    /// The task sleeps in the virtual time of the tree.
    public func task(
        priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: 0, priority: priority, action: action))
    }

    /// Runs an asynchronous task when this view appears and anew when a value changes; the one before is cancelled.
    public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: value, priority: priority, action: action))
    }
}

struct TaskModifier<ID: Equatable>: ViewModifier, WrapperModifier {
    typealias Body = Never
    let id: ID
    let priority: TaskPriority
    let action: @Sendable () async -> Void

    func wrap(_ inner: ViewNode, existing: ViewNode?, owner: ViewElement, in context: BuildContext) -> ViewNode {
        let node = WrapperNode.reuse(existing, inner: inner) { TaskNode<ID>(tree: context.tree, inner: inner) }
        // A moment between events is no time to start something.
        if !context.tree.isSampling { node.modifier = self }
        context.tree.noteReaction()
        return node
    }
}

final class TaskNode<ID: Equatable>: WrapperNode {
    var modifier: TaskModifier<ID>?
    private var running: (id: ID, entryNumber: Int, task: Task<Void, Never>)?

    override func performActions() {
        super.performActions()
        start()
    }

    override func performReturn() {
        super.performReturn()
        start()
    }

    private func start() {
        guard !tree.isOutOfSight else { return }
        guard let modifier, running?.id != modifier.id || running?.entryNumber != tree.entryNumber else { return }
        running?.task.cancel()
        running = (modifier.id, tree.entryNumber, tree.tasks.start(priority: modifier.priority, modifier.action))
    }

    override var hasFarewells: Bool { true }

    override func performFarewells() {
        super.performFarewells()
        cancel()
    }

    override func performAbsence() {
        super.performAbsence()
        cancel()
    }

    private func cancel() {
        running?.task.cancel()
        running = nil
    }
}
