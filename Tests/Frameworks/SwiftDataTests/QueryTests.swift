import SwiftData
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

@Suite("Queries of views")
@MainActor
struct QueryTests {
    private let tree = ViewTree(size: CGSize(width: 100, height: 100), environment: EnvironmentValues())
    private let log = Log()

    @Test func viewsFollowInsertsChangesAndDeletions() throws {
        let container = try container()
        let context = container.mainContext
        try tree.update(List(log: log).modelContainer(container), transaction: Transaction(), at: 0)
        expect(log.seen, equals: [[]])
        let habit = Habit(name: "Run")
        try tree.perform(at: 1) {
            context.insert(habit)
            context.insert(Habit(name: "Act"))
        }
        expect(log.seen.last, equals: ["Act", "Run"])
        try tree.perform(at: 2) { habit.name = "A walk" }
        expect(log.seen.last, equals: ["A walk", "Act"])
        try tree.perform(at: 3) { habit.isOpen = true }
        expect(log.seen.count, equals: 3, "What is not kept is not observed.")
        try tree.perform(at: 4) { context.delete(habit) }
        expect(log.seen.last, equals: ["Act"])
    }

    @Test func viewsFollowWhatOtherContextsSave() throws {
        let container = try container()
        try tree.update(List(log: log).modelContainer(container), transaction: Transaction(), at: 0)
        try tree.perform(at: 1) {
            let other = ModelContext(container)
            other.insert(Habit(name: "Run"))
            try? other.save()
        }
        expect(log.seen.last, equals: ["Run"])
    }

    @Test func aContainerIsMadeOnceForAView() throws {
        let view = Host(log: log)
        try tree.update(view, transaction: Transaction(), at: 0)
        try tree.update(view, transaction: Transaction(), at: 1)
        expect(log.made, equals: 1)
        expect(log.seen.last, equals: ["First"])
    }

    @Test func filtersMadeInAnInitialiserHold() throws {
        let container = try container()
        for (index, name) in ["a", "b", "c"].enumerated() { container.mainContext.insert(Habit(name: name, goal: index)) }
        try tree.update(Filtered(least: 1, log: log).modelContainer(container), transaction: Transaction(), at: 0)
        expect(log.seen, equals: [["c", "b"]])
    }

    @Test func aMissingContainerIsTold() throws {
        try tree.update(List(log: log), transaction: Transaction(), at: 0)
        expect(log.seen, equals: [[]])
        #expect(log.error != nil)
    }
}

private final class Log {
    var seen: [[String]] = []
    var made = 0
    var error: (any Error)?
}

private struct List: View {
    @Query(sort: \Habit.name) private var habits: [Habit]
    let log: Log

    init(log: Log) { self.log = log }

    var body: some View {
        log.seen.append(habits.map(\.name))
        log.error = _habits.fetchError
        return Color.red
    }
}

private struct Host: View {
    let log: Log

    var body: some View {
        List(log: log).modelContainer(for: [Habit.self, Mark.self], inMemory: true) { result in
            log.made += 1
            try? result.get().mainContext.insert(Habit(name: "First"))
        }
    }
}

private struct Filtered: View {
    @Query private var habits: [Habit]
    @Environment(\.modelContext) private var context
    let log: Log

    init(least: Int, log: Log) {
        self.log = log
        _habits = Query(filter: #Predicate { $0.goal >= least }, sort: \.goal, order: .reverse, animation: .default)
    }

    var body: some View {
        log.seen.append(habits.map(\.name))
        return Color.red
    }
}
