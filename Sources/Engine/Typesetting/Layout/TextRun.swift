import Foundation

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
    /// A BCP 47 language tag for shaping and line breaking; nil: the paragraph's.
    package var language: String?
    /// The height of its paragraph's lines; nil: the height of the paragraph's style.
    package var lineHeight: LineHeight?

    package init(
        text: String, font: FontDescription, tracking: CGFloat = 0, kerning: CGFloat = 0, baselineOffset: CGFloat = 0,
        attachment: TextAttachment? = nil, language: String? = nil
    ) {
        self.text = text
        self.font = font
        self.tracking = tracking
        self.kerning = kerning
        self.baselineOffset = baselineOffset
        self.attachment = attachment
        self.language = language
    }
}
