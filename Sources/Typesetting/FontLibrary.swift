import Foundation

/// The fonts text may use: faces read from bytes, never from the system.
package final class FontLibrary: Sendable {
    /// One font file.
    package struct Source: Sendable {
        package enum Role: Sendable, Hashable {
            /// The system font, upright or italic, its text cut (below 20 points) or its display cut.
            case systemText(isItalic: Bool)
            case systemDisplay(isItalic: Bool)
            case systemSerif(isItalic: Bool)
            case systemMonospaced(isItalic: Bool)
            /// An icon font whose names are given by `symbolNames`.
            case symbols
            /// A font that user code names.
            case user
        }

        package var name: String
        package var bytes: Data
        package var role: Role
        /// For an icon font: the symbol's name in SF Symbols' spelling to its code point.
        package var symbolNames: [String: UInt32]

        package init(name: String, bytes: Data, role: Role, symbolNames: [String: UInt32] = [:]) {
            self.name = name
            self.bytes = bytes
            self.role = role
            self.symbolNames = symbolNames
        }
    }

    package init(sources: [Source]) throws {}

    /// Vertical metrics in points: SF's for system fonts, the file's own otherwise.
    package func metrics(of font: FontDescription) -> FontMetrics {
        FontMetrics(sizeInPoints: font.sizeInPoints, ascender: 0, descender: 0, capHeight: 0, xHeight: 0, lineHeight: 0)
    }
}

/// Vertical metrics of a font at its size, in points; all positive.
package struct FontMetrics: Sendable, Hashable {
    package var sizeInPoints: CGFloat
    package var ascender: CGFloat
    package var descender: CGFloat
    package var capHeight: CGFloat
    package var xHeight: CGFloat
    /// The distance between the baselines of two lines.
    package var lineHeight: CGFloat
    /// The distance below the baseline and thickness of an underline.
    package var underlineOffset: CGFloat = 0
    package var underlineThickness: CGFloat = 0
}
