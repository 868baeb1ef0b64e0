import Foundation
import Geometry

/// A glyph's lines around its origin, for one size and turn.
final class GlyphOutline: Sendable {
    /// The glyph's path, held so that the identity by which the glyph is known stays its own.
    let glyph: SharedPath
    let outline: PlacedOutline

    init(_ glyph: SharedPath, _ linear: CGAffineTransform) {
        self.glyph = glyph
        outline = PlacedOutline(FlattenedPath(glyph.path, transform: linear, tolerance: Renderer.tolerance, fit: .balanced))
    }
}
