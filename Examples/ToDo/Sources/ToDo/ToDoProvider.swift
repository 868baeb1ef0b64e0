import WidgetKit

/// What the widget shows at a moment.
struct ToDoEntry: TimelineEntry {
    let date: Date
    let list: ToDoList
    /// What is open, then what was done today.
    let todos: [ToDo]

    init(date: Date, list: ToDoList, todos: [ToDo]) {
        let today = Calendar.current.startOfDay(for: date)
        self.date = date
        self.list = list
        let mine = todos.filter { $0.list == list }
        self.todos = mine.filter { !$0.isDone } + mine.filter { ($0.doneAt ?? .distantPast) >= today }
    }

    var openCount: Int { todos.count { !$0.isDone } }
}

struct ToDoProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> ToDoEntry { ToDoEntry(date: .now, list: .home, todos: ToDo.samples) }

    func snapshot(for configuration: ChooseList, in context: Context) async -> ToDoEntry {
        ToDoEntry(date: .now, list: configuration.list, todos: ToDo.samples)
    }

    /// One entry until midnight, when what is done goes.
    func timeline(for configuration: ChooseList, in context: Context) async -> Timeline<ToDoEntry> {
        let now = Date.now
        let todos = (try? ToDoStore.shared.todos()) ?? []
        let midnight = Calendar.current.startOfDay(for: now.addingTimeInterval(86_400))
        return Timeline(entries: [ToDoEntry(date: now, list: configuration.list, todos: todos)], policy: .after(midnight))
    }

    func recommendations() -> [AppIntentRecommendation<ChooseList>] {
        [ToDoList.home, .errands].map { list in
            let intent = ChooseList()
            intent.list = list
            return AppIntentRecommendation(intent: intent, description: list.title)
        }
    }
}
