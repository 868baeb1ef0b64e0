import Drawing
import Foundation
import Geometry
import ImageCodecs
import Raster
import Typesetting

/// S5: five thousand words in a column of 600 pixels, a line every 20.
///
/// A layout finds nothing of a former one but the font and its glyphs' outlines.
struct TextBench {
    private let options: BenchOptions
    private let fonts: BenchFonts
    private let text: String

    init(_ options: BenchOptions) throws {
        self.options = options
        fonts = try BenchFonts(options)
        text = try options.text("text5000.txt").trimmingCharacters(in: .newlines)
    }

    func run() throws {
        let layout = laidOut()
        let note = "\(layout.lines.count) lines"
        Stopwatch(scene: "S5", what: "layout", note: note).measure { _ = laidOut() }
        let list = TextBench.list(layout)
        let rasterizer = Rasterizer(scale: 1)
        try options.write(PNGEncoder().encode(rasterizer.render(list)), as: "s5_zoetrope.png")
        try Stopwatch(scene: "S5", what: "draw", note: note).measure { _ = try rasterizer.render(list) }
    }

    private func laidOut() -> TextLayout {
        fonts.paragraph(text, BenchFonts.regular(16)).layout(width: 600, height: nil)
    }

    private static func list(_ layout: TextLayout) -> DisplayList {
        let size = CGSize(width: 600, height: CGFloat(20 * layout.lines.count))
        var items = [DisplayItem.fill(Path(CGRect(origin: .zero, size: size)), FillStyle(), .color(.white))]
        for (index, line) in layout.lines.enumerated() {
            // The baseline lies 15 pixels below the top of a line.
            let shift = CGFloat(15 + 20 * index) - line.baseline
            let glyphs = line.glyphs.compactMap { glyph in
                glyph.outline.map {
                    PlacedGlyph(outline: $0, origin: CGPoint(x: glyph.origin.x, y: glyph.origin.y + shift))
                }
            }
            items.append(.glyphs(glyphs, .color(.black)))
        }
        return DisplayList(size: size, items: items)
    }
}
