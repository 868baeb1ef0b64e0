import Foundation
import Geometry
import Synchronization
import Typesetting
import UIKit

/// The requested glyphs, each with a number in its font; 0 is the glyph of missing characters.
enum GlyphTable {
    /// A glyph without its position.
    struct Glyph: Sendable {
        let text: String
        let outline: SharedPath?
        let advance: CGFloat
    }

    /// The glyphs of one font, and their numbers by their content.
    private struct Font: Sendable {
        var glyphs: [Glyph] = []
        var numbers: [String: [CGGlyph]] = [:]
    }

    private static let fonts = Mutex<[FontDescription: Font]>([:])

    /// Returns the number of a glyph, assigning one if it has none; 0 if there are too many glyphs.
    static func number(of glyph: Glyph, in font: UIFont) -> CGGlyph {
        fonts.withLock { fonts in
            var table = fonts[font.fontDescription] ?? Font()
            for number in table.numbers[glyph.text] ?? [] where table.glyphs[Int(number) - 1].outline == glyph.outline { return number }
            guard table.glyphs.count < Int(CGGlyph.max) else { return 0 }
            table.glyphs.append(glyph)
            let number = CGGlyph(table.glyphs.count)
            table.numbers[glyph.text, default: []].append(number)
            fonts[font.fontDescription] = table
            return number
        }
    }

    static func glyph(_ number: CGGlyph, in font: UIFont) -> Glyph? {
        fonts.withLock { fonts in
            guard let glyphs = fonts[font.fontDescription]?.glyphs, number > 0, Int(number) <= glyphs.count else { return nil }
            return glyphs[Int(number) - 1]
        }
    }

    /// The glyphs of a text in a font, from left to right.
    static func glyphs(of text: String, in font: UIFont) -> [Glyph] {
        line([TextRun(text: text, font: font.fontDescription)])?.glyphs.map { glyph in
            Glyph(text: text, outline: glyph.outline, advance: glyph.advance)
        } ?? []
    }

    /// A text as one line.
    static func line(_ runs: [TextRun]) -> (glyphs: [TextGlyph], size: CGSize)? {
        let library = UIKitSurroundings.current.fonts ?? BundledFontLibrary.shared
        guard let library, !runs.isEmpty else { return nil }
        let layout = Paragraph(runs: runs, style: ParagraphStyle(), library: library).layout(width: nil, height: nil)
        return (layout.lines.first.map { Array($0.glyphs) } ?? [], layout.size)
    }
}
