import Foundation
import Geometry

/// A symbol set in the size of a font, in points from the top left of its layout box, y down.
package struct SymbolLayout: Sendable {
    package var size: CGSize
    /// The distance from the top of the box to the baseline of text beside it.
    package var baseline: CGFloat
    /// Outlines from back to front with the layer of the hierarchy each belongs to (0 is primary).
    package var layers: [(outline: SharedPath, level: Int)]

    package init(size: CGSize, baseline: CGFloat, layers: [(outline: SharedPath, level: Int)]) {
        (self.size, self.baseline, self.layers) = (size, baseline, layers)
    }
}
