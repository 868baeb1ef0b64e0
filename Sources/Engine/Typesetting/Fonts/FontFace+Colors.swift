import CHarfBuzz
import Foundation
import Synchronization

extension FontFace {
    /// The coloured picture of a glyph; nil if it has none.
    func picture(of glyph: UInt32) -> GlyphImage? {
        guard hasPictures else { return nil }
        return readPictures { $0.picture(of: glyph) }
    }

    /// Returns true if a glyph exists, and is more than white space, but has nothing that can be drawn: it is coloured by the table
    /// `SVG`, by version 1 of `COLR`, or is a picture in an unsupported format.
    ///
    /// Text falls back on another font for such a character, or on the box that stands for one no font has.
    func cannotDraw(_ glyph: UInt32, outline: Bool) -> Bool { !outline && isUncolored(glyph) }

    /// Returns whether a glyph has colours, but only unsupported ones.
    func isUncolored(_ glyph: UInt32) -> Bool {
        isForeign(glyph) && colors?.entries(of: glyph, in: harfBuzz).isEmpty != false && picture(of: glyph) == nil
    }

    /// Returns whether a glyph has colours in an unsupported format.
    private func isForeign(_ glyph: UInt32) -> Bool {
        if hasForeignColors {
            let drawing = hb_ot_color_glyph_reference_svg(harfBuzz, glyph)
            defer { hb_blob_destroy(drawing) }
            if hb_blob_get_length(drawing) > 0 || paintedGlyphs.contains(glyph) { return true }
        }
        guard hasPictures, hasOutlines else { return false }
        let font = hb_font_create(harfBuzz)
        let picture = hb_ot_color_glyph_reference_png(font, glyph)
        defer {
            hb_blob_destroy(picture)
            hb_font_destroy(font)
        }
        return hb_blob_get_length(picture) > 0 && self.picture(of: glyph) == nil
    }
}

/// A second view of a font, for its pictures.
final class GlyphImageSource: Sendable {
    let face: Mutex<FreeTypeFace>

    init(_ face: FreeTypeFace) { self.face = Mutex(face) }

    deinit { face.withLock { $0.close() } }
}
