import Foundation
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// Views that another page covers, or that another tab takes the place of.
@Suite("Views out of sight") @MainActor struct CoveredViewTests {
    private final class Notes {
        var lines: [String] = []
        func take() -> [String] {
            defer { lines = [] }
            return lines
        }
    }

    private struct Noted: ViewModifier {
        let name: String
        let notes: Notes

        func body(content: Content) -> some View {
            content.onAppear { notes.lines.append("+\(name)") }.onDisappear { notes.lines.append("-\(name)") }
        }
    }

    private struct Stack: View {
        let notes: Notes
        @State var path: [Int] = []
        @State private var count = 0

        var body: some View {
            NavigationStack(path: $path) {
                VStack {
                    Button("Push") { path.append(1) }
                    Button("Both") { path = [1, 2] }
                    Text("\(count)")
                }
                .modifier(Noted(name: "root", notes: notes))
                .onChange(of: path.count) { notes.lines.append("path \(path.count)") }
                .navigationDestination(for: Int.self) { number in
                    VStack {
                        Button("Pop \(number)") { path.removeLast() }
                        Button("Next \(number)") { path.append(number + 1) }
                    }
                    .modifier(Noted(name: "\(number)", notes: notes))
                }
            }
        }
    }

    @Test("A page disappears when another has come over it, and appears when that begins to go") func pages() throws {
        let (stage, notes) = (try Stage(width: 300, height: 500), Notes())
        try stage.show(Stack(notes: notes))
        expect(notes.take(), equals: ["+root"])
        try stage.tree.tap("Push", at: 1)
        expect(Set(notes.take()), equals: ["+1", "path 1"])
        try stage.tree.advance(to: 3)
        expect(notes.take(), equals: ["-root"])
        try stage.tree.tap("Next 1", at: 4)
        try stage.tree.advance(to: 6)
        expect(notes.take().filter { !$0.hasPrefix("path") }, equals: ["+2", "-1"])
        try stage.tree.tap("Pop 2", at: 7)
        expect(Set(notes.take()), equals: ["+1", "path 1"])
        try stage.tree.advance(to: 9)
        expect(notes.take(), equals: ["-2"])
        try stage.tree.tap("Pop 1", at: 10)
        try stage.tree.advance(to: 12)
        expect(notes.take().filter { !$0.hasPrefix("path") }, equals: ["+root", "-1"])
    }

    @Test("One that comes back at once has never gone") func turnedRound() throws {
        let (stage, notes) = (try Stage(width: 300, height: 500), Notes())
        try stage.show(Stack(notes: notes))
        try stage.tree.tap("Push", at: 1)
        try stage.tree.tap("Pop 1", at: 1.2)
        try stage.tree.advance(to: 4)
        expect(notes.take().filter { !$0.hasPrefix("path") }, equals: ["+root", "+1", "-1"])
    }

    private struct Tabs: View {
        let notes: Notes

        var body: some View {
            TabView {
                Text("first").modifier(Noted(name: "one", notes: notes)).tabItem { Text("One") }
                Text("second").modifier(Noted(name: "two", notes: notes)).tabItem { Text("Two") }
            }
        }
    }

    @Test("So do the pages of tabs") func tabs() throws {
        let (stage, notes) = (try Stage(width: 300, height: 500), Notes())
        try stage.show(Tabs(notes: notes))
        expect(notes.take(), equals: ["+one"])
        try stage.tree.tap("Two", at: 1)
        expect(notes.take(), equals: ["+two", "-one"])
        try stage.tree.tap("One", at: 2)
        expect(notes.take(), equals: ["+one", "-two"])
        try stage.tree.tap("One", at: 3)
        expect(notes.take(), equals: [])
    }

    private struct StackInTab: View {
        let notes: Notes

        var body: some View {
            TabView {
                Stack(notes: notes).tabItem { Text("One") }
                Text("second").tabItem { Text("Two") }
            }
        }
    }

    @Test("What is covered in a tab stays covered when the tab comes back") func coveredInTab() throws {
        let (stage, notes) = (try Stage(width: 300, height: 500), Notes())
        try stage.show(StackInTab(notes: notes))
        try stage.tree.tap("Push", at: 1)
        try stage.tree.advance(to: 3)
        _ = notes.take()
        try stage.tree.tap("Two", at: 4)
        try stage.tree.advance(to: 5)
        expect(notes.take(), equals: ["-1"])
        try stage.tree.tap("One", at: 6)
        try stage.tree.advance(to: 7)
        expect(notes.take(), equals: ["+1"])
    }

    private struct Loading: View {
        let notes: Notes
        @State private var isDeep = false

        var body: some View {
            NavigationStack {
                Button("Push") { isDeep = true }
                    .task {
                        notes.lines.append("load")
                        try? await Task.sleep(for: .seconds(100))
                        notes.lines.append(Task.isCancelled ? "cancelled" : "slept")
                    }
                    .navigationDestination(isPresented: $isDeep) { Button("Back") { isDeep = false } }
            }
        }
    }

    @Test("A task ends with its page and begins anew") func tasks() async throws {
        let (stage, notes) = (try Stage(width: 300, height: 500), Notes())
        try stage.show(Loading(notes: notes))
        try await stage.tree.tasks.settle()
        expect(notes.take(), equals: ["load"])
        try stage.tree.tap("Push", at: 1)
        try stage.tree.advance(to: 3)
        try await stage.tree.tasks.settle()
        expect(notes.take(), equals: ["cancelled"])
        try stage.tree.tap("Back", at: 4)
        try await stage.tree.tasks.settle()
        expect(notes.take(), equals: ["load"])
    }

    @Test("What a path covers that a stack begins with appears when the way back to it begins") func initialPath() throws {
        let (stage, notes) = (try Stage(width: 300, height: 500), Notes())
        try stage.show(Stack(notes: notes, path: [1, 2]))
        expect(notes.take(), equals: ["+2"])
        try stage.tree.advance(to: 2)
        expect(notes.take(), equals: [])
        try stage.tree.tap("Pop 2", at: 3)
        try stage.tree.advance(to: 5)
        expect(Set(notes.take()), equals: ["+1", "-2", "path 1"])
        try stage.tree.tap("Pop 1", at: 6)
        try stage.tree.advance(to: 8)
        expect(Set(notes.take()), equals: ["+root", "-1", "path 0"])
    }

    @Test("So does a page in the middle of a path that is set at once") func pushedAtOnce() throws {
        let (stage, notes) = (try Stage(width: 300, height: 500), Notes())
        try stage.show(Stack(notes: notes))
        _ = notes.take()
        try stage.tree.tap("Both", at: 1)
        try stage.tree.advance(to: 3)
        expect(Set(notes.take()), equals: ["+2", "-root", "path 2"])
        try stage.tree.tap("Pop 2", at: 4)
        try stage.tree.advance(to: 6)
        expect(Set(notes.take()), equals: ["+1", "-2", "path 1"])
    }

    private struct TabsInStack: View {
        let notes: Notes
        @State private var tab = 1
        @State private var path: [Int] = []

        var body: some View {
            NavigationStack(path: $path) {
                TabView(selection: $tab) {
                    Button("Push") { path = [1] }.modifier(Noted(name: "one", notes: notes)).tabItem { Text("One") }.tag(1)
                    Text("second").modifier(Noted(name: "two", notes: notes)).tabItem { Text("Two") }.tag(2)
                }
                .navigationDestination(for: Int.self) { _ in
                    VStack {
                        Button("Switch") { tab = 3 - tab }
                        Button("Pop") { path = [] }
                    }
                    .modifier(Noted(name: "page", notes: notes))
                }
            }
        }
    }

    @Test("A tab that is chosen under a page appears when the page goes") func tabUnderPage() throws {
        let (stage, notes) = (try Stage(width: 300, height: 500), Notes())
        try stage.show(TabsInStack(notes: notes))
        expect(notes.take(), equals: ["+one"])
        try stage.tree.tap("Push", at: 1)
        try stage.tree.advance(to: 3)
        expect(notes.take(), equals: ["+page", "-one"])
        try stage.tree.tap("Switch", at: 4)
        try stage.tree.advance(to: 5)
        expect(notes.take(), equals: [])
        try stage.tree.tap("Switch", at: 5)
        try stage.tree.advance(to: 6)
        expect(notes.take(), equals: [])
        try stage.tree.tap("Switch", at: 6)
        try stage.tree.tap("Pop", at: 7)
        try stage.tree.advance(to: 9)
        expect(notes.take(), equals: ["+two", "-page"])
    }
}
