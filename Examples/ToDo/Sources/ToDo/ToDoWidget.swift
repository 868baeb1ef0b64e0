import SwiftUI
import WidgetKit

struct ToDoWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "ToDo", intent: ChooseList.self, provider: ToDoProvider()) { entry in
            ToDoWidgetView(entry: entry)
        }
        .configurationDisplayName("To do")
        .description("Ticks off what is done.")
        .supportedFamilies([.systemSmall, .systemMedium])
    }
}

#Preview("To do", as: .systemMedium) {
    ToDoWidget()
} timeline: {
    ToDoEntry(date: .now, list: .home, todos: ToDo.samples)
    ToDoEntry(date: .now, list: .home, todos: ToDo.samples.map { $0.done(where: $0.id == "plants") })
}

#Preview("To do small", as: .systemSmall) {
    ToDoWidget()
} timeline: {
    ToDoEntry(date: .now, list: .home, todos: ToDo.samples)
    ToDoEntry(date: .now, list: .home, todos: ToDo.samples.map { $0.done(where: $0.id == "grandma") })
}

extension ToDo {
    fileprivate func done(where condition: Bool) -> ToDo {
        var todo = self
        if condition { todo.doneAt = .now }
        return todo
    }
}
