import Foundation
import Geometry

/// Text in its final place, in points from the top left of its box, y down.
package struct TextLayout: Sendable {
    /// The box, rounded up to pixels.
    package var size: CGSize = .zero
    package var firstBaseline: CGFloat = 0
    package var lastBaseline: CGFloat = 0
    package var lines: [TextLine] = []
    package var isTruncated = false
    /// The factor that `minimumScaleFactor` led to, 1 if the text fits as it is.
    package var scaleFactor: CGFloat = 1
    /// Characters no font has; each is drawn as a box with its code point.
    package var missingCharacters: [Unicode.Scalar] = []
    /// Names of fonts that were asked for and are not registered.
    package var missingFonts: [String] = []

    package init() {}
}

package struct TextLine: Sendable {
    package var baseline: CGFloat
    /// The left end and the width of the ink-independent line box.
    package var left: CGFloat
    package var width: CGFloat
    package var glyphs: [TextGlyph]
    package init(baseline: CGFloat, left: CGFloat, width: CGFloat, glyphs: [TextGlyph]) {
        (self.baseline, self.left, self.width, self.glyphs) = (baseline, left, width, glyphs)
    }
}

package struct TextGlyph: Sendable {
    /// The outline at its size, origin on the baseline; nil for white space, attachments and pictures.
    package var outline: SharedPath?
    /// For an emoji: its picture.
    package var picture: TextPicture?
    /// Where the pen stands: x of the origin, y of the baseline (lifted by any baseline offset).
    package var origin: CGPoint
    package var advance: CGFloat
    /// The run it comes from.
    package var run: Int
    /// The characters it shows: offsets in `Character`s from the start of the whole paragraph's text, half open.
    package var characters: Range<Int>
    /// The font's cap height at the final size, in points.
    package var capHeight: CGFloat

    /// Whether there is something to see; an attachment is drawn by whoever asked for it.
    package var isVisible: Bool { outline != nil || picture != nil }

    package init(
        outline: SharedPath?, picture: TextPicture? = nil, origin: CGPoint, advance: CGFloat, run: Int, characters: Range<Int>, capHeight: CGFloat
    ) {
        self.outline = outline
        self.picture = picture
        self.origin = origin
        self.advance = advance
        self.run = run
        self.characters = characters
        self.capHeight = capHeight
    }
}

/// A coloured picture in a line of text.
package final class TextPicture: Sendable, Equatable {
    package let picture: GlyphPicture
    /// Where it lies, seen from the glyph's origin, in points, y down.
    package let rect: CGRect

    init(picture: GlyphPicture, rect: CGRect) { (self.picture, self.rect) = (picture, rect) }

    package static func == (a: TextPicture, b: TextPicture) -> Bool { a.picture == b.picture && a.rect == b.rect }
}
