/// A reason for which a font cannot be used.
package enum FontError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The file ends before its tables do, or is empty.
    case truncated(font: String, sizeInBytes: Int)
    /// The file is not an OpenType or TrueType font, or its tables contradict each other.
    case malformed(font: String, fault: String)
    /// The font has no outlines (a bitmap font).
    case withoutOutlines(font: String)
    /// The file is packed for the web.
    case webFont(font: String)
    /// No source has the role of the upright system text font, so there is no final fallback.
    case withoutSystemFont

    package var description: String {
        switch self {
        case .truncated(let font, let size):
            "The font \(font) is truncated (\(size) bytes). Copy the file again."
        case .malformed(let font, let fault):
            "The font \(font) is damaged: \(fault). Replace it with an intact TrueType or OpenType font."
        case .withoutOutlines(let font):
            "The font \(font) has no outlines. Use its TrueType or OpenType version."
        case .webFont(let font):
            "The font \(font) is a web font (WOFF). Use its TrueType or OpenType version (.ttf, .otf)."
        case .withoutSystemFont:
            "No font has the role systemText(isItalic: false). Add one, for instance Inter, to the library's sources."
        }
    }
}
