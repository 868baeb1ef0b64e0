import Foundation

/// Vertical metrics of a font at its size, in points; all positive.
package struct FontMetrics: Sendable, Hashable {
    package var sizeInPoints: CGFloat
    package var ascender: CGFloat
    package var descender: CGFloat
    package var capHeight: CGFloat
    package var xHeight: CGFloat
    /// The distance between the baselines of two lines.
    package var lineHeight: CGFloat
    /// The distance of an underline's upper edge below the baseline.
    package var underlineOffset: CGFloat = 0
    package var underlineThickness: CGFloat = 0

    package init(
        sizeInPoints: CGFloat, ascender: CGFloat, descender: CGFloat, capHeight: CGFloat, xHeight: CGFloat, lineHeight: CGFloat,
        underlineOffset: CGFloat = 0, underlineThickness: CGFloat = 0
    ) {
        (self.sizeInPoints, self.ascender, self.descender) = (sizeInPoints, ascender, descender)
        (self.capHeight, self.xHeight, self.lineHeight) = (capHeight, xHeight, lineHeight)
        (self.underlineOffset, self.underlineThickness) = (underlineOffset, underlineThickness)
    }
}

extension FontMetrics {
    /// Returns the metrics that SF Pro reports at a size: ascender 1950, descender 494, cap height 1443, x-height 1078 of 2048
    /// (`UIFont.preferredFont` on iOS 26.1 in every style and category).
    ///
    /// Its lines have no leading: that is a text style's, whose font brings its own line height. Record `rule.system_size_leading`.
    static func system(sizeInPoints size: CGFloat) -> FontMetrics {
        FontMetrics(
            sizeInPoints: size, ascender: size * 1950 / 2048, descender: size * 494 / 2048,
            capHeight: size * 1443 / 2048, xHeight: size * 1078 / 2048, lineHeight: size * 2444 / 2048)
    }
}
