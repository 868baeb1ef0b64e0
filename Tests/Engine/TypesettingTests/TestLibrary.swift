import FontSupport
import Foundation
import Typesetting

/// The bundled fonts as a library, and paragraphs set with them.
enum TestLibrary {
    static let shared: FontLibrary = {
        do { return try .forTests } catch { fatalError("the bundled fonts cannot be read: \(error)") }
    }()

    static func make(adding extra: [FontLibrary.Source] = []) throws -> FontLibrary {
        try FontLibrary(sources: FontLibrary.bundledSources() + extra)
    }

    static func paragraph(
        _ text: String, font: FontDescription = FontDescription(sizeInPoints: 17), scale: CGFloat = 3,
        _ edit: (inout ParagraphStyle) -> Void = { _ in }
    ) -> Paragraph {
        var style = ParagraphStyle()
        style.pixelLength = 1 / scale
        edit(&style)
        return Paragraph(runs: [TextRun(text: text, font: font)], style: style, library: shared)
    }
}

extension TextLayout {
    /// The characters shown by each line, as offsets, in visual order.
    var shownCharacters: [[Int]] { lines.map { $0.glyphs.map(\.characters.lowerBound) } }
}
