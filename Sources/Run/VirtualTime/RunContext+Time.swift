import RunContext

private enum TasksKey: RunKey {
    static var defaultValue: VirtualTasks? { nil }
}

extension RunContext {
    /// The tasks of the tree whose views run user code; tasks started there inherit it. Nil outside of views.
    package var tasks: VirtualTasks? {
        get { self[TasksKey.self] }
        set { self[TasksKey.self] = newValue }
    }
}

private enum RecordKey: RunKey {
    static var defaultValue: TaskRecord? { nil }
}

extension RunContext {
    /// The task of a view that the code runs in; tasks started there count as a part of it.
    var record: TaskRecord? {
        get { self[RecordKey.self] }
        set { self[RecordKey.self] = newValue }
    }
}

private enum TimersKey: RunKey {
    static var defaultValue: (any VirtualTimerHost)? { nil }
}

extension RunContext {
    /// The time in which timers run; nil outside of views.
    package var timers: (any VirtualTimerHost)? {
        get { self[TimersKey.self] }
        set { self[TimersKey.self] = newValue }
    }
}

private enum MainQueueWorkKey: RunKey {
    static var defaultValue: MainQueueWork? { nil }
}

extension RunContext {
    /// The work of a view's code on the main queue that is in course.
    var mainQueueWork: MainQueueWork? {
        get { self[MainQueueWorkKey.self] }
        set { self[MainQueueWorkKey.self] = newValue }
    }
}
