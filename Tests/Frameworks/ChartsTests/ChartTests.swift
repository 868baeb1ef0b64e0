import Drawing
import Foundation
import StageSupport
import TestSupport
import Testing

@testable import Charts
@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

@MainActor
@Suite("Charts on show")
struct ChartTests {
    /// A tree of 200 by 100 points.
    func tree() throws -> ViewTree {
        ViewTree(size: CGSize(width: 200, height: 100), environment: try .onStage(scale: 1))
    }

    private func bars(_ values: [Double]) -> some View {
        Chart(Array(values.enumerated()), id: \.offset) { index, value in
            BarMark(x: .value("x", "\(index)"), y: .value("y", value)).cornerRadius(0)
        }
        .chartXAxis(.hidden)
        .chartYAxis(.hidden)
        .chartYScale(domain: 0...10)
    }

    /// The boxes of what is filled in the first colour.
    private func boxes(_ tree: ViewTree, at time: Double = 0) -> [CGRect] {
        let blue = Color.blue.resolve(in: tree.environment).rgba
        return FilledBox.all(in: tree.displayList(at: time)).filter { $0.color == blue }.map(\.box)
    }

    @Test func barsStandOnTheirAxis() throws {
        let tree = try tree()
        try tree.update(bars([5, 10]), transaction: Transaction(), at: 0)
        expect(boxes(tree), equals: [CGRect(x: 15, y: 50, width: 70, height: 50), CGRect(x: 115, y: 0, width: 70, height: 100)])
    }

    @Test func equalValuesOnBothAxesAreToldApart() throws {
        let tree = try tree()
        let line = Chart([0, 2, 4], id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0)) }
        try tree.update(line.chartXAxis { AxisMarks(values: [0, 2, 4]) }, transaction: Transaction(), at: 0)
        _ = tree.displayList(at: 0)
        expect(tree.diagnostics.entries.map(\.description), equals: [])
    }

    @Test func barsGrowFromValueToValue() throws {
        let tree = try tree()
        try tree.update(bars([2, 10]), transaction: Transaction(), at: 0)
        try tree.update(bars([8, 10]), transaction: Transaction(animation: .linear(duration: 1)), at: 1)
        expect(boxes(tree, at: 1.5).first?.minY, equals: 50)
        expect(boxes(tree, at: 2).first?.minY, equals: 20)
    }

    @Test func linesMoveFromPointsToPoints() throws {
        func line(_ values: [Double]) -> some View {
            Chart(Array(values.enumerated()), id: \.offset) { index, value in
                AreaMark(x: .value("x", index), y: .value("y", value))
            }
            .chartXAxis(.hidden)
            .chartYAxis(.hidden)
            .chartYScale(domain: 0...10)
        }
        let tree = try tree()
        try tree.update(line([0, 0, 4]), transaction: Transaction(), at: 0)
        try tree.update(line([0, 0, 8]), transaction: Transaction(animation: .linear(duration: 1)), at: 1)
        let top = try #require(boxes(tree, at: 1.5).first?.minY)
        expect(top, near: 40, within: 0.01)
    }

    @Test func axesAndLegendTakeTheirRoom() throws {
        let tree = try tree()
        let chart = Chart(["a", "b"], id: \.self) { name in
            BarMark(x: .value("x", name), y: .value("y", 5)).foregroundStyle(by: .value("s", "one"))
        }
        try tree.update(chart, transaction: Transaction(), at: 0)
        let plot = boxes(tree)
        #expect(plot.count >= 2)
        #expect(plot.allSatisfy { $0.maxX < 190 && $0.maxY < 75 || $0.width < 10 })
    }

    @Test("A week has seven centred labels: none in an interval that begins where the week ends")
    func centredLabels() throws {
        let tree = try tree()
        let first = tree.environment.plottingCalendar.startOfDay(for: Date(timeIntervalSinceReferenceDate: 779_000_000))
        let chart = Chart(0..<7, id: \.self) { day in
            BarMark(x: .value("d", first.addingTimeInterval(Double(day) * 86400), unit: .day), y: .value("y", day + 1))
        }
        .chartYAxis(.hidden)
        .chartXAxis {
            AxisMarks(values: .stride(by: .day)) { _ in
                AxisValueLabel(format: .dateTime.weekday(.narrow), centered: true)
            }
        }
        try tree.update(chart, transaction: Transaction(), at: 0)
        expect(tree.layoutDump().split(separator: "\n").count { $0.contains("\"") }, equals: 7, "\(tree.layoutDump())")
    }

    @Test("What nobody should plot draws what can be drawn, and ends")
    func hostileData() throws {
        let values: [Double] = [.nan, .infinity, -.infinity, 1e308, -1e308, 0, 5e-324]
        let charts: [AnyView] = [
            AnyView(Chart {}),
            AnyView(Chart(values, id: \.self) { BarMark(x: .value("x", "a"), y: .value("y", $0)) }),
            AnyView(Chart(values, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0)).interpolationMethod(.catmullRom) }),
            AnyView(Chart(values, id: \.self) { SectorMark(angle: .value("y", $0), innerRadius: .inset(-4), angularInset: 900) }),
            AnyView(Chart(values, id: \.self) { PointMark(x: .value("x", Date(timeIntervalSince1970: $0)), y: .value("y", 1)) }),
            AnyView(Chart { BarMark(x: .value("x", Date.distantPast, unit: .day), y: .value("y", 1)) }),
            AnyView(Chart { RuleMark(y: .value("y", 3)) }.chartYAxis { AxisMarks(values: .stride(by: 1e-9)) }),
            AnyView(Chart { LineMark(x: .value("x", "a"), y: .value("y", "b")) }.chartXScale(domain: [String]())),
            AnyView(Chart { PointMark(x: .value("x", 1), y: .value("y", 1)) }.chartYScale(domain: 3...3, type: .log)),
            AnyView(Chart { PointMark(x: .value("x", 1), y: .value("y", 1)) }.frame(width: 0, height: 0)),
        ]
        for chart in charts {
            let tree = try tree()
            try tree.update(chart, transaction: Transaction(), at: 0)
            _ = tree.displayList(at: 0)
        }
    }

    @Test func theProxyKnowsItsScales() throws {
        let tree = try tree()
        let seen = Seen()
        let chart = bars([5, 10]).chartOverlay { proxy in
            let _ = seen.note(proxy)
            Color.clear
        }
        try tree.update(chart, transaction: Transaction(), at: 0)
        let proxy = try #require(seen.proxy)
        expect(proxy.plotSize, equals: CGSize(width: 200, height: 100))
        expect(proxy.position(forX: "1"), equals: 150)
        expect(proxy.value(atY: 30, as: Double.self), equals: 7)
        expect(proxy.value(atX: 20, as: String.self), equals: "0")
    }

    private final class Seen {
        var proxy: ChartProxy?
        func note(_ proxy: ChartProxy) { self.proxy = proxy }
    }

    @Test func aBarThatIsTallGetsRoomForItsAnnotation() throws {
        let tree = try tree()
        let chart = Chart { BarMark(x: .value("x", "a"), y: .value("y", 10)).annotation { Color.red.frame(width: 10, height: 16) } }
            .chartXAxis(.hidden).chartYAxis(.hidden).chartYScale(domain: 0...10)
        try tree.update(chart, transaction: Transaction(), at: 0)
        expect(boxes(tree).first?.minY, equals: 20)
    }
}
