import Foundation
import Geometry
import Typesetting

/// Inter's static cuts, and text set in them.
struct BenchFonts {
    let library: FontLibrary

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

    /// A paragraph that nobody has laid out yet.
    func paragraph(_ text: String, _ font: FontDescription) -> Paragraph {
        Paragraph(runs: [TextRun(text: text, font: font)], style: ParagraphStyle(), library: library)
    }
}
