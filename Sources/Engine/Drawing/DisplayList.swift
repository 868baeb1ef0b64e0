import Foundation

/// The items that one frame draws, back to front, in points with the origin at the top left.
package struct DisplayList: Sendable {
    /// The canvas, in points.
    package var size: CGSize
    /// The items as they were painted: items that stand still from frame to frame are in runs, which the lists of the frames share.
    package var parts: [DisplayItem]

    package init(size: CGSize, items: [DisplayItem] = []) {
        self.size = size
        parts = items
    }

    /// The items one by one, taken out of all runs.
    package var items: [DisplayItem] {
        get { parts.withoutRuns }
        set { parts = newValue }
    }
}

extension DisplayList: Equatable {
    /// Returns whether two lists draw the same items; how the items are kept together does not count.
    package static func == (first: DisplayList, second: DisplayList) -> Bool {
        first.size == second.size && (first.parts == second.parts || first.items == second.items)
    }
}
