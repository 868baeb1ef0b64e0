import SwiftData

@Model
final class Habit {
    @Attribute(.unique) var name: String
    var created: Date = Date(timeIntervalSince1970: 0)
    var goal = 3
    var note: String?
    var kind: Kind = Kind.daily
    @Relationship(deleteRule: .cascade, inverse: \Mark.habit) var marks: [Mark] = []
    var group: HabitGroup?
    @Transient var isOpen = false
    /// Computed, and so not kept.
    var isDone: Bool { marks.count >= goal }
    static let limit = 5

    enum Kind: String, Codable { case daily, weekly }

    init(name: String, goal: Int = 3) {
        self.name = name
        self.goal = goal
    }
}

@Model
class Mark {
    var day: Int
    var habit: Habit?

    init(day: Int, habit: Habit? = nil) {
        self.day = day
        self.habit = habit
    }
}

@Model
public final class HabitGroup {
    public var `class`: String
    var habits: [Habit]? = []

    public init(class name: String) { self.class = name }
}

@ModelActor
actor Counter {
    func add(_ name: String) throws {
        modelContext.insert(Habit(name: name))
        try modelContext.save()
    }

    func count() throws -> Int { try modelContext.fetchCount(FetchDescriptor<Habit>()) }
}

func container() throws -> ModelContainer {
    try ModelContainer(for: Habit.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
}
