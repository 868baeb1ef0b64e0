import Foundation
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// Lists that a finger and code scroll, and that build what can be seen.
@Suite("Lists that scroll") @MainActor struct ListScrollTests {
    private final class Notes {
        var built: Set<Int> = []
        var lines: [String] = []
        var proxy: ScrollViewProxy?
    }

    private struct Row: View {
        let index: Int
        let notes: Notes

        var body: some View {
            let _ = notes.built.insert(index)
            (index == 3 ? Color.red : Color.blue).frame(width: 20, height: 22)
                .onAppear { notes.lines.append("+\(index)") }
                .onDisappear { notes.lines.append("-\(index)") }
        }
    }

    @Test("A list of a hundred thousand rows builds those in sight, and a finger brings others") func plain() throws {
        let notes = Notes()
        let stage = try Stage(system: .iOS18)
        try stage.show(List(0..<100_000) { Row(index: $0, notes: notes) }.listStyle(.plain))
        expect(notes.built, equals: Set(0...5), "44 points each: five in 200, and the one below")
        expect(stage.drawn(.red, at: 0)?.box.minY, equals: CGFloat(143))
        let target = try #require(stage.tree.scrollTargets.first)
        expect(target.action, equals: .scroll(CGSize(width: 0, height: 100_000 * 44 - 200)))
        notes.lines = []
        try stage.tree.scroll(at: CGPoint(x: 100, y: 100), by: CGVector(dx: 0, dy: 100), at: 1)
        expect(stage.drawn(.red, at: 3)?.box.minY, equals: CGFloat(43))
        expect(notes.lines, equals: ["+5", "-0", "+6", "-1"])
    }

    @Test("A list scrolls to a row and to the last one, sections or not") func byCode() throws {
        let notes = Notes()
        let stage = try Stage(system: .iOS18)
        try stage.show(
            ScrollViewReader { proxy in
                let _ = notes.proxy = proxy
                List {
                    Section("First") { ForEach(0..<50, id: \.self) { Row(index: $0, notes: notes) } }
                    Section("Second") { ForEach(100..<10_000, id: \.self) { Row(index: $0, notes: notes) } }
                }
            })
        #expect(notes.built.count < 8 && !notes.built.contains(9_999))
        try stage.tree.perform(at: 1) { notes.proxy?.scrollTo(3, anchor: .top) }
        expect(stage.drawn(.red, at: 1)?.box.minY, equals: CGFloat(11), "the row, and the view in it")
        try stage.tree.perform(at: 2) { notes.proxy?.scrollTo(9_999, anchor: .bottom) }
        #expect(notes.built.contains(9_999))
        let last = try #require(stage.drawn(at: 2).filter { $0.box.width == 20 }.map(\.box.maxY).max())
        expect(last, equals: CGFloat(189))
        #expect(notes.built.count < 30, "nothing is built to be searched")
    }

    @Test("The group behind rows ends where its last row does, and only there") func groups() throws {
        let notes = Notes()
        let stage = try Stage(system: .iOS18)
        try stage.show(
            ScrollViewReader { proxy in
                let _ = notes.proxy = proxy
                List { ForEach(0..<40, id: \.self) { Row(index: $0, notes: notes) } }
            })
        func group(_ time: Double) -> CGRect? {
            stage.tree.displayList(at: time).dump().isEmpty
                ? nil
                : stage.drawn(at: time).filter { $0.box.width == 168 }.map(\.box)
                    .reduce(nil as CGRect?) { $0?.union($1) ?? $1 }
        }
        expect(group(0)?.minY, equals: 35)
        try stage.tree.perform(at: 1) { notes.proxy?.scrollTo(39, anchor: .bottom) }
        let end = try #require(group(1))
        expect(end.maxY, equals: CGFloat(200))
    }

    @Test("A list without rows of a collection is what it was: all of it is there at once") func written() throws {
        let stage = try Stage(height: 800)
        try stage.show(
            Form {
                Section {
                    Text("a")
                } header: {
                    Text("A")
                } footer: {
                    Text("F")
                }
                Section { Color.red.frame(height: 22) }
            })
        #expect(stage.tree.scrollTargets.isEmpty)
        #expect(stage.drawn(.red, at: 0) != nil)
    }
}
