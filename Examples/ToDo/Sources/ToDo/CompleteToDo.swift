import AppIntents

/// Ticks something off, or takes that back.
struct CompleteToDo: SetValueIntent {
    static let title: LocalizedStringResource = "Complete To-do"

    @Parameter(title: "To-do") var todo: ToDo
    @Parameter(title: "Done") var value: Bool

    init() {}

    init(_ todo: ToDo, isDone: Bool) {
        self.todo = todo
        value = isDone
    }

    func perform() async throws -> some IntentResult {
        try ToDoStore.shared.set(todo.id, isDone: value)
        return .result()
    }
}

/// Which list the widget shows.
struct ChooseList: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Choose List"

    @Parameter(title: "List", default: .home) var list: ToDoList
}
