import Foundation
import Geometry
import TestSupport
import Testing

@testable import LayoutEngine

/// A grid that is proposed nothing: every cell is measured once, spans after single cells, and no priority counts
/// (SwiftUI's behaviour at nil by nil).
@Suite struct IdealGridTests {
    private func row(_ row: Int, _ cells: [(width: CGFloat, span: Int, priority: Double)]) -> [any LayoutItem] {
        cells.map { cell in
            let leaf = Leaf(priority: cell.priority) { _ in CGSize(width: cell.width, height: 10) }
            let spanning = Tagged(leaf, GridCellColumnsKey.self, cell.span)
            return Tagged(spanning, GridRowKey.self, GridRowMembership(row: row))
        }
    }

    private func places(_ rows: [any LayoutItem]) -> [CGFloat] {
        let log = rows.map { Spy($0) }
        let grid = Container(GridLayout(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0), log)
        grid.place(at: .zero, proposal: .unspecified)
        return log.map(\.x)
    }

    /// Passes everything on and notes where it was placed.
    private final class Spy: LayoutItem {
        let item: any LayoutItem
        var x: CGFloat = .nan
        init(_ item: any LayoutItem) { self.item = item }
        var layoutPriority: Double { item.layoutPriority }
        var spacing: ViewSpacing { item.spacing }
        func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { item.sizeThatFits(proposal) }
        func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { item.dimensions(in: proposal) }
        func place(at topLeading: CGPoint, proposal: ProposedViewSize) { x = topLeading.x }
        func layoutValue<Key: LayoutValueKey>(for key: Key.Type) -> Key.Value { item.layoutValue(for: key) }
    }

    @Test func aPriorityDoesNotChangeTheOrder() {
        // A span of higher priority than the single cells: they are measured first all the same, so it fits into them.
        let plain = places(row(0, [(60, 2, 0)]) + row(1, [(40, 1, 0), (20, 1, 0)]))
        let urgent = places(row(0, [(60, 2, 1)]) + row(1, [(40, 1, 0), (20, 1, 0)]))
        #expect(plain == urgent && urgent == [0, 0, 40])
    }

    @Test func aSpanWidensTheColumnsWithoutSingleCells() {
        let found = places(row(0, [(90, 3, 1)]) + row(1, [(30, 1, 0), (20, 2, 0)]))
        // 30 for the first column, the other 60 in equal parts for the two that only spans take.
        expect(found, equals: [0, 0, 30])
    }
}
