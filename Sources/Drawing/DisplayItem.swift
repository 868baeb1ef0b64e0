import Foundation
import Geometry

/// One thing to draw, in points of the coordinate system that its enclosing items set up.
///
/// The enum is closed: a new case makes every `switch` over it a compile error, which is the list of places to change.
package indirect enum DisplayItem: Sendable, Equatable {
    case fill(Path, FillStyle, Paint)
    case stroke(Path, StrokeStyle, Paint)
    case glyphs([PlacedGlyph], Paint)
    /// A picture drawn over a rectangle.
    case image(ImageSource, CGRect, ImageStyle)
    /// Items composited on their own first, then as one, with `opacity` and `blendMode`.
    case group(opacity: Double, blendMode: BlendMode, [DisplayItem])
    case transform(CGAffineTransform, [DisplayItem])
    case clip(Path, FillStyle, [DisplayItem])
    /// Items shown only where `mask` has alpha.
    case mask([DisplayItem], content: [DisplayItem])
    case filter(Filter, [DisplayItem])
}

/// A glyph's outline, its origin (the pen on the baseline) at `origin`.
package struct PlacedGlyph: Sendable, Equatable {
    package var outline: SharedPath
    package var origin: CGPoint

    package init(outline: SharedPath, origin: CGPoint) {
        self.outline = outline
        self.origin = origin
    }
}
