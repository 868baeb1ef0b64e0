/// The row of a grid that a view is in; nil for a child of the grid that is no `GridRow` and takes all columns.
package enum GridRowKey: LayoutValueKey {
    package static let defaultValue: GridRowMembership? = nil
}
