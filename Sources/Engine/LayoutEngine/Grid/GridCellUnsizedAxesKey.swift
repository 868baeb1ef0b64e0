import Geometry

/// `gridCellUnsizedAxes(_:)`: the axes on which a cell is offered no more than its columns or row already have.
package enum GridCellUnsizedAxesKey: LayoutValueKey {
    package static let defaultValue: Axis.Set = []
}
