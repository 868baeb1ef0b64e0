import Foundation
import Geometry

/// One cell of a grid: a subview and the columns and row that it takes.
struct GridCell {
    /// The subview's place among those of the grid.
    let index: Int
    let row: Int
    let columns: Range<Int>
    let priority: Double
    let isUnsizedHorizontally: Bool
    let isUnsizedVertically: Bool
    let anchor: UnitPoint?

    var isSingleColumn: Bool { columns.count == 1 }

    func isUnsized(along axis: Axis) -> Bool { axis == .horizontal ? isUnsizedHorizontally : isUnsizedVertically }

    /// The tracks of an axis that the cell takes: columns or its one row.
    func tracks(along axis: Axis) -> Range<Int> { axis == .horizontal ? columns : row..<row + 1 }
}
