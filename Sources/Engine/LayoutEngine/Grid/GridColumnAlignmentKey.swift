/// `gridColumnAlignment(_:)`: the alignment of the whole column that a cell starts in.
package enum GridColumnAlignmentKey: LayoutValueKey {
    package static let defaultValue: HorizontalAlignment? = nil
}
