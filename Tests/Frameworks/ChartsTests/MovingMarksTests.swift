import Drawing
import Foundation
import TestSupport
import Testing

@testable import Charts
@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// Marks keep their identities when data change, and move to where they belong.
@MainActor
@Suite("Marks that move")
struct MovingMarksTests {
    private func tree(_ view: some View) throws -> ViewTree {
        let tree = try ChartTests().tree()
        try tree.update(view, transaction: Transaction(), at: 0)
        return tree
    }

    private let second = Transaction(animation: .linear(duration: 1))

    /// The lines that are drawn, in the coordinates of the picture.
    private func lines(_ tree: ViewTree, at time: Double) -> [Path] {
        func paths(_ items: [DisplayItem], _ map: CGAffineTransform) -> [Path] {
            items.flatMap { item -> [Path] in
                switch item {
                case .stroke(let path, _, _): [path.applying(map)]
                case .transform(let inner, let items): paths(items, inner.concatenating(map))
                case .clip(_, _, let items), .group(_, _, let items): paths(items, map)
                default: []
                }
            }
        }
        return paths(tree.displayList(at: time).items, .identity)
    }

    private func line(_ points: [(Int, Int)]) -> some View {
        Chart(points, id: \.0) { LineMark(x: .value("x", $0.0), y: .value("y", $0.1)) }
            .chartXAxis(.hidden).chartYAxis(.hidden).chartXScale(domain: 0...20).chartYScale(domain: 0...10)
    }

    @Test("A line to which a point is added grows, and all of its other points stay")
    func growingLine() throws {
        let tree = try tree(line([(0, 0), (10, 10)]))
        let old = try #require(lines(tree, at: 0).first).boundingRect
        try tree.update(line([(0, 0), (10, 10), (20, 10)]), transaction: second, at: 1)
        expect(lines(tree, at: 1.5).count, equals: 1, "the old line does not fade beside the new one")
        let start = try #require(lines(tree, at: 1).first).boundingRect
        #expect(abs(start.maxX - old.maxX) < 0.5 && abs(start.minY - old.minY) < 0.5)
        let half = try #require(lines(tree, at: 1.5).first).boundingRect
        expect(half.maxX - old.minX, near: old.width * 1.5, within: 0.5)
        let end = try #require(lines(tree, at: 2).first).boundingRect
        expect(end.width, near: old.width * 2, within: 0.5)
        // A point that goes takes nothing with it.
        try tree.update(line([(10, 10), (20, 10)]), transaction: second, at: 3)
        let rest = try #require(lines(tree, at: 3.5).first).boundingRect
        #expect(abs(rest.minX - old.maxX) < 0.5 && abs(rest.maxX - end.maxX) < 0.5)
    }

    @Test("A rule whose value changes moves there")
    func movingRule() throws {
        func chart(_ value: Double) -> some View {
            Chart { RuleMark(x: .value("x", value)) }
                .chartXAxis(.hidden).chartYAxis(.hidden).chartXScale(domain: 0...10).chartYScale(domain: 0...1)
        }
        let tree = try tree(chart(2))
        try tree.update(chart(8), transaction: second, at: 1)
        let middle = lines(tree, at: 1.5)
        let places = try [0.0, 1.5, 3].map { try #require(lines(tree, at: max($0, 1)).first).boundingRect.midX }
        expect(middle.count, equals: 1)
        #expect(abs(places[1] - (places[0] + places[2]) / 2) < 0.5 && places[2] - places[0] > 50)
    }

    @Test("A point between two numbers moves to others of its element, and keeps its place in a category")
    func movingPoints() throws {
        func chart(_ x: Double, _ y: Double) -> some View {
            Chart([7], id: \.self) { _ in PointMark(x: .value("x", x), y: .value("y", y)).foregroundStyle(Color.red) }
                .chartXAxis(.hidden).chartYAxis(.hidden).chartXScale(domain: 0...10).chartYScale(domain: 0...10)
        }
        let tree = try tree(chart(0, 0))
        func boxes(_ time: Double) -> [CGRect] { FilledBox.all(in: tree.displayList(at: time)).map(\.box) }
        let start = try #require(boxes(0).first)
        try tree.update(chart(10, 10), transaction: second, at: 1)
        expect(boxes(1.5).count, equals: 1)
        let (half, end) = (try #require(boxes(1.5).first), try #require(boxes(3).first))
        #expect(abs(half.midX - (start.midX + end.midX) / 2) < 0.5 && abs(half.midY - (start.midY + end.midY) / 2) < 0.5)
    }

    @Test("Points of two curves belong together by their values, those of one alone to their neighbours'")
    func keyedPoints() {
        func points(_ values: [(Double, Double)]) -> KeyedPoints { KeyedPoints(values.map { .number($0.0) }, rows: values.map { [$0.1] }) }
        let old = points([(1, 10), (2, 20), (2, 25), (4, 40)])
        let new = points([(2, 21), (2, 27), (3, 30), (4, 44), (5, 50)])
        expect((new - old).numbers, equals: [1, 2, 5, 4, 10])
        expect((new - (new - old)).numbers, equals: [20, 25, 25, 40, 40])
        #expect((KeyedPoints.zero - old).numbers == [-10, -20, -25, -40] && (KeyedPoints.zero + old).numbers == old.numbers)
        expect((old + new).numbers.count, equals: 5)
        // Where no value is the same, the order counts.
        expect((points([(8, 1), (9, 2)]) - old).numbers, equals: [-9, -23])
    }

    @Test("From right to left a touch selects the value that is drawn under it")
    func selectionFromRightToLeft() throws {
        var selected: [Double?] = []
        let view = Chart(0..<11, id: \.self) { BarMark(x: .value("x", Double($0)), y: .value("y", 5), width: 4) }
            .chartXAxis(.hidden).chartYAxis(.hidden).chartXScale(domain: 0...10)
            .chartXSelection(value: Binding<Double?>(get: { nil }, set: { selected.append($0) }))
            .environment(\.layoutDirection, .rightToLeft)
        let tree = try tree(view)
        let width = tree.displayList(at: 0).size.width
        #expect(
            try tree.touch(
                along: [[(seconds: 0, point: CGPoint(x: width * 0.2, y: 50)), (seconds: 0.2, point: CGPoint(x: width * 0.2, y: 50))]], at: 1
            ))
        let first = try #require(selected.first ?? nil)
        expect(first, near: 8, within: 0.1)
    }
}
