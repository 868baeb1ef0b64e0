import Foundation

/// The font that a run of text asks for. The library finds the nearest font it has.
package struct FontDescription: Sendable, Hashable {
    package enum Family: Sendable, Hashable {
        case system(Design)
        /// A registered font by family, full or PostScript name.
        case named(String)
    }

    package enum Design: Sendable, Hashable { case `default`, rounded, serif, monospaced }

    /// The distance between baselines relative to the standard one.
    package enum Leading: Sendable, Hashable { case standard, tight, loose }

    package enum CapitalForms: Sendable, Hashable { case normal, smallCaps, lowercaseSmallCaps, uppercaseSmallCaps }

    package var family: Family
    /// Em size in points.
    package var sizeInPoints: CGFloat
    /// The `wght` axis, 1...1000; 400 is regular, 700 bold.
    package var weight: Double
    /// True if the weight was asked for. A font named by one of its designs keeps that design's weight unless it was.
    package var isWeightGiven = false
    /// The `wdth` axis in percent; 100 is normal.
    package var width: Double
    package var isItalic: Bool
    package var hasMonospacedDigits: Bool
    package var capitals: CapitalForms
    package var leading: Leading
    /// The distance between baselines that the text style's table gives, in points; nil: the table's row for the size.
    package var lineHeight: CGFloat?

    package init(
        family: Family = .system(.default), sizeInPoints: CGFloat, weight: Double = 400, width: Double = 100,
        isItalic: Bool = false, hasMonospacedDigits: Bool = false, capitals: CapitalForms = .normal,
        leading: Leading = .standard, lineHeight: CGFloat? = nil
    ) {
        self.family = family
        self.sizeInPoints = sizeInPoints
        self.weight = weight
        self.width = width
        self.isItalic = isItalic
        self.hasMonospacedDigits = hasMonospacedDigits
        self.capitals = capitals
        self.leading = leading
        self.lineHeight = lineHeight
    }
}
