/// `gridCellColumns(_:)`: how many columns a cell takes, at least 1.
package enum GridCellColumnsKey: LayoutValueKey {
    package static let defaultValue = 1
}
