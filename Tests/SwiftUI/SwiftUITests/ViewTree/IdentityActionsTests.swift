import StageSupport
import TestSupport
import Testing

@testable import SwiftUI

/// Modifiers around an identity outlast its changes where a view is built alone; the elements of a list take theirs along.
@Suite("Actions around an identity") @MainActor struct IdentityActionsTests {
    final class Notes { var lines: [String] = [] }

    /// A view whose identity changes when it appears, or when it is asked to.
    private struct Renewed: View {
        let notes: Notes
        @State private var identity = 0

        var body: some View {
            Color.red.frame(width: 20, height: 20)
                .onAppear { notes.lines.append("inner") }
                .id(identity)
                .onAppear {
                    notes.lines.append("outer")
                    if identity < 3 { identity += 1 }
                }
                .onDisappear { notes.lines.append("gone") }
                .task {
                    do { try await Task.sleep(for: .seconds(1)) } catch { notes.lines.append("cancelled") }
                    notes.lines.append("task")
                }
        }
    }

    private func lines(_ content: (Notes) -> some View) async throws -> [String] {
        let (stage, notes) = (try Stage(), Notes())
        try stage.show(content(notes))
        try await stage.tree.tasks.settle()
        while let next = stage.tree.nextEventTime, next <= 2 {
            try stage.tree.advance(to: next)
            try await stage.tree.tasks.settle()
        }
        return notes.lines
    }

    @Test("A page's onAppear and task run once, whatever becomes of the identity inside") func alone() async throws {
        let expected = ["inner", "outer", "task", "inner"]
        let root = try await lines { Renewed(notes: $0) }
        let page = try await lines { notes in NavigationStack { Renewed(notes: notes) } }
        #expect(root.sorted() == expected.sorted())
        #expect(page.sorted() == expected.sorted())
    }

    @Test("In a stack each new identity is a new element with all of its modifiers") func inStack() async throws {
        let lines = try await lines { notes in
            VStack {
                Renewed(notes: notes)
                Color.blue
            }
        }
        #expect(lines.filter { $0 == "outer" }.count == 4)
        #expect(lines.filter { $0 == "gone" }.count == 3)
    }
}
