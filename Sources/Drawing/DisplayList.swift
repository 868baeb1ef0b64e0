import Foundation

/// Everything one frame draws, back to front, in points with the origin at the top left.
package struct DisplayList: Sendable, Equatable {
    /// The canvas, in points.
    package var size: CGSize
    package var items: [DisplayItem]

    package init(size: CGSize, items: [DisplayItem] = []) {
        self.size = size
        self.items = items
    }
}
