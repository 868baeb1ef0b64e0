import Foundation
import SwiftData
import SwiftUI
import TestSupport
import Testing

@Suite("Model contexts")
@MainActor
struct ModelContextTests {
    @Test func keepsWhatTheInitialiserSets() throws {
        let habit = Habit(name: "Run", goal: 2)
        #expect(habit.name == "Run" && habit.goal == 2 && habit.note == nil && habit.kind == .daily && !habit.isOpen)
        habit.note = "slowly"
        habit.kind = .weekly
        #expect(habit.note == "slowly" && habit.kind == .weekly)
        #expect(habit.modelContext == nil && !habit.hasChanges)
        expect(HabitGroup(class: "a").class, equals: "a")
    }

    @Test func storesIdentifiers() throws {
        let name = "SwiftDataTests.identifiers"
        let defaults = try #require(UserDefaults(suiteName: name))
        defer { defaults.removePersistentDomain(forName: name) }
        let context = ModelContext(try container())
        let habit = Habit(name: "Run", goal: 1)
        context.insert(habit)
        let chosen = AppStorage<PersistentIdentifier?>("chosen", store: defaults)
        #expect(chosen.wrappedValue == nil)
        chosen.wrappedValue = habit.persistentModelID
        expect(AppStorage<PersistentIdentifier?>("chosen", store: defaults).wrappedValue, equals: habit.persistentModelID)
        chosen.wrappedValue = nil
        #expect(defaults.object(forKey: "chosen") == nil)
    }

    @Test func findsBySortAndPredicate() throws {
        let context = ModelContext(try container())
        for (index, name) in ["Run", "Read", "Écrire", "Rest"].enumerated() { context.insert(Habit(name: name, goal: index)) }
        try expect(context.fetch(FetchDescriptor<Habit>()).map(\.name), equals: ["Run", "Read", "Écrire", "Rest"])
        let least = 1
        let busy = #Predicate<Habit> { $0.goal >= least && $0.name.contains("Re") }
        try expect(
            context.fetch(FetchDescriptor(predicate: busy, sortBy: [SortDescriptor(\.goal, order: .reverse)])).map(\.name),
            equals: [
                "Rest", "Read",
            ])
        let accent = #Predicate<Habit> { $0.name.localizedStandardContains("ecr") }
        try expect(context.fetch(FetchDescriptor(predicate: accent)).map(\.name), equals: ["Écrire"])
        var some = FetchDescriptor<Habit>(sortBy: [SortDescriptor(\.name)])
        some.fetchOffset = 1
        some.fetchLimit = 2
        try expect(context.fetch(some).count, equals: 2)
        try expect(context.fetchCount(FetchDescriptor<Habit>()), equals: 4)
        some.fetchOffset = 99
        #expect(try context.fetch(some).isEmpty)
    }

    @Test func otherContextsSeeWhatIsSaved() throws {
        let container = try container()
        let (first, second) = (ModelContext(container), ModelContext(container))
        let habit = Habit(name: "Run")
        habit.marks = [Mark(day: 1), Mark(day: 2)]
        first.insert(habit)
        try expect(second.fetchCount(FetchDescriptor<Habit>()), equals: 0)
        #expect(first.hasChanges)
        try first.save()
        #expect(!first.hasChanges)
        let copy = try #require(try second.fetch(FetchDescriptor<Habit>()).first)
        #expect(copy !== habit && copy == habit && copy.marks.map(\.day) == [1, 2] && copy.marks[0].habit === copy)
        habit.name = "Walk"
        expect(copy.name, equals: "Run")
        try first.save()
        _ = try second.fetch(FetchDescriptor<Habit>())
        expect(copy.name, equals: "Walk")
    }

    @Test func theMainContextSavesByItself() throws {
        let container = try container()
        container.mainContext.insert(Habit(name: "Run"))
        try expect(ModelContext(container).fetchCount(FetchDescriptor<Habit>()), equals: 1)
    }

    @Test func bothEndsOfARelationshipFollow() throws {
        let context = ModelContext(try container())
        let (run, read) = (Habit(name: "Run"), Habit(name: "Read"))
        context.insert(run)
        context.insert(read)
        let mark = Mark(day: 1)
        run.marks.append(mark)
        #expect(mark.habit === run && mark.modelContext === context)
        mark.habit = read
        #expect(run.marks.isEmpty && read.marks == [mark])
        let late = Mark(day: 2, habit: run)
        context.insert(late)
        expect(run.marks, equals: [late])
        let group = HabitGroup(class: "Morning")
        run.group = group
        #expect(group.habits == [run] && group.modelContext === context)
    }

    @Test func deletesByRule() throws {
        let context = ModelContext(try container())
        let habit = Habit(name: "Run")
        let group = HabitGroup(class: "Morning")
        context.insert(group)
        habit.group = group
        habit.marks = [Mark(day: 1)]
        try context.save()
        context.delete(habit)
        #expect(group.habits == [] && habit.isDeleted)
        try expect(context.fetchCount(FetchDescriptor<Mark>()), equals: 0)
        try context.save()
        try expect(ModelContext(context.container).fetchCount(FetchDescriptor<Habit>()), equals: 0)
        try expect(context.fetchCount(FetchDescriptor<HabitGroup>()), equals: 1)
        try context.delete(model: HabitGroup.self)
        try expect(context.fetchCount(FetchDescriptor<HabitGroup>()), equals: 0)
    }

    @Test func rollsBack() throws {
        let context = ModelContext(try container())
        let habit = Habit(name: "Run")
        context.insert(habit)
        try context.save()
        habit.name = "Walk"
        context.insert(Habit(name: "Read"))
        context.rollback()
        #expect(habit.name == "Run" && !context.hasChanges)
        try expect(context.fetch(FetchDescriptor<Habit>()).map(\.name), equals: ["Run"])
        context.delete(habit)
        context.rollback()
        try expect(context.fetch(FetchDescriptor<Habit>()), equals: [habit])
    }

    @Test func aUniqueValueReplaces() throws {
        let context = ModelContext(try container())
        context.insert(Habit(name: "Run", goal: 1))
        try context.save()
        context.insert(Habit(name: "Run", goal: 2))
        context.insert(Habit(name: "Run", goal: 3))
        try context.save()
        try expect(context.fetch(FetchDescriptor<Habit>()).map(\.goal), equals: [3])
    }

    @Test func tellsWhatItDoesNotKnow() throws {
        let other = try ModelContainer(for: Mark.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        expect(other.schema.entities.map(\.name), equals: ["Mark", "Habit", "HabitGroup"])
        #expect(throws: SwiftDataError.loadIssueModelContainer) { try ModelContainer(for: Schema([])) }
        let fixed = try ModelContainer(for: Habit.self, configurations: .init(isStoredInMemoryOnly: true, allowsSave: false))
        let context = ModelContext(fixed)
        context.insert(Habit(name: "Run"))
        #expect(throws: SwiftDataError.unsupportedSave) { try context.save() }
    }

    @Test func anActorHasAContextOfItsOwn() async throws {
        let container = try container()
        let counter = Counter(modelContainer: container)
        try await counter.add("Run")
        try await counter.add("Read")
        try await expect(counter.count(), equals: 2)
        try expect(container.mainContext.fetchCount(FetchDescriptor<Habit>()), equals: 2)
    }

    @Test func describesTheSchema() throws {
        let entity = try #require(Schema([Habit.self]).entity(for: Habit.self))
        expect(entity.storedProperties.map(\.name), equals: ["name", "created", "goal", "note", "kind", "marks", "group"])
        expect(entity.attributesByName["name"]?.isUnique, equals: true)
        #expect(entity.attributesByName["note"]?.isOptional == true && entity.attributesByName["goal"]?.isOptional == false)
        expect(entity.relationshipsByName["marks"]?.deleteRule, equals: .cascade)
        expect(entity.relationshipsByName["group"]?.isToOneRelationship, equals: true)
    }

    @Test func containersOfOneGroupShareAStore() throws {
        let configuration = ModelConfiguration(url: URL(fileURLWithPath: "/nowhere/\(#function).store"))
        let first = try ModelContainer(for: Habit.self, configurations: configuration)
        first.mainContext.insert(Habit(name: "Run"))
        try first.mainContext.save()
        let second = try ModelContainer(for: Habit.self, configurations: configuration)
        try expect(ModelContext(second).fetchCount(FetchDescriptor<Habit>()), equals: 1)
    }
}
