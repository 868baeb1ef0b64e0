import Drawing
import Foundation
import TestSupport
import Testing

@testable import Charts
@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// Lines, ticks and labels of axes as they are drawn.
@MainActor
@Suite("Looks of axes")
struct AxisLookTests {
    private func tree(_ view: some View) throws -> ViewTree {
        let tree = try ChartTests().tree()
        try tree.update(view, transaction: Transaction(), at: 0)
        return tree
    }

    /// The texts of a tree, in its order.
    private func texts(_ tree: ViewTree) -> [String] {
        tree.layoutDump().split(separator: "\n").compactMap { line in
            let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
            return parts.count > 2 ? String(parts[1]) : nil
        }
    }

    private let numbers = Chart([2, 18], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }

    @Test("The value at the end of x has a line and no label, and that of y has both")
    func endsOfAxes() throws {
        try expect(texts(tree(numbers)), equals: ["0", "5", "10", "15", "0", "5", "10", "15", "20"])
        let aligned = numbers.chartXAxis { AxisMarks(preset: .aligned) }.chartYAxis(.hidden)
        try expect(texts(tree(aligned)), equals: ["0", "5", "10", "15", "20"])
    }

    @Test("A label without room before the end of the plot is cut")
    func labelsAreCut() throws {
        let start = Date(timeIntervalSince1970: 1_651_968_000)
        let dates = Chart([0, 30], id: \.self) {
            LineMark(x: .value("x", start.addingTimeInterval(Double($0) * 86400)), y: .value("y", $0))
        }
        .chartYAxis(.hidden)
        let tree = ViewTree(size: CGSize(width: 310, height: 100), environment: try ChartTests().tree().environment)
        try tree.update(dates, transaction: Transaction(), at: 0)
        expect(texts(tree).count, equals: 5, "\(tree.layoutDump())")
        #expect(texts(tree).last?.hasPrefix("Jun 5") == true || texts(tree).last?.hasPrefix("J…") == true)
    }

    @Test("Labels of categories of y stand in the plot, and bars take 0.7 of the rest")
    func categoriesOfY() throws {
        let tree = try tree(
            Chart(["a", "b"], id: \.self) { BarMark(x: .value("x", 5), y: .value("y", $0)).cornerRadius(0) }.chartXAxis(.hidden))
        let blue = Color.blue.resolve(in: tree.environment).rgba
        let boxes = FilledBox.all(in: tree.displayList(at: 0)).filter { $0.color == blue }.map(\.box)
        expect(boxes.count, equals: 2)
        for (index, box) in boxes.enumerated() {
            expect(box.minX, equals: 0)
            let rest = box.height / 0.7
            #expect((30...35).contains(rest), "\(rest)")
            expect(box.maxY + 0.15 * rest, near: CGFloat(50 * (index + 1)), within: 0.5)
        }
    }

    @Test("Labels of many categories of y stand beside the plot, where they leave room for the marks")
    func narrowCategoriesOfY() throws {
        let tree = try tree(
            Chart(["a", "b", "c", "d", "e"], id: \.self) { BarMark(x: .value("x", 5), y: .value("y", $0)).cornerRadius(0) }
                .chartXAxis(.hidden))
        let blue = Color.blue.resolve(in: tree.environment).rgba
        let boxes = FilledBox.all(in: tree.displayList(at: 0)).filter { $0.color == blue }.map(\.box)
        #expect(boxes.count == 5 && boxes.allSatisfy { $0.minX > 8 && $0.height >= 13 })
    }

    @Test("A chart without data has the axes of its domains, and its legend")
    func emptyCharts() throws {
        let empty = Chart([Int](), id: \.self) { BarMark(x: .value("x", Date()), y: .value("y", $0)) }
        try expect(texts(tree(empty)), equals: [])
        try expect(texts(tree(empty.chartYScale(domain: 0...175))), equals: ["0", "50", "100", "150"])
        try expect(texts(tree(empty.chartForegroundStyleScale(["one": .red, "two": .blue]))), equals: ["one", "two"])
    }

    @Test("Extended labels of y stand on their lines, and the top one has none")
    func extendedLabels() throws {
        let tree = try tree(
            numbers.chartXAxis(.hidden).chartYAxis { AxisMarks(preset: .extended, position: .leading, values: [0, 10, 20]) })
        expect(texts(tree), equals: ["0", "10"])
    }
}
