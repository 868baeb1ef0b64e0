import Foundation
import Geometry
import Typesetting

/// Inter's static cuts, and text set in them.
final class BenchFonts {
    let library: FontLibrary
    /// Paragraphs for the next time their text is drawn, as a view of the product keeps its own.
    private var paragraphs: [(text: String, font: FontDescription, paragraph: Paragraph)] = []

    init(_ options: BenchOptions) throws {
        let regular = try options.font("Inter-Regular.otf")
        let bold = try options.font("Inter-Bold.otf")
        library = try FontLibrary(sources: [
            FontLibrary.Source(name: "Inter-Regular", bytes: regular, role: .systemText(isItalic: false)),
            FontLibrary.Source(name: "Inter-Regular", bytes: regular, role: .user),
            FontLibrary.Source(name: "Inter-Bold", bytes: bold, role: .user),
        ])
    }

    static func regular(_ size: CGFloat) -> FontDescription {
        FontDescription(family: .named("Inter-Regular"), sizeInPoints: size)
    }

    static func bold(_ size: CGFloat) -> FontDescription {
        FontDescription(family: .named("Inter-Bold"), sizeInPoints: size, weight: 700)
    }

    /// The paragraph of a text, shaped and laid out once.
    func keptParagraph(_ text: String, _ font: FontDescription) -> Paragraph {
        for known in paragraphs where known.text == text && known.font == font { return known.paragraph }
        let made = paragraph(text, font)
        paragraphs.append((text, font, made))
        return made
    }

    /// Forgets what texts were shaped and laid out; fonts and glyphs stay.
    func forgetTexts() {
        paragraphs.removeAll(keepingCapacity: true)
        library.forgetTexts()
    }

    /// A paragraph that nobody has laid out yet.
    func paragraph(_ text: String, _ font: FontDescription) -> Paragraph {
        Paragraph(runs: [TextRun(text: text, font: font)], style: ParagraphStyle(), library: library)
    }
}
