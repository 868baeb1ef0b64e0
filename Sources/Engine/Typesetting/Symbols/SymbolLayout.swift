import Foundation
import Geometry

/// A symbol set in the size of a font, in points from the top left of its layout box, y down.
package struct SymbolLayout: Sendable {
    /// A part of the picture.
    package struct Layer: Sendable {
        package var outline: SharedPath
        /// The place in the hierarchy: 0 is primary, 1 secondary, 2 tertiary.
        package var level: Int
        package var part: SymbolPart
        /// The share of a variable value, 0 to 1, that the value must exceed for this layer to be fully there; nil for a
        /// layer that no value changes.
        package var threshold: Double?
        /// True if a variable value fills its share of the layer, from the left.
        package var isGradual = false
        /// The colour that a project's own symbol gives it where it has many colours.
        package var color: SymbolTemplate.LayerColor?

        package init(outline: SharedPath, level: Int = 0, part: SymbolPart = .body, threshold: Double? = nil) {
            (self.outline, self.level, self.part, self.threshold) = (outline, level, part, threshold)
        }

        /// Returns the layer up to a share of its width, 0 to 1; nil for an empty layer.
        package func filled(to share: Double) -> Layer? {
            guard share > 0, let ink = outline.path.inkBounds else { return nil }
            let edge = SymbolCut.HalfPlane(normal: CGVector(dx: 1, dy: 0), distance: ink.minX + ink.width * CGFloat(share))
            let path = share < 1 ? SymbolCut.outline(outline.path, without: [edge]) : outline.path
            return path.isEmpty ? nil : Layer(outline: SharedPath(path), level: level, part: part)
        }
    }

    package var size: CGSize
    /// The distance from the top of the box to the baseline of text beside it.
    package var baseline: CGFloat
    /// The picture in one colour, as one outline.
    package var layers: [Layer]
    /// The picture in parts from back to front; some lie over others.
    package var hierarchy: [Layer]
    /// The picture in its own colours, where its parts differ from those of the hierarchy.
    package var colored: [Layer]?

    /// - Parameter hierarchy: as `layers` unless given.
    package init(size: CGSize, baseline: CGFloat, layers: [Layer], hierarchy: [Layer]? = nil) {
        (self.size, self.baseline, self.layers, self.hierarchy) = (size, baseline, layers, hierarchy ?? layers)
    }

    /// Returns the symbol without the margins around its ink, as it fills the frame that stretches it.
    ///
    /// Source: screenshots of an app on iOS 17 (GoodRequest/GoodSwiftUI, `GRButtonSnapshotTests`): the ink of a resizable `arrow.right`
    /// in a square of 24 points is 23.67 by 19.33 points, that of a `person` in one of 20 points 18.33 by 19.67.
    package func trimmed() -> SymbolLayout {
        let ink = (layers + hierarchy).compactMap(\.outline.path.inkBounds).reduce(CGRect.null) { $0.union($1) }
        guard !ink.isNull, ink.width > 0, ink.height > 0 else { return self }
        let move = CGAffineTransform(translationX: -ink.minX, y: -ink.minY)
        func moved(_ layer: Layer) -> Layer {
            var layer = layer
            layer.outline = SharedPath(layer.outline.path.applying(move))
            return layer
        }
        var trimmed = SymbolLayout(
            size: ink.size, baseline: baseline - ink.minY, layers: layers.map(moved), hierarchy: hierarchy.map(moved))
        trimmed.colored = colored?.map(moved)
        return trimmed
    }

    /// True if a variable value changes the symbol.
    package var isVariable: Bool { hierarchy.contains { $0.threshold != nil || $0.isGradual } }
}

/// The source of a symbol's picture.
package enum SymbolSource: String, Sendable {
    case font, composed
}
