import Foundation
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// Lists and scroll views that a finger pulls down to refresh them.
@Suite("Pulls that refresh") @MainActor struct RefreshTests {
    private final class Notes: Sendable {
        nonisolated(unsafe) var lines: [String] = []
    }

    /// A red box in 200 by 700 that takes two seconds to refresh.
    private struct Short: View {
        let notes: Notes
        var height: CGFloat = 50

        var body: some View {
            ScrollView { Color.red.frame(height: height) }
                .refreshable { @MainActor in
                    notes.lines.append("began")
                    try? await Task.sleep(for: .seconds(2))
                    notes.lines.append("ended")
                }
        }
    }

    private func top(_ stage: Stage, at time: Double) -> CGFloat? { stage.drawn(.red, at: time)?.box.minY }

    /// The spokes of the spinner.
    private func spokes(_ stage: Stage, at time: Double) -> Int {
        stage.drawn(at: time).filter { $0.box.width < 20 && $0.box.maxY < 60 }.count
    }

    private func run(_ stage: Stage, until end: Double) async throws {
        try await stage.tree.tasks.settle()
        while let next = stage.tree.nextEventTime, next <= end {
            try stage.tree.advance(to: next)
            try await stage.tree.tasks.settle()
        }
    }

    @Test("The action runs once, 60 points stay free meanwhile, and the content springs back", arguments: [50.0, 900])
    func refreshes(height: Double) async throws {
        let (notes, stage) = (Notes(), try Stage(height: 700))
        try stage.show(Short(notes: notes, height: height))
        expect(spokes(stage, at: 0), equals: 0)
        try stage.tree.scroll(at: CGPoint(x: 100, y: 20), by: CGVector(dx: 0, dy: -170), at: 1)
        #expect(notes.lines.isEmpty, "tasks begin when the tree is at rest")
        try await run(stage, until: 1.6)
        expect(notes.lines, equals: ["began"])
        try expect(#require(top(stage, at: 3)), equals: 60)
        expect(spokes(stage, at: 3), equals: 8)
        let first = stage.tree.displayList(at: 3)
        #expect(stage.tree.displayList(at: 3.1) != first, "the spinner goes round")
        try await run(stage, until: 5)
        expect(notes.lines, equals: ["began", "ended"])
        #expect(top(stage, at: 9) == 0 && spokes(stage, at: 9) == 0)
        #expect(stage.tree.settlingTime < 9)
    }

    @Test("A short pull refreshes nothing")
    func short() async throws {
        let (notes, stage) = (Notes(), try Stage(height: 700))
        try stage.show(Short(notes: notes))
        try stage.tree.scroll(at: CGPoint(x: 100, y: 20), by: CGVector(dx: 0, dy: -120), at: 1)
        try await run(stage, until: 3)
        #expect(notes.lines.isEmpty && top(stage, at: 4) == 0)
    }

    @Test("A list is pulled, too, and only down; without an action what fits stays where it is")
    func lists() async throws {
        let (notes, stage) = (Notes(), try Stage(height: 700))
        try stage.show(
            List { Color.red.frame(height: 30) }.listStyle(.plain)
                .refreshable { @MainActor in notes.lines.append("began") })
        let rest = try #require(top(stage, at: 0))
        #expect(stage.tree.pullTargets.count == 1 && stage.tree.swipeTargets.isEmpty && stage.tree.scrollTargets.isEmpty)
        try stage.tree.scroll(at: CGPoint(x: 100, y: 150), by: CGVector(dx: 0, dy: 140), at: 1)
        try await run(stage, until: 2)
        #expect(notes.lines.isEmpty)
        try stage.tree.scroll(at: CGPoint(x: 100, y: 20), by: CGVector(dx: 0, dy: -170), at: 3)
        try await run(stage, until: 8)
        #expect(notes.lines == ["began"] && top(stage, at: 9) == rest)
        let plain = try Stage(height: 700)
        try plain.show(List { Color.red.frame(height: 30) }.listStyle(.plain))
        #expect(plain.tree.pullTargets.isEmpty)
    }
}
