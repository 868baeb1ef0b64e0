import Foundation

/// The sign of left-out text in the style of a run: U+2026, or three full stops where the font lacks it.
struct Ellipsis {
    var item: TextItem
    var glyphs: [ShapedGlyph]
    /// Points, for a font unit.
    var scale: CGFloat
    /// Points after each glyph.
    var spacing: CGFloat

    init(run: Int, in shaped: ShapedParagraph) {
        let font = shaped.fonts[run]
        let single: Unicode.Scalar = "\u{2026}"
        let scalars: [Unicode.Scalar] = font.primary.instance.glyph(of: single) == nil ? [".", ".", "."] : [single]
        item = TextItem(
            range: 0..<scalars.count, run: run, kind: .text, face: font.primary, script: FontFace.tag("Zyyy"), level: 0)
        glyphs = shaped.shaper.shape(scalars, as: item)
        scale = item.pointsPerUnit
        spacing = font.tracking
    }

    /// Points.
    var width: CGFloat {
        glyphs.reduce(0) { $0 + CGFloat($1.advance) * scale * item.face.stretch + spacing }
    }
}
