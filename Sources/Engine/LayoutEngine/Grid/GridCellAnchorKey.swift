import Geometry

/// `gridCellAnchor(_:)`: which point of a cell lies at the same point of its place.
package enum GridCellAnchorKey: LayoutValueKey {
    package static let defaultValue: UnitPoint? = nil
}
