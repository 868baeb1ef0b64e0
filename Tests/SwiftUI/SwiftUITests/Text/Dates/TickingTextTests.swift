import Foundation
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// Texts that count, in a tree that is drawn at one moment after another.
@Suite("Ticking texts") @MainActor struct TickingTextTests {
    private let end = ViewClock.start.date.addingTimeInterval(900)

    private func timer() -> Text { Text(end, style: .timer).monospacedDigit() }

    /// A stage that shows a text which does not tick.
    private func still(_ string: String) throws -> Stage {
        let stage = try Stage()
        try stage.show(Text(verbatim: string).monospacedDigit())
        return stage
    }

    @Test(
        "Every moment shows its second, in any order",
        arguments: [
            (0.0, "15:00"), (1, "14:59"), (1.0 / 3, "14:59"), (61, "13:59"), (0.999, "14:59"), (2, "14:58"), (0, "15:00"),
        ] as [(Double, String)]) func seconds(_ time: Double, _ expected: String) throws
    {
        let stage = try Stage()
        try stage.show(timer())
        let expected = try still(expected)
        expect(stage.drawn(at: time), equals: expected.drawn(at: 0))
    }

    @Test("A widget's digits roll alike in a tree that was asked before and in a fresh one", arguments: [true, false])
    func rollsInAnyOrder(_ countsDown: Bool) throws {
        func stage() throws -> Stage {
            let stage = try Stage()
            stage.tree.environment.isInWidget = true
            try stage.show(countsDown ? timer() : Text(ViewClock.start.date.addingTimeInterval(-5), style: .timer).monospacedDigit())
            return stage
        }
        let asked = try stage()
        for time in [0.5, 1, 1.05, 1.2, 1.9, 2, 2.1, 1.1, 3.05, 0.2] {
            let fresh = try stage()
            expect(asked.drawn(at: time), equals: fresh.drawn(at: time), "\(time)")
        }
        #expect(asked.drawn(at: 1.1) != asked.drawn(at: 1.9))
    }

    @Test("The clock is the one of the last update") func entryDates() throws {
        let stage = try Stage()
        try stage.show(timer())
        stage.tree.clock = ViewClock(date: end.addingTimeInterval(-30), time: 5)
        try stage.show(timer(), at: 5)
        let (first, second, last) = (try still("0:30"), try still("0:20"), try still("0:00"))
        expect(stage.drawn(at: 5), equals: first.drawn(at: 0))
        expect(stage.drawn(at: 15), equals: second.drawn(at: 0))
        // A still is the entry at its own date, whatever the time.
        let list = stage.tree.displayList(at: 15, showing: end)
        expect(DrawnItem.all(in: list), equals: last.drawn(at: 0))
    }

    @Test("Ticking does not count as moving") func settles() throws {
        let stage = try Stage()
        try stage.show(timer().contentTransition(.numericText(countsDown: true)))
        expect(stage.tree.settlingTime, equals: -.infinity)
        try stage.show(timer().contentTransition(.numericText(countsDown: true)), .default, at: 3)
        expect(stage.tree.settlingTime, equals: -.infinity)
    }

    @Test("An old text that ticks has ticked on when a new one comes") func outgoing() throws {
        let stage = try Stage()
        try stage.show(timer())
        stage.tree.clock = ViewClock(date: end.addingTimeInterval(-30), time: 5)
        try stage.show(timer(), .linear(duration: 1), at: 5)
        // Nothing changed but the time, so nothing fades.
        #expect(stage.drawn(at: 5.2).allSatisfy { $0.alpha == 1 })
    }

    // MARK: Layout

    @Test(
        "In a widget it takes the width it is offered and stands where lines are aligned",
        arguments: [
            (TextAlignment.leading, LayoutDirection.leftToRight, 0.0), (.center, .leftToRight, 0.5),
            (.trailing, .leftToRight, 1), (.leading, .rightToLeft, 1), (.trailing, .rightToLeft, 0),
        ] as [(TextAlignment, LayoutDirection, Double)]) func fillsAWidget(
            _ alignment: TextAlignment, _ direction: LayoutDirection, _ side: Double
        ) throws
    {
        let stage = try Stage()
        stage.tree.environment.isInWidget = true
        stage.tree.environment.layoutDirection = direction
        try stage.show(timer().multilineTextAlignment(alignment).background(Color.red))
        let background = try #require(stage.drawn(.red, at: 0)).box
        #expect(background.minX == 0 && background.width == 200)
        let glyphs = stage.drawn(at: 0).filter(\.isText).map(\.box)
        let (left, right) = (glyphs.map(\.minX).min() ?? 0, glyphs.map(\.maxX).max() ?? 0)
        let room = 200 - (right - left)
        // A 1 among equally wide digits has room on its left.
        expect(left, near: room * side, within: 3)
    }

    @Test("Elsewhere it is as wide as what it says; so is a plain text in a widget") func hugs() throws {
        for (isInWidget, text) in [(false, timer()), (true, Text(verbatim: "15:00").monospacedDigit())] {
            let stage = try Stage()
            stage.tree.environment.isInWidget = isInWidget
            try stage.show(text.background(Color.red))
            #expect(try #require(stage.drawn(.red, at: 0)).box.width < 60)
        }
    }

    @Test("Beside others in a row it takes what they leave; a fixed size keeps it small") func rows() throws {
        let stage = try Stage()
        stage.tree.environment.isInWidget = true
        try stage.show(
            HStack(spacing: 0) {
                Color.blue.frame(width: 50, height: 10); timer().background(Color.red)
            })
        try expect(#require(stage.drawn(.red, at: 0)).box.width, equals: 150)
        try stage.show(timer().fixedSize().background(Color.green), at: 1)
        #expect(try #require(stage.drawn(.green, at: 1)).box.width < 60)
    }

    @Test("Outside of widgets a new digit makes its neighbours move") func growth() throws {
        func row(_ text: Text) -> some View {
            HStack(spacing: 0) {
                text.monospacedDigit(); Color.red.frame(width: 10, height: 10)
            }
        }
        let counting = Text(ViewClock.start.date.addingTimeInterval(-598), style: .timer)
        let (stage, fresh) = (try Stage(), try Stage())
        try stage.show(row(counting))
        #expect(!stage.tree.hasOutgrownItsLayout(at: 1.5))
        #expect(stage.tree.hasOutgrownItsLayout(at: 2))
        try stage.show(row(counting), at: 2)
        try fresh.show(row(Text(verbatim: "10:00")))
        expect(stage.drawn(at: 2), equals: fresh.drawn(at: 0))
        // In a widget the room is fixed.
        let widget = try Stage()
        widget.tree.environment.isInWidget = true
        try widget.show(row(counting))
        #expect(!widget.tree.hasOutgrownItsLayout(at: 2))
    }

    // MARK: Ticks that roll

    private func rolling() -> some View {
        Text(timerInterval: ViewClock.start.date...end).contentTransition(.numericText(countsDown: true))
    }

    @Test("In a widget the digits roll, each second anew, whether it asks for it or not", arguments: [true, false])
    func ticksRoll(_ asks: Bool) throws {
        let stage = try Stage()
        stage.tree.environment.isInWidget = true
        if asks { try stage.show(rolling()) } else { try stage.show(Text(timerInterval: ViewClock.start.date...end)) }
        // 15:00 becomes 14:59: four digits, of which three roll.
        let moving = stage.drawn(at: 1.05).filter { $0.blur > 0 }
        #expect(!moving.isEmpty)
        #expect(stage.drawn(at: 0.5).allSatisfy { $0.blur == 0 && $0.alpha == 1 })
        #expect(stage.drawn(at: 1.95).allSatisfy { $0.blur == 0 && $0.alpha == 1 })
        #expect(stage.drawn(at: 2.05).contains { $0.blur > 0 })
        // The same moment again, after others.
        expect(stage.drawn(at: 1.05).filter { $0.blur > 0 }, equals: moving)
    }

    @Test("A still shows the digits at rest") func stillsRest() throws {
        let stage = try Stage()
        stage.tree.environment.isInWidget = true
        try stage.show(rolling())
        for seconds in [0.0, 1, 1.05] {
            let list = stage.tree.displayList(at: 3, showing: ViewClock.start.date.addingTimeInterval(seconds))
            #expect(DrawnItem.all(in: list).allSatisfy { $0.blur == 0 && $0.alpha == 1 })
        }
    }

    @Test("Told not to, or in an app: the digits change at once") func ticksSnap() throws {
        for (isInWidget, isNumeric) in [(false, true), (true, false)] {
            let stage = try Stage()
            stage.tree.environment.isInWidget = isInWidget
            let text = Text(timerInterval: ViewClock.start.date...end)
            try stage.show(text.contentTransition(isNumeric ? .numericText() : .identity))
            #expect(stage.drawn(at: 1.05).allSatisfy { $0.blur == 0 && $0.alpha == 1 })
        }
        let stage = try Stage()
        stage.tree.environment.isInWidget = true
        try stage.show(Text(timerInterval: ViewClock.start.date...end).transaction { $0.disablesAnimations = true })
        #expect(stage.drawn(at: 1.05).allSatisfy { $0.blur == 0 && $0.alpha == 1 })
    }

    @Test("An entry that comes up on the second rolls the digits that change then") func entryTicks() throws {
        let stage = try Stage()
        stage.tree.environment.isInWidget = true
        func counting() -> some View { Text(ViewClock.start.date, style: .timer).monospacedDigit().fixedSize() }
        try stage.show(counting())
        stage.tree.clock = ViewClock(date: ViewClock.start.date.addingTimeInterval(10), time: 5)
        try stage.show(counting(), .default, at: 5)
        #expect(stage.tree.settlingTime > 5)
        #expect(stage.drawn(at: 5.1).contains { $0.blur > 0 })
        // 0:09 is before it, 0:10 after it, and nothing else.
        #expect(stage.drawn(at: 5) != stage.drawn(at: 5.9))
        let (before, after) = (try still("0:09"), try still("0:10"))
        let resting = stage.drawn(at: 5).filter { $0.alpha > 0.9 && $0.blur == 0 }
        expect(resting.map(\.box.width), equals: before.drawn(at: 0).map(\.box.width))
        expect(stage.drawn(at: 5.9).map(\.box), equals: after.drawn(at: 0).map(\.box))
    }

    @Test("What counts down ticks just after the second, and rolls down") func countdownTicks() throws {
        let stage = try Stage()
        stage.tree.environment.isInWidget = true
        try stage.show(timer())
        stage.tree.clock = ViewClock(date: end.addingTimeInterval(-30), time: 5)
        try stage.show(timer(), .default, at: 5)
        let rest = try #require(stage.drawn(at: 5).last).box
        let moving = stage.drawn(at: 5.05).filter { $0.blur > 0 }
        #expect(moving.count >= 2)
        #expect(moving.contains { $0.box.midY > rest.midY + 1 } || moving.contains { $0.box.midY < rest.midY - 1 })
        #expect(stage.drawn(at: 5.95).allSatisfy { $0.blur == 0 })
    }

    @Test("Numbers of formats and timers roll in the direction of their value") func direction() throws {
        for (old, new, isDown) in [(0.25, 0.75, false), (0.75, 0.25, true)] {
            func text(_ value: Double) -> some View {
                Text(value, format: .percent).contentTransition(.numericText(value: value))
            }
            let stage = try Stage()
            try stage.show(text(old))
            try stage.show(text(new), .default, at: 1)
            let rest = try #require(stage.drawn(at: 3).first).box
            let coming = stage.drawn(at: 1.05).filter(\.isText)
            // One of the two digits in the first column comes, the other leaves.
            let ways = coming.map { $0.box.midY - rest.midY }.filter { abs($0) > 1 }
            #expect(isDown ? ways.contains { $0 > 3 } : ways.contains { $0 < -3 })
        }
    }

    @Test("Redacted, a timer is a bar that does not move", arguments: [false, true]) func redaction(_ isPrivate: Bool) throws {
        let stage = try Stage()
        let text = timer().underline(pattern: .dot)
        if isPrivate {
            try stage.show(text.privacySensitive().redacted(reason: .privacy))
        } else {
            try stage.show(text.redacted(reason: .placeholder))
        }
        let bars = stage.drawn(at: 0)
        #expect(bars.count == 1 && !bars.contains(where: \.isText))
        expect(stage.drawn(at: 1.5), equals: bars)
    }
}
