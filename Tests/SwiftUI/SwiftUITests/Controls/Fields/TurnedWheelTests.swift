import Foundation
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// Wheels turn under a finger, plates of dates open what chooses one.
@Suite("Turned wheels and opened plates") @MainActor struct TurnedWheelTests {
    private struct Fruit: View {
        let log: WordLog
        @State private var chosen = 1

        var body: some View {
            Picker("Fruit", selection: $chosen) { ForEach(0..<6) { Text("Fruit \($0)").tag($0) } }
                .pickerStyle(.wheel)
                .onChange(of: chosen) { log.lines.append("\(chosen)") }
        }
    }

    private func drag(_ stage: Stage, by height: CGFloat, at time: Double) throws {
        let point = try #require(
            stage.tree.hitTargets.first { ["Fruit", "Wheel"].contains($0.label) || $0.label.hasSuffix(", Wheel") }?.point)
        let way = (0...10).map { (seconds: Double($0) / 20, point: CGPoint(x: point.x, y: point.y + height * CGFloat($0) / 10)) }
        #expect(try stage.tree.touch(along: [way], at: time))
    }

    @Test("A row of a wheel has all of its width but nine points at each side") func room() throws {
        func words(_ width: CGFloat) throws -> [CGFloat] {
            let stage = try Stage(width: 300, height: 260)
            let wheel = Picker("Hours", selection: .constant(12)) { Text("12 saat").tag(12) }.pickerStyle(.wheel)
            try stage.show(wheel.frame(width: width))
            return stage.drawn(at: 0).filter(\.isText).map(\.box.width)
        }
        try expect(words(100), equals: words(250))
    }

    @Test(
        "A wheel follows the finger, and the row nearest to the middle is chosen",
        arguments: [(-70, "3"), (20, "0"), (500, "0"), (-900, "5")])
    func picker(_ drag: (height: Int, chosen: String)) throws {
        let (stage, log) = (try Stage(width: 200, height: 260), WordLog())
        try stage.show(Fruit(log: log))
        expect(stage.tree.hitTargets.map(\.label), equals: ["Fruit"])
        let before = stage.tree.displayList(at: 0.9).dump()
        try self.drag(stage, by: CGFloat(drag.height), at: 1)
        expect(log.lines, equals: [drag.chosen])
        let (under, after) = (stage.tree.displayList(at: 1.5).dump(), stage.tree.displayList(at: 3).dump())
        #expect(before != after && !under.isEmpty)
        // It rests as a wheel does in which the row was chosen from the start.
        let fresh = try Stage(width: 200, height: 260)
        try fresh.show(
            Picker("Fruit", selection: .constant(Int(drag.chosen)!)) { ForEach(0..<6) { Text("Fruit \($0)").tag($0) } }.pickerStyle(.wheel))
        expect(stage.drawn(at: 3).map(\.box), equals: fresh.drawn(at: 3).map(\.box))
    }

    private struct Birthday: View {
        @State var date: Date
        let style: Bool
        var body: some View {
            VStack {
                if style {
                    DatePicker("Birthday", selection: $date, displayedComponents: .date).datePickerStyle(.wheel)
                } else {
                    DatePicker("Birthday", selection: $date, displayedComponents: .date)
                }
                Text(verbatim: date.formatted(.iso8601.year().month().day()))
            }
        }
    }

    /// 31 January 2025, at noon in Greenwich.
    private let january = Date(timeIntervalSince1970: 1_738_324_800)

    @Test("A month that is chosen keeps the day, as far as it has it; its wheel goes on without a jump") func months() throws {
        let stage = try Stage(width: 400, height: 300)
        try stage.show(Birthday(date: january, style: true))
        expect(stage.tree.hitTargets.count { $0.label.contains("Wheel") }, equals: 3)
        try drag(stage, by: -32, at: 1)
        #expect(stage.tree.layoutDump().contains("2025-02-28"))
        let (now, rest) = (stage.drawn(at: 1.5).filter(\.isText), stage.drawn(at: 3).filter(\.isText))
        // The finger has brought the row next to the middle, which a tenth of a row is left of.
        #expect(rest.allSatisfy { item in now.contains { abs($0.box.midX - item.box.midX) < 1 && abs($0.box.midY - item.box.midY) < 5 } })
    }

    @Test("A plate with a date opens a calendar, and a day that is tapped there is chosen") func plate() throws {
        let stage = try Stage(width: 400, height: 700)
        try stage.show(Birthday(date: january, style: false))
        try stage.tree.tap("Birthday", at: 1)
        #expect(stage.tree.hitTargets.contains { $0.label == "Next Month" })
        try stage.tree.tap("17", at: 3)
        #expect(stage.tree.layoutDump().contains("2025-01-17"))
    }

    @Test("A time is found with a plain space before its half of the day, where a narrow one is written") func time() throws {
        let stage = try Stage(width: 400, height: 700)
        try stage.show(DatePicker("Start", selection: .constant(january), displayedComponents: .hourAndMinute))
        expect(stage.tree.hitTargets.map(\.label), equals: ["Start, 12:00\u{202F}PM"])
        try expect(stage.tree.target(named: "12:00 PM", at: 0).action, equals: .button)
        try expect(stage.tree.target(named: "Start, 12:00 PM", at: 0).action, equals: .button)
    }

    @Test("The palette of a colour is told not to be there") func palette() throws {
        let stage = try Stage()
        try stage.show(ColorPicker("Tint", selection: .constant(.red)))
        try stage.tree.tap("Tint", at: 1)
        expect(
            stage.tree.diagnostics.entries,
            equals: [
                .notShown(
                    "The palette of a ColorPicker",
                    instead: "only the button that opens it is "
                        + "drawn")
            ])
    }
}
