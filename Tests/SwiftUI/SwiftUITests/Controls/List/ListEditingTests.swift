import Foundation
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// Lists that are being edited.
@Suite("Editing lists") @MainActor struct ListEditingTests {
    private struct Rows: View {
        @State private var rows = [1, 2, 3]

        var body: some View {
            NavigationStack {
                VStack(spacing: 0) {
                    List {
                        ForEach(rows, id: \.self) { (($0 == 2) ? Color.blue : Color.gray).frame(height: 22) }
                            .onDelete { rows.remove(atOffsets: $0) }
                            .onMove { rows.move(fromOffsets: $0, toOffset: $1) }
                    }
                    .listStyle(.plain)
                    EditButton()
                }
                .toolbar(.hidden, for: .navigationBar)
            }
        }
    }

    private struct Chosen: View {
        @State private var chosen: Set<Int> = []

        var body: some View {
            List([1, 2], id: \.self, selection: $chosen) { _ in (chosen.contains(2) ? Color.purple : Color.gray).frame(height: 22) }
                .listStyle(.plain)
                .environment(\.editMode, .constant(.active))
        }
    }

    private struct Barred: View {
        @State private var mode = EditMode.inactive

        var body: some View {
            NavigationStack {
                Color.gray.frame(height: 22)
                    .toolbar { EditButton() }
                    .environment(\.editMode, $mode)
            }
        }
    }

    @Test("An edit button in a bar edits what the views beneath it are told to edit") func bar() throws {
        let stage = try Stage()
        try stage.show(Barred())
        try stage.tree.tap("Edit", at: 1)
        try stage.tree.tap("Done", at: 2)
        try stage.tree.tap("Edit", at: 3)
    }

    private func blue(_ stage: Stage, _ time: Double) -> CGRect? { stage.drawn(.blue, at: time)?.box }

    @Test("The edit button brings marks and handles out beside rows, and takes them away") func marks() throws {
        let stage = try Stage()
        try stage.show(Rows())
        let rest = try #require(blue(stage, 0))
        try stage.tree.tap("Edit", at: 1)
        let edited = try #require(blue(stage, 3))
        expect(edited.minX, equals: rest.minX + RowMark.room)
        expect(edited.maxX, equals: rest.maxX - RowHandle.room)
        try stage.tree.tap("Done", at: 4)
        expect(blue(stage, 6), equals: rest)
    }

    private struct Carded: View {
        @State private var mode = EditMode.inactive

        var body: some View {
            VStack(spacing: 0) {
                List {
                    ForEach([1, 2], id: \.self) { _ in Color.blue.frame(height: 22).listRowBackground(Color.purple) }.onDelete { _ in }
                }
                Button("Edit") { withAnimation(.linear(duration: 1)) { mode = mode == .active ? .inactive : .active } }
            }
            .environment(\.editMode, $mode)
        }
    }

    @Test("On the way to being edited the card stays, what stands in it makes room, and marks come in from the side")
    func editingFilm() throws {
        let stage = try Stage()
        try stage.show(Carded())
        let purple = Color.purple.resolve(in: stage.tree.environment).rgba
        func cards(_ time: Double) -> [CGRect] { stage.drawn(at: time).filter { $0.color == purple }.map(\.box) }
        let (card, row) = (cards(0), try #require(blue(stage, 0)))
        #expect(!card.isEmpty)
        let red = Color.red
        try stage.tree.tap("Edit", at: 1)
        var marks: [CGFloat] = []
        for time in [1.25, 1.5, 1.75] {
            expect(cards(time), equals: card)
            #expect(abs(try #require(blue(stage, time)).minX - (row.minX + RowMark.room * (time - 1))) < 0.5)
            if let mark = stage.drawn(red, at: time) { marks.append(mark.box.minX) }
        }
        let rest = try #require(stage.drawn(red, at: 3)?.box.minX)
        #expect(marks == marks.sorted() && (marks.first ?? 0) < rest - 10)
        try stage.tree.tap("Edit", at: 4)
        expect(cards(4.5), equals: card)
        #expect(stage.drawn(red, at: 4.5) != nil)
        #expect(stage.drawn(red, at: 6) == nil)
    }

    private struct Shrinking: View {
        @State private var rows = [1, 2, 3]

        var body: some View {
            VStack(spacing: 0) {
                List(rows, id: \.self) { _ in Color.gray.frame(height: 22) }.listStyle(.insetGrouped)
                Button("Less") { withAnimation(.linear(duration: 1)) { _ = rows.removeLast() } }
            }
        }
    }

    @Test("The ground of a row that leaves fades with it") func leaving() throws {
        let stage = try Stage()
        try stage.show(Shrinking())
        func grounds(_ time: Double) -> [DrawnItem] {
            stage.drawn(at: time).filter { $0.color.map { $0.red == 1 && $0.green == 1 && $0.blue == 1 } ?? false }
        }
        let before = try #require(grounds(0).map(\.box.maxY).max())
        try stage.tree.tap("Less", at: 1)
        let halfway = try #require(grounds(1.5).max { $0.box.maxY < $1.box.maxY })
        expect(halfway.box.maxY, near: before, within: 0.5)
        expect(halfway.alpha, near: 0.5, within: 0.01)
        #expect(try #require(grounds(2.5).map(\.box.maxY).max()) < before - 20)
    }

    private struct Growing: View {
        @State private var rows = [1, 2, 3]

        var body: some View {
            VStack(spacing: 0) {
                List(rows, id: \.self) { _ in Color.gray.frame(height: 22) }.listStyle(.insetGrouped)
                Button("More") { withAnimation(.linear(duration: 1)) { rows.append(rows.count + 1) } }
            }
        }
    }

    @Test("The ground of a row that comes at the end fades in with it") func arriving() throws {
        let stage = try Stage(height: 400)
        try stage.show(Growing())
        func ground(_ time: Double, _ isOpaque: Bool) -> CGFloat? {
            stage.drawn(at: time).filter {
                $0.color.map { $0.red == 1 && $0.green == 1 && $0.blue == 1 } ?? false && ($0.alpha > 0.99) == isOpaque
            }.map(\.box.maxY).max()
        }
        let before = try #require(ground(0, true))
        try stage.tree.tap("More", at: 1)
        for time in [1.01, 1.5, 1.9] { #expect(abs(try #require(ground(time, true)) - before) < 0.5) }
        #expect(try #require(ground(1.5, false)) > before + 20)
        let coming = try #require(stage.drawn(at: 1.5).first { $0.box.maxY > before + 20 && $0.color?.red == 1 })
        expect(coming.alpha, near: 0.5, within: 0.01)
        #expect(try #require(ground(2.5, true)) > before + 20)
        #expect(ground(2.5, false) == nil)
    }

    @Test("A finger at a row's handle moves the row among the others") func move() throws {
        let stage = try Stage(system: .iOS18)
        try stage.show(Rows())
        try stage.tree.tap("Edit", at: 1)
        let before = try #require(blue(stage, 3))
        let start = CGPoint(x: before.maxX + 20, y: before.midY)
        let steps = (1...10).map { (0.03 * Double($0), CGPoint(x: start.x, y: start.y - 4.6 * CGFloat($0))) }
        try stage.tree.touch(along: [[(0, start)] + steps], at: 4)
        expect(blue(stage, 6)?.minY, equals: before.minY - 44)
    }

    @Test("In a list that is edited a touch selects several rows") func selection() throws {
        let stage = try Stage()
        try stage.show(Chosen())
        #expect(stage.drawn(.purple, at: 0) == nil)
        try stage.tree.tap(at: CGPoint(x: 100, y: 66), at: 1)
        #expect(stage.drawn(.purple, at: 3) != nil)
    }
}

/// Rows that are lifted by a long press, and selections that end with editing.
@Suite("Lifting rows") @MainActor struct RowLiftingTests {
    private struct Rows: View {
        let log: WordLog
        @State private var rows = ["One", "Two", "Three", "Four"]

        var body: some View {
            List {
                ForEach(rows, id: \.self) { name in
                    Text(name).onTapGesture { log.lines.append("tap \(name)") }
                }
                .onMove {
                    rows.move(fromOffsets: $0, toOffset: $1)
                    log.lines.append(rows.joined(separator: " "))
                }
            }
        }
    }

    private func stroke(from start: CGPoint, press: Double, by way: CGFloat) -> [(seconds: Double, point: CGPoint)] {
        var samples: [(seconds: Double, point: CGPoint)] = []
        for step in 0...Int(press * 20) { samples.append((seconds: Double(step) / 20, point: start)) }
        for step in 1...10 {
            let y: CGFloat = start.y + way * CGFloat(step) / 10
            samples.append((seconds: press + Double(step) / 20, point: CGPoint(x: start.x, y: y)))
        }
        samples.append((seconds: press + 0.7, point: CGPoint(x: start.x, y: start.y + way)))
        return samples
    }

    private func point(_ name: String, _ stage: Stage, at time: Double) throws -> CGPoint {
        try #require(try stage.tree.target(named: name, at: time).point)
    }

    @Test("A row that can be moved is lifted by a long press, others make room, and the drop moves it") func lift() throws {
        let stage = try Stage(width: 300, height: 400)
        let log = WordLog()
        try stage.show(Rows(log: log))
        let one = try point("One", stage, at: 0)
        let two = try point("Two", stage, at: 0)
        let row = two.y - one.y
        let samples = stroke(from: one, press: 0.6, by: 2 * row + 4)
        let hand = try #require(stage.tree.hand(at: one, time: 1))
        for (index, sample) in samples.dropLast().enumerated() {
            try hand.feel(index == 0 ? .began : .moved, at: sample.point, time: 1 + sample.seconds)
        }
        #expect(stage.tree.displayList(at: 2.3).dump().contains("shadow"))
        try expect(point("Two", stage, at: 2.6).y, near: one.y, within: 1, "the second row has made room")
        try hand.feel(.ended, at: samples[samples.count - 1].point, time: 2.7)
        expect(log.lines, equals: ["Two Three One Four"])
        #expect(!stage.tree.displayList(at: 5).dump().contains("shadow"))
        try expect(point("Two", stage, at: 5).y, near: one.y, within: 1)
    }

    @Test("A finger that is let go early taps, and one that moves early scrolls") func early() throws {
        let stage = try Stage(width: 300, height: 400)
        let log = WordLog()
        try stage.show(Rows(log: log))
        let one = try point("One", stage, at: 0)
        try stage.tree.touch(along: [[(0, one), (0.1, one)]], at: 1)
        try stage.tree.touch(along: [stroke(from: one, press: 0.1, by: 120)], at: 2)
        expect(log.lines, equals: ["tap One"])
    }

    @Test("A tour lifts one row of all that can be moved") func tour() throws {
        let stage = try Stage(width: 300, height: 400)
        try stage.show(List { ForEach(1..<5, id: \.self) { Text("Row \($0)") }.onMove { _, _ in } })
        expect(stage.tree.tourTargets.map(\.label), equals: ["Row 1"])
        expect(stage.tree.hitTargets.map(\.label), equals: ["Row 1", "Row 2", "Row 3", "Row 4"])
    }

    private struct Chosen: View {
        let log: WordLog
        @State private var chosen: Set<Int> = []
        @State private var mode = EditMode.inactive

        var body: some View {
            VStack {
                List([1, 2], id: \.self, selection: $chosen) { Text("Row \($0)") }
                    .environment(\.editMode, $mode)
                    .onChange(of: chosen) { log.lines.append("\($1.sorted())") }
                Button("Edit") { mode = .active }
                Button("Done") { mode = .inactive }
            }
        }
    }

    @Test("What was selected while a list was edited is not any more when that ends") func selection() throws {
        let stage = try Stage(width: 300, height: 400)
        let log = WordLog()
        try stage.show(Chosen(log: log))
        let still = stage.tree.displayList(at: 0).dump()
        try stage.tree.tap("Edit", at: 1)
        try stage.tree.tap("Row 1", at: 2)
        try stage.tree.tap("Done", at: 3)
        expect(log.lines, equals: ["[1]", "[]"])
        expect(stage.tree.displayList(at: 6).dump(), equals: still)
    }
}
