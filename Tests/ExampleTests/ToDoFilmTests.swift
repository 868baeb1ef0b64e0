import Foundation
import Snapshots
import TestSupport
import Testing

@testable import ToDoExample

/// The example of a list on the Home Screen, ticked off.
@Suite("A to-do widget that is touched", .serialized) @MainActor
struct ToDoFilmTests {
    private let goldens = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Films").path

    private func clear() {
        let folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: ToDoStore.group)
        try? folder.map { try FileManager.default.removeItem(at: $0.appendingPathComponent("todos.json")) }
    }

    @Test("Ticking one off strikes it, counts down and lets it sink") func tick() async throws {
        clear()
        let film = try await record(ToDoWidget(), family: .systemMedium, scale: 1) { Tap("Water the plants") }
        try expect(ToDoStore.shared.todos().filter(\.isDone).map(\.id), equals: ["plants"])
        expect(film.diagnostics, equals: [])
        clear()
        if ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_RECORD"] == "all" { try film.accept(as: "tick", in: goldens) }
        #expect(try film.difference(from: "tick", in: goldens) == nil)
    }

    @Test("The next day it is gone, by the provider's own policy") func nextDay() async throws {
        clear()
        let today = try await record(ToDoWidget(), family: .systemMedium, scale: 1) {
            Tap("Water the plants")
            GoTo(after: .seconds(60))
        }
        clear()
        let tomorrow = try await record(ToDoWidget(), family: .systemMedium, scale: 1) {
            Tap("Water the plants")
            GoTo(after: .seconds(86_400))
        }
        clear()
        #expect(tomorrow.frameCount > today.frameCount)
    }

    @Test("Another list is a parameter's value") func parameter() async throws {
        let film = try await record(ToDoWidget(), family: .systemSmall, parameters: ["list": "errands"], scale: 1) {
            Tap("Buy rye bread")
        }
        clear()
        #expect(film.frameCount > 20)
        await #expect(throws: (any Error).self) {
            try await record(ToDoWidget(), family: .systemSmall, parameters: ["list": "groceries"], scale: 1) { Tap("x") }
        }
    }
}
