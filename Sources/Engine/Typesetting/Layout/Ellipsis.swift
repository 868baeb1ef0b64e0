import Foundation

/// The sign of left-out text in the style of a run: U+2026, or three full stops where the font lacks it or has
/// a wider one than the system.
struct Ellipsis {
    var item: TextItem
    var glyphs: [ShapedGlyph]
    /// Points, for a font unit.
    var scale: CGFloat
    /// Points after each glyph.
    var spacing: CGFloat
    /// The distance of the first glyph from the left end, in points.
    var inset: CGFloat = 0

    init(run: Int, in shaped: ShapedParagraph) {
        let font = shaped.fonts[run]
        let single: Unicode.Scalar = "\u{2026}"
        let isParted = font.widths?.partsEllipsis == true || font.primary.instance.glyph(of: single) == nil
        let scalars: [Unicode.Scalar] = isParted ? [".", ".", "."] : [single]
        item = TextItem(
            range: 0..<scalars.count, run: run, kind: .text, face: font.primary, script: FontFace.tag("Zyyy"), level: 0)
        glyphs = shaped.shaper.shape(scalars, as: item)
        scale = item.pointsPerUnit
        spacing = font.tracking
        if let widths = font.widths, let advance = widths.advance(of: 0x2026) {
            let own = glyphs.reduce(0) { $0 + CGFloat($1.advance) } * scale * item.face.stretch
            let count = CGFloat(glyphs.count)
            inset = (advance - own) / count / 2
            spacing = (advance - own + widths.tracking) / count
        }
    }

    /// Points.
    var width: CGFloat {
        glyphs.reduce(0) { $0 + CGFloat($1.advance) * scale * item.face.stretch + spacing }
    }
}
