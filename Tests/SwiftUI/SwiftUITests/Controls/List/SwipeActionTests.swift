import Foundation
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// Rows of lists that a finger moves aside.
@Suite("Swipe actions") @MainActor struct SwipeActionTests {
    private struct Rows: View {
        @State private var rows = [1, 2, 3]
        @State private var flagged = false

        var body: some View {
            List {
                ForEach(rows, id: \.self) { row in
                    (row == 2 ? Color.blue : flagged ? Color.purple : Color.gray).frame(height: 22)
                        .swipeActions(edge: .leading) {
                            if row == 1 { Button("Flag") { flagged = true }.tint(.orange) }
                        }
                }
                .onDelete { rows.remove(atOffsets: $0) }
            }
            .listStyle(.plain)
        }
    }

    private func drag(_ row: Int, by distance: CGFloat, _ stage: Stage, at time: Double) throws {
        let start = CGPoint(x: 100, y: CGFloat(row) * 44 + 22)
        let steps = (1...10).map { (0.03 * Double($0), CGPoint(x: start.x + distance * CGFloat($0) / 10, y: start.y)) }
        try stage.tree.touch(along: [[(0, start)] + steps], at: time)
    }

    private func blue(_ stage: Stage, _ time: Double) -> CGRect? { stage.drawn(.blue, at: time)?.box }

    @Test("A swipe to the side brings the button out that deletes, and that deletes") func delete() throws {
        let stage = try Stage(system: .iOS18)
        try stage.show(Rows())
        expect(blue(stage, 0), equals: CGRect(x: 20, y: 55, width: 160, height: 22))
        try drag(1, by: -80, stage, at: 1)
        expect(blue(stage, 3)?.minX, equals: CGFloat(20 - 74))
        try stage.tree.tap("Delete", at: 4)
        #expect(blue(stage, 7) == nil)
        #expect(stage.drawn(.gray, at: 7) != nil)
    }

    @Test("An action that changes nothing lets the row go back, too") func idle() throws {
        let stage = try Stage(system: .iOS18)
        try stage.show(List { Color.blue.frame(height: 22).swipeActions { Button("Eat") {} } }.listStyle(.plain))
        try drag(0, by: -80, stage, at: 1)
        expect(blue(stage, 3)?.minX, equals: CGFloat(20 - 74))
        try stage.tree.tap("Eat", at: 4)
        let way = try #require(blue(stage, 4.1)).minX
        #expect(way > CGFloat(20 - 74) && way < 20 && blue(stage, 7)?.minX == CGFloat(20))
    }

    @Test("A short swipe lets go of the row, and a long one performs the first action") func lengths() throws {
        let stage = try Stage(system: .iOS18)
        try stage.show(Rows())
        try drag(1, by: -30, stage, at: 1)
        expect(blue(stage, 3)?.minX, equals: CGFloat(20))
        try drag(1, by: -150, stage, at: 4)
        #expect(blue(stage, 8) == nil)
    }

    @Test("Where a row has no actions it stays") func none() throws {
        let stage = try Stage(system: .iOS18)
        try stage.show(Rows())
        try drag(1, by: 80, stage, at: 1)
        expect(blue(stage, 3)?.minX, equals: CGFloat(20))
    }

    @Test("Actions of the leading side have their tint") func leading() throws {
        let stage = try Stage(system: .iOS18)
        try stage.show(Rows())
        try drag(0, by: 80, stage, at: 1)
        expect(stage.drawn(.orange, at: 3)?.box, equals: CGRect(x: 0, y: 0, width: 74, height: 44))
        try stage.tree.tap("Flag", at: 4)
        expect(stage.drawn(.purple, at: 6)?.box.minX, equals: CGFloat(20))
    }
}

/// What `onDelete` and `onMove` are answered with.
@Suite("Collections by offsets") struct CollectionOffsetTests {
    @Test("Elements are removed and moved by their distance from the start") func offsets() {
        var letters = Array("abcde")
        letters.remove(atOffsets: [1, 3, 9])
        expect(letters, equals: Array("ace"))
        letters.move(fromOffsets: [0], toOffset: 3)
        expect(letters, equals: Array("cea"))
        letters.move(fromOffsets: [1, 2], toOffset: 0)
        expect(letters, equals: Array("eac"))
    }
}
