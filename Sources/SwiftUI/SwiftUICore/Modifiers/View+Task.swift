nonisolated extension View {
    /// Runs an asynchronous task when this view appears, and cancels it when the view disappears.
    ///
    /// The task sleeps in the virtual time of the tree.
    ///
    /// - Parameters:
    ///   - name: the name of the task, which nothing shows.
    ///   - file: the file of the modifier, with `line`, for messages about the task.
    ///
    /// Source: Apple, SwiftUI `task(name:priority:file:line:_:)`.
    public func task(
        name: String? = nil, priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: 0, priority: priority, place: SourcePlace(file, line), action: action))
    }

    /// Runs an asynchronous task when this view appears, and again when a value changes. The previous task is cancelled.
    ///
    /// Source: Apple, SwiftUI `task(id:name:priority:file:line:_:)`.
    public func task<T: Equatable>(
        id: T, name: String? = nil, priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: id, priority: priority, place: SourcePlace(file, line), action: action))
    }
}

nonisolated struct TaskModifier<ID: Equatable>: ViewModifier, WrapperModifier {
    typealias Body = Never
    let id: ID
    let priority: TaskPriority
    let place: SourcePlace
    let action: @Sendable () async -> Void

    @MainActor func wrap(_ inner: ViewNode, existing: ViewNode?, owner: ViewElement, in context: BuildContext) -> ViewNode {
        let node = WrapperNode.reuse(existing, inner: inner) { TaskNode<ID>(tree: context.tree, inner: inner) }
        // Nothing is started at a moment between events.
        if !context.tree.isSampling { node.modifier = self }
        context.tree.evaluation.noteReaction()
        return node
    }
}

package final class TaskNode<ID: Equatable>: WrapperNode {
    var modifier: TaskModifier<ID>?
    private var running: (id: ID, entryNumber: Int, task: Task<Void, Never>)?

    package override func performActions() {
        super.performActions()
        start()
    }

    package override func performReturn() {
        super.performReturn()
        start()
    }

    private func start() {
        guard !tree.touches.isOutOfSight else { return }
        guard let modifier, running?.id != modifier.id || running?.entryNumber != tree.evaluation.entryNumber else { return }
        running?.task.cancel()
        running = (
            modifier.id, tree.evaluation.entryNumber, tree.tasks.start(priority: modifier.priority, at: modifier.place, modifier.action)
        )
    }

    package override var hasFarewells: Bool { true }

    package override func performFarewells() {
        super.performFarewells()
        cancel()
    }

    package override func performAbsence() {
        super.performAbsence()
        cancel()
    }

    private func cancel() {
        running?.task.cancel()
        running = nil
    }
}

extension TaskNode: LastingNode {
    func passState(to next: any LastingNode) {
        guard let next = next as? TaskNode else { return }
        (next.running, running) = (running, nil)
    }
}
