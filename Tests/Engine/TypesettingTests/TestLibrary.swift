import BundledFonts
import Foundation
import Typesetting

/// The bundled fonts as a library, and paragraphs set with them.
enum TestLibrary {
    static let shared: FontLibrary = {
        do { return try make() } catch { fatalError("the bundled fonts cannot be read: \(error)") }
    }()

    static func make(adding extra: [FontLibrary.Source] = []) throws -> FontLibrary {
        try FontLibrary(sources: BundledFonts.sources().map(source) + extra)
    }

    static func source(_ font: BundledFonts.Source) -> FontLibrary.Source {
        let role: FontLibrary.Source.Role =
            switch font.role {
            case .text(let isItalic): .systemText(isItalic: isItalic)
            case .display(let isItalic): .systemDisplay(isItalic: isItalic)
            case .serif(let isItalic): .systemSerif(isItalic: isItalic)
            case .monospaced(let isItalic): .systemMonospaced(isItalic: isItalic)
            case .script: .script
            case .textSymbols: .textSymbols
            case .emoji: .emoji
            case .symbols: .symbols
            }
        return FontLibrary.Source(name: font.name, bytes: font.bytes, role: role, symbolNames: font.symbolNames)
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
