import Foundation
import TestSupport
import Testing

@testable import Charts
@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// Charts that a finger scrolls.
@MainActor
@Suite("Scrolling charts")
struct ScrollingTests {
    private final class Log<Value> {
        var values: [Value]
        init(_ value: Value) { values = [value] }
        var binding: Binding<Value> {
            Binding {
                self.values[self.values.count - 1]
            } set: {
                self.values.append($0)
            }
        }
    }

    /// Bars at 0 to 19, of which ten show, 20 points apart.
    private func bars(_ log: Log<Double>, from start: Int = 0) -> some View {
        Chart(Array(0..<20), id: \.self) { index in
            BarMark(x: .value("x", Double(index)), y: .value("y", 5), width: 8).foregroundStyle(index == 12 ? Color.red : Color.blue)
        }
        .chartXAxis(.hidden).chartYAxis(.hidden).chartXScale(domain: 0...20)
        .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 10.0).chartScrollPosition(x: log.binding)
    }

    private func drag(_ tree: ViewTree, by distance: CGFloat, seconds: Double, rests: Bool) throws {
        let steps = 10
        var stroke = (0...steps).map { step in
            (seconds: seconds * Double(step) / Double(steps), point: CGPoint(x: 150 + distance * CGFloat(step) / CGFloat(steps), y: 50))
        }
        if rests { stroke.append((seconds: seconds + 0.5, point: CGPoint(x: 150 + distance, y: 50))) }
        #expect(try tree.touch(along: [stroke], at: 1))
        try tree.advance(to: 12)
    }

    private func tree(_ view: some View) throws -> ViewTree {
        let tree = try ChartTests().tree()
        try tree.update(view, transaction: Transaction(), at: 0)
        return tree
    }

    @Test("A chart begins at its position, moves under a finger and says where it is")
    func position() throws {
        let log = Log(8.0)
        let tree = try tree(bars(log))
        func red(_ time: Double) -> CGFloat? {
            FilledBox.all(in: tree.displayList(at: time)).first { $0.color.red > 0.8 && $0.color.blue < 0.5 }?.box.midX
        }
        let first = try #require(red(0))
        expect(first, near: 80, within: 0.5)
        try drag(tree, by: 50, seconds: 1, rests: true)
        // The first ten points are lost.
        #expect(abs(try #require(red(12)) - 120) < 1)
        expect(log.values.last ?? 0, near: 6, within: 0.05)
    }

    @Test("A chart ends at multiples of a unit") func units() throws {
        let log = Log(8.0)
        let tree = try tree(bars(log).chartScrollTargetBehavior(.valueAligned(unit: 5.0)))
        try drag(tree, by: 50, seconds: 1, rests: true)
        expect(log.values.last, equals: 5)
    }

    @Test("A swipe goes to the next major value, a page is as long as the plot") func swipes() throws {
        let major = Log(2.0)
        try drag(
            tree(bars(major).chartScrollTargetBehavior(.valueAligned(unit: 1.0, majorAlignment: .unit(4.0), limitBehavior: .always))),
            by: -60, seconds: 0.1,
            rests: false)
        expect(major.values.last, equals: 4)
        let paged = Log(0.0)
        try drag(tree(bars(paged).chartScrollTargetBehavior(.paging)), by: -90, seconds: 0.1, rests: false)
        expect(paged.values.last, equals: 10)
    }

    @Test("A position that is set with an animation moves there, says nothing on the way, and may be set back")
    func animatedPosition() throws {
        let log = Log(0.0)
        let tree = try tree(bars(log))
        func red(_ time: Double) -> CGFloat? {
            FilledBox.all(in: tree.displayList(at: time)).first { $0.color.red > 0.8 && $0.color.blue < 0.5 }?.box.midX
        }
        log.values.append(10)
        try tree.update(bars(log), transaction: Transaction(animation: .linear(duration: 1)), at: 1)
        try tree.advance(to: 1.25)
        // The red bar stands at 12, and ten bars of the twenty, 20 points apart, lie before it.
        #expect(abs(try #require(red(1.25)) - (240 - 50)) < 1)
        try tree.advance(to: 3)
        #expect(abs(try #require(red(3)) - 40) < 0.5)
        expect(log.values, equals: [0, 10])
        log.values.append(4)
        try tree.update(bars(log), transaction: Transaction(), at: 4)
        #expect(abs(try #require(red(4)) - 160) < 0.5)
    }

    @Test("From right to left a chart begins at its right end, is scrolled the other way, and stops at the same values")
    func rightToLeft() throws {
        let log = Log(0.0)
        func view() -> some View {
            bars(log).chartScrollTargetBehavior(.valueAligned(unit: 5.0)).environment(\.layoutDirection, .rightToLeft)
        }
        let tree = try tree(view())
        func red(_ time: Double) -> CGFloat? {
            FilledBox.all(in: tree.displayList(at: time)).first { $0.color.red > 0.8 && $0.color.blue < 0.5 }?.box.midX
        }
        // Bar 12 stands 240 points from the beginning, which is at 200: out of sight.
        #expect(red(0).map { $0 < 0 } ?? true)
        try drag(tree, by: 60, seconds: 1, rests: true)
        expect(log.values.last, equals: 5)
        #expect(abs(try #require(red(12)) - (200 - 140)) < 1)
        log.values.append(10)
        try tree.update(view(), transaction: Transaction(animation: .linear(duration: 1)), at: 13)
        try tree.advance(to: 16)
        #expect(abs(try #require(red(16)) - (200 - 40)) < 1)
    }

    private struct Own: ChartScrollTargetBehavior {
        func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext) {
            // A third of the plot from where the scroll began.
            target.rect.origin.x = context.originalTarget.rect.minX + context.containerSize.width * 0.3
        }
    }

    @Test("A behaviour of user code says where a scroll ends") func own() throws {
        let log = Log(2.0)
        try drag(tree(bars(log).chartScrollTargetBehavior(Own())), by: -40, seconds: 1, rests: true)
        expect(log.values.last ?? 0, near: 5, within: 0.05)
    }

    @Test("Dates that match, and units, are found in both directions") func grids() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
        let day = 86400.0
        let midnight = ValueGrid.matching(DateComponents(hour: 0))
        expect(midnight.nearest(to: 3.4 * day, page: day, calendar: calendar), equals: 3 * day)
        expect(midnight.nearest(to: 3.6 * day, page: day, calendar: calendar), equals: 4 * day)
        expect(midnight.nearest(to: 3 * day, page: day, calendar: calendar), equals: 3 * day)
        expect(midnight.next(after: 3 * day, isForward: true, page: day, calendar: calendar), equals: 4 * day)
        expect(midnight.next(after: 3 * day, isForward: false, page: day, calendar: calendar), equals: 2 * day)
        let unit = ValueGrid.unit(5)
        expect(unit.next(after: 5, isForward: true, page: 10, calendar: calendar), equals: 10)
        expect(unit.next(after: 5, isForward: false, page: 10, calendar: calendar), equals: 0)
        expect(unit.next(after: 6, isForward: false, page: 10, calendar: calendar), equals: 5)
    }
}
