import Foundation

/// The list in the folder that app and widget share.
struct ToDoStore {
    static let shared = ToDoStore()
    static let group = "group.example.todo"

    private var file: URL? {
        FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: Self.group)?.appendingPathComponent("todos.json")
    }

    /// What is to do, in the order in which it was written down; a few samples as long as nobody has written anything.
    func todos() throws -> [ToDo] {
        guard let file, let data = try? Data(contentsOf: file) else { return ToDo.samples }
        return try JSONDecoder().decode([ToDo].self, from: data)
    }

    /// Ticks something off, or takes that back.
    func set(_ id: ToDo.ID, isDone: Bool) throws {
        var todos = try todos()
        guard let index = todos.firstIndex(where: { $0.id == id }) else { return }
        todos[index].doneAt = isDone ? .now : nil
        if let file { try JSONEncoder().encode(todos).write(to: file, options: .atomic) }
    }
}

extension ToDo {
    static let samples = [
        ToDo(id: "plants", title: "Water the plants", list: .home),
        ToDo(id: "grandma", title: "Call Grandma", list: .home),
        ToDo(id: "shelf", title: "Mount the shelf", list: .home),
        ToDo(id: "laundry", title: "Fold the laundry", list: .home),
        ToDo(id: "bread", title: "Buy rye bread", list: .errands),
        ToDo(id: "parcel", title: "Return the parcel", list: .errands),
    ]
}
