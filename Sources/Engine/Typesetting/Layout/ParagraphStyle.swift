import Foundation

/// The layout style of a paragraph as a whole.
package struct ParagraphStyle: Sendable, Hashable {
    package enum Alignment: Sendable, Hashable { case leading, center, trailing }
    package enum Truncation: Sendable, Hashable { case head, middle, tail }

    package var alignment = Alignment.leading
    /// The most lines; nil: no limit.
    package var maximumLines: Int?
    /// Space is reserved for at least this many lines.
    package var minimumLines = 1
    package var truncation = Truncation.tail
    /// Extra points between lines.
    package var lineSpacing: CGFloat = 0
    /// The height of lines whose text has none of its own; nil: as high as their fonts.
    package var lineHeight: LineHeight?
    /// The smallest factor, in (0, 1], by which the text may shrink to fit.
    package var minimumScaleFactor: CGFloat = 1
    package var allowsTightening = false
    /// True if the second line of a paragraph of two is kept from being one short word.
    package var avoidsOrphans = false
    package var isRightToLeft = false
    /// The side of a pixel in points; sizes are rounded up to it.
    package var pixelLength: CGFloat = 1
    /// A BCP 47 language tag for shaping and line breaking, of runs that have none of their own.
    package var language = "en"

    package init() {}
}
