import Foundation
import Geometry

/// A grid's subviews sorted into rows and columns, with the gaps between these; nothing is measured yet.
struct GridPlan {
    private(set) var cells: [GridCell] = []
    private(set) var rowCount = 0
    private(set) var columnCount = 0
    /// The gap before each column and row, in points; 0 before the first.
    private(set) var columnGaps: [CGFloat] = []
    private(set) var rowGaps: [CGFloat] = []
    /// The alignment that each column and row asks for; nil leaves it to the grid.
    private(set) var columnAlignments: [HorizontalAlignment?] = []
    private(set) var rowAlignments: [VerticalAlignment?] = []

    /// The most columns, more than any grid shows; the limit keeps a cell that claims millions of columns from exhausting memory.
    private static let columnLimit = 1_000

    init(subviews: LayoutSubviews, horizontalSpacing: CGFloat?, verticalSpacing: CGFloat?) {
        let rows = GridPlan.rows(of: subviews)
        rowCount = rows.count
        rowAlignments = rows.map { $0.membership?.alignment }
        let width = rows.map { $0.isFullWidth ? 1 : $0.spans.reduce(0, +) }.max() ?? 0
        columnCount = min(width, GridPlan.columnLimit)
        for (rowIndex, row) in rows.enumerated() {
            append(row, at: rowIndex, subviews: subviews)
        }
        columnAlignments = firstColumnAlignments(subviews)
        let spacings = subviews.map(\.spacing)
        columnGaps = gaps(
            along: .horizontal, count: columnCount, spacing: horizontalSpacing?.orZero, spacings: spacings)
        rowGaps = gaps(along: .vertical, count: rowCount, spacing: verticalSpacing?.orZero, spacings: spacings)
    }

    private struct Row {
        var membership: GridRowMembership?
        var offsets: [Int]
        var spans: [Int]

        /// A child of the grid that is no `GridRow`; its `gridCellColumns` does not count (probed on macOS 27).
        var isFullWidth: Bool { membership == nil }
    }

    private static func rows(of subviews: LayoutSubviews) -> [Row] {
        var rows: [Row] = []
        for (offset, subview) in subviews.enumerated() {
            let membership = subview[GridRowKey.self]
            let span = min(max(subview[GridCellColumnsKey.self], 1), columnLimit)
            if let membership, let last = rows.last?.membership, last.row == membership.row {
                rows[rows.count - 1].offsets.append(offset)
                rows[rows.count - 1].spans.append(span)
            } else {
                rows.append(Row(membership: membership, offsets: [offset], spans: [span]))
            }
        }
        return rows
    }

    private mutating func append(_ row: Row, at rowIndex: Int, subviews: LayoutSubviews) {
        var start = 0
        for (offset, span) in zip(row.offsets, row.spans) {
            let subview = subviews[subviews.startIndex + offset]
            let first = min(start, max(columnCount - 1, 0))
            let end = row.isFullWidth ? columnCount : min(first + span, columnCount)
            let unsized = subview[GridCellUnsizedAxesKey.self]
            cells.append(
                GridCell(
                    index: offset, row: rowIndex, columns: first..<end, priority: subview.priority,
                    isUnsizedHorizontally: unsized.isSuperset(of: Axis.Set.horizontal),
                    isUnsizedVertically: unsized.isSuperset(of: Axis.Set.vertical),
                    anchor: subview[GridCellAnchorKey.self]))
            start = end
        }
    }

    /// The first alignment that a cell declares counts for the column in which the cell starts.
    private func firstColumnAlignments(_ subviews: LayoutSubviews) -> [HorizontalAlignment?] {
        var result = [HorizontalAlignment?](repeating: nil, count: columnCount)
        for cell in cells where result[cell.columns.lowerBound] == nil {
            result[cell.columns.lowerBound] = subviews[subviews.startIndex + cell.index][GridColumnAlignmentKey.self]
        }
        return result
    }

    /// The gap before a column is the largest distance that two cells meeting there prefer, 0 where none meet; rows
    /// likewise. A given spacing takes the place of the preferences.
    private func gaps(
        along axis: Axis, count: Int, spacing: CGFloat?, spacings: [ViewSpacing]
    ) -> [CGFloat] {
        var result = [CGFloat?](repeating: nil, count: count)
        for (cell, next) in meetings(along: axis) {
            let track = next.tracks(along: axis).lowerBound
            let distance = spacing ?? spacings[cell.index].distance(to: spacings[next.index], along: axis)
            result[track] = max(result[track] ?? -.infinity, distance)
        }
        return result.map { $0 ?? 0 }
    }

    /// All pairs of cells of which the second begins where the first ends.
    private func meetings(along axis: Axis) -> [(GridCell, GridCell)] {
        var byRow = [[GridCell]](repeating: [], count: rowCount)
        for cell in cells { byRow[cell.row].append(cell) }
        if axis == .horizontal {
            return byRow.flatMap { row in Array(zip(row, row.dropFirst())) }
        }
        return zip(byRow, byRow.dropFirst()).flatMap { upper, lower in overlaps(upper, lower) }
    }

    /// The pairs of cells of two rows that share a column; both rows are in the order of their columns.
    private func overlaps(_ upper: [GridCell], _ lower: [GridCell]) -> [(GridCell, GridCell)] {
        var pairs: [(GridCell, GridCell)] = []
        var (i, j) = (0, 0)
        while i < upper.count, j < lower.count {
            if upper[i].columns.overlaps(lower[j].columns) { pairs.append((upper[i], lower[j])) }
            if upper[i].columns.upperBound <= lower[j].columns.upperBound { i += 1 } else { j += 1 }
        }
        return pairs
    }
}
