import Foundation
import Geometry

/// A symbol set in the size of a font, in points from the top left of its layout box, y down.
package struct SymbolLayout: Sendable {
    package var size: CGSize
    /// The distance from the top of the box to the baseline of text beside it.
    package var baseline: CGFloat
    /// The picture in one colour, as outlines from back to front (level 0).
    package var layers: [(outline: SharedPath, level: Int)]
    /// The picture in layers from back to front, each with its level in the hierarchy (0 is primary).
    package var hierarchy: [(outline: SharedPath, level: Int)]

    /// - Parameter hierarchy: as `layers` unless given.
    package init(
        size: CGSize, baseline: CGFloat, layers: [(outline: SharedPath, level: Int)],
        hierarchy: [(outline: SharedPath, level: Int)]? = nil
    ) {
        (self.size, self.baseline, self.layers, self.hierarchy) = (size, baseline, layers, hierarchy ?? layers)
    }
}

/// Where the picture of a symbol comes from.
package enum SymbolSource: String, Sendable {
    case font, composed
}
