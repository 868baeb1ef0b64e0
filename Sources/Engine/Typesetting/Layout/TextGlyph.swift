import Foundation
import Geometry

/// A glyph in its final place.
package struct TextGlyph: Sendable {
    /// The outline at its size, origin on the baseline; nil for white space, attachments and glyphs with colours of their own.
    package var outline: SharedPath?
    /// The picture of an emoji.
    package var picture: TextImage?
    /// The layers of a glyph in colours of its own.
    package var layers: TextLayers?
    /// The position of the pen: x of the origin, y of the baseline (lifted by any baseline offset).
    package var origin: CGPoint
    package var advance: CGFloat
    /// The run it comes from.
    package var run: Int
    /// The characters it shows: offsets in `Character`s from the start of the whole paragraph's text, half open.
    package var characters: Range<Int>
    /// The font's cap height at the final size, in points.
    package var capHeight: CGFloat

    package init(
        outline: SharedPath?, picture: TextImage? = nil, layers: TextLayers? = nil, origin: CGPoint, advance: CGFloat, run: Int,
        characters: Range<Int>, capHeight: CGFloat
    ) {
        (self.outline, self.picture, self.layers) = (outline, picture, layers)
        (self.origin, self.advance, self.run) = (origin, advance, run)
        (self.characters, self.capHeight) = (characters, capHeight)
    }

    /// True if the glyph has something to draw; an attachment is drawn by the code that asked for it.
    package var isVisible: Bool { outline != nil || picture != nil || layers != nil }
}

/// A coloured picture in a line of text.
package final class TextImage: Sendable, Equatable {
    package let picture: GlyphImage
    /// The picture's rectangle seen from the glyph's origin, in points, y down.
    package let rect: CGRect

    init(picture: GlyphImage, rect: CGRect) { (self.picture, self.rect) = (picture, rect) }

    package static func == (a: TextImage, b: TextImage) -> Bool { a.picture == b.picture && a.rect == b.rect }
}
