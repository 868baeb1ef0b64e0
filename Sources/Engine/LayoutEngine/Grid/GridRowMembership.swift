/// The row of a grid that a view belongs to.
package struct GridRowMembership: Equatable, Sendable {
    /// Identifies the row within one grid; neighbours with the same identity form a row.
    package var row: Int

    /// `GridRow(alignment:)`; nil takes the grid's.
    package var alignment: VerticalAlignment?

    package init(row: Int, alignment: VerticalAlignment? = nil) {
        (self.row, self.alignment) = (row, alignment)
    }
}
