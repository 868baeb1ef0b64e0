import Foundation

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
    /// Fonts of which glyphs are drawn in the text's colour though they have others, in a table that is not read.
    package var uncoloredFonts: [String] = []

    package init() {}
}

package struct TextLine: Sendable {
    package var baseline: CGFloat
    /// The left end and the width of the ink-independent line box.
    package private(set) var left: CGFloat
    package let width: CGFloat
    /// The glyphs from left to right.
    package private(set) var glyphs: TextGlyphs

    init(baseline: CGFloat, left: CGFloat, width: CGFloat, glyphs: TextGlyphs) {
        (self.baseline, self.left, self.width, self.glyphs) = (baseline, left, width, glyphs)
    }

    /// Moves the line and its glyphs to the right, by points.
    package mutating func move(by distance: CGFloat) {
        left += distance
        glyphs.move(by: distance)
    }
}
