/// `gridCellColumns(_:)`: how many columns a cell takes, at least 1.
package enum GridCellColumnsKey: LayoutValueKey {
    package static let defaultValue = 1

    /// Returns the sum of two counts for one cell; on overflow, the largest number.
    package static func sum(_ first: Int, _ second: Int) -> Int {
        let (sum, isOverflow) = first.addingReportingOverflow(second)
        return isOverflow ? (first > 0 ? .max : .min) : sum
    }
}
