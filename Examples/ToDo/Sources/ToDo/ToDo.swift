import AppIntents
import Foundation

/// Something to do.
struct ToDo: AppEntity, Codable, Hashable {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "To-do"
    static let defaultQuery = ToDoQuery()

    let id: String
    var title: String
    var list: ToDoList
    /// When it was ticked off.
    var doneAt: Date?

    var isDone: Bool { doneAt != nil }

    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(title)") }
}

/// A list of things to do.
enum ToDoList: String, AppEnum, Codable {
    case home, errands

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "List"
    static let caseDisplayRepresentations: [ToDoList: DisplayRepresentation] = [.home: "Home", .errands: "Errands"]

    var title: String { self == .home ? "Home" : "Errands" }
    var symbol: String { self == .home ? "house.fill" : "cart.fill" }
}

/// Finds what is to do in the file that app and widget share.
struct ToDoQuery: EnumerableEntityQuery {
    func entities(for identifiers: [ToDo.ID]) async throws -> [ToDo] {
        try ToDoStore.shared.todos().filter { identifiers.contains($0.id) }
    }

    func allEntities() async throws -> [ToDo] { try ToDoStore.shared.todos() }
}
