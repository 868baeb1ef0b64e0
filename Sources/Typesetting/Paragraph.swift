import Foundation
import Geometry

/// A stretch of text in one style.
package struct TextRun: Sendable, Hashable {
    package var text: String
    package var font: FontDescription
    /// Extra points after each cluster; kerning additionally keeps ligatures together as SwiftUI's `kerning` does not.
    package var tracking: CGFloat
    package var kerning: CGFloat
    /// Points to lift the run above the baseline.
    package var baselineOffset: CGFloat
    /// An inline picture instead of text: its size and how far its bottom lies below the baseline.
    package var attachment: TextAttachment?

    package init(
        text: String, font: FontDescription, tracking: CGFloat = 0, kerning: CGFloat = 0, baselineOffset: CGFloat = 0,
        attachment: TextAttachment? = nil
    ) {
        self.text = text
        self.font = font
        self.tracking = tracking
        self.kerning = kerning
        self.baselineOffset = baselineOffset
        self.attachment = attachment
    }
}

package struct TextAttachment: Sendable, Hashable {
    package var size: CGSize
    package var descent: CGFloat
    package init(size: CGSize, descent: CGFloat) { (self.size, self.descent) = (size, descent) }
}

package struct ParagraphStyle: Sendable, Hashable {
    package enum Alignment: Sendable, Hashable { case leading, center, trailing }
    package enum Truncation: Sendable, Hashable { case head, middle, tail }

    package var alignment = Alignment.leading
    /// At most this many lines; nil: no limit.
    package var maximumLines: Int?
    /// Space is reserved for at least this many lines.
    package var minimumLines = 1
    package var truncation = Truncation.tail
    /// Extra points between lines.
    package var lineSpacing: CGFloat = 0
    /// The smallest factor, in (0, 1], by which the text may shrink to fit.
    package var minimumScaleFactor: CGFloat = 1
    package var allowsTightening = false
    package var isRightToLeft = false
    /// The side of a pixel in points; sizes are rounded up to it.
    package var pixelLength: CGFloat = 1
    /// A BCP 47 language tag for shaping and line breaking.
    package var language = "en"

    package init() {}
}

/// Styled text that can be laid out for any proposal; shaping happens once.
package final class Paragraph: Sendable {
    package let runs: [TextRun]
    package let style: ParagraphStyle

    package init(runs: [TextRun], style: ParagraphStyle, library: FontLibrary) {
        self.runs = runs
        self.style = style
    }

    /// The text broken, truncated and scaled for a proposal in points; nil proposes the ideal size.
    package func layout(width: CGFloat?, height: CGFloat?) -> TextLayout { TextLayout() }
}
