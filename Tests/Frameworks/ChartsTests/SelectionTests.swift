import Foundation
import TestSupport
import Testing

@testable import Charts
@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// What a touch selects in a chart.
@MainActor
@Suite("Selection in charts")
struct SelectionTests {
    /// What was selected, in the order in which it was.
    private final class Log<Value> {
        var values: [Value?] = []
        var binding: Binding<Value?> {
            Binding {
                self.values.last ?? nil
            } set: {
                self.values.append($0)
            }
        }
    }

    private var bars: some View {
        Chart([5.0, 10], id: \.self) { value in
            BarMark(x: .value("x", value == 5 ? "small" : "large"), y: .value("y", value))
        }
        .chartXAxis(.hidden).chartYAxis(.hidden).chartYScale(domain: 0...10)
    }

    private func touch(_ view: some View, _ points: CGPoint...) throws {
        let tree = try ChartTests().tree()
        try tree.update(view, transaction: Transaction(), at: 0)
        // The finger rests where it came to before it leaves.
        let stroke = (points + points.suffix(1)).enumerated().map { (seconds: Double($0.offset) * 0.1, point: $0.element) }
        #expect(try tree.touch(along: [stroke], at: 1))
    }

    @Test("A touch selects the value under it, and nothing when it ends")
    func value() throws {
        let (x, y) = (Log<String>(), Log<Double>())
        let points = [CGPoint(x: 30, y: 80), CGPoint(x: 170, y: 20)]
        try touch(bars.chartXSelection(value: x.binding), points[0], points[1])
        try touch(bars.chartYSelection(value: y.binding), points[0], points[1])
        #expect(x.values.first == "small" && x.values.contains("large") && x.values.last == .some(nil))
        #expect(y.values.first == 2 && y.values.contains(8) && y.values.last == .some(nil))
    }

    @Test("A drag selects what it passed, also outside the plot; a tap nothing")
    func range() throws {
        let range = Log<ClosedRange<Double>>()
        try touch(bars.chartYSelection(range: range.binding), CGPoint(x: 30, y: 20), CGPoint(x: 30, y: 60), CGPoint(x: 30, y: 400))
        expect(range.values.last, equals: 0...8)
        try touch(bars.chartYSelection(range: range.binding), CGPoint(x: 30, y: 20))
        expect(range.values.last, equals: .some(nil))
    }

    @Test("A touch on a pie selects how much the sectors up to there amount to")
    func angle() throws {
        let pie = Chart([10.0, 20, 10], id: \.self) { SectorMark(angle: .value("share", $0)) }
        let log = Log<Double>()
        // Right of the middle, a quarter of the way round; then left of it.
        try touch(pie.chartAngleSelection(value: log.binding), CGPoint(x: 130, y: 50), CGPoint(x: 70, y: 50))
        #expect(log.values.first == 10 && log.values.contains(30) && log.values.last == .some(nil))
        let whole = Log<Int>()
        try touch(bars.chartAngleSelection(value: whole.binding), CGPoint(x: 130, y: 50))
        #expect(whole.values.allSatisfy { $0 == nil }, "A chart without sectors has no angles.")
    }

    @Test("Of labels that meet, those of a higher priority stay")
    func priorities() throws {
        func labels(_ priority: @escaping (Int) -> Double) -> some View {
            Chart { PointMark(x: .value("x", 5), y: .value("y", 5)) }
                .chartXScale(domain: 0...10)
                .chartYAxis(.hidden)
                .chartXAxis {
                    AxisMarks(values: [4, 5, 6]) { value in
                        AxisValueLabel(collisionResolution: .greedy(priority: priority(value.index))) {
                            Color.red.frame(width: 30, height: 10)
                        }
                    }
                }
        }
        func middles(_ view: some View) throws -> [CGFloat] {
            let tree = try ChartTests().tree()
            try tree.update(view, transaction: Transaction(), at: 0)
            let red = Color.red.resolve(in: tree.environment).rgba
            return FilledBox.all(in: tree.displayList(at: 0)).filter { $0.color == red }.map(\.box.midX)
        }
        try expect(middles(labels { _ in 0 }), equals: [99, 139])
        try expect(middles(labels { $0 == 1 ? 1 : 0 }), equals: [119])
    }
}
