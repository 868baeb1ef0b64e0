import CHarfBuzz
import Foundation
import Geometry
import Synchronization

/// A face at one place on its axes, ready to shape text and to give outlines.
final class FontInstance: @unchecked Sendable {
    struct Key: Sendable, Hashable {
        var face: Int
        /// One value per axis of the face, in the face's order.
        var coordinates: [Double]
        var isRounded: Bool
        /// True if upright outlines are slanted, because the family has no italic face.
        var isSlanted: Bool
        /// Weight to add to the outlines, where no face has that weight.
        var addedWeight: Double = 0
    }

    /// Sideways per upward unit: the tangent of 9.4 degrees, Inter's own italic angle (its table `post`).
    private static let slope: CGFloat = 0.1655

    /// Paths kept per instance before the store is emptied: a page of text uses some hundred.
    private static let mostOutlines = 8192

    /// Pictures kept; each takes 70 kB.
    private static let mostPictures = 512

    let key: Key
    let face: FontFace
    /// Shapes in font units; immutable, so any thread may use it.
    let harfBuzz: OpaquePointer
    /// True at each of the first 256 characters that is plain and has a glyph.
    private let plain: [Bool]
    private let unitOutlines = Mutex<[UInt32: Path?]>([:])
    private let pictures = Mutex<[UInt32: GlyphImage?]>([:])
    private let drawable = Mutex<[UInt32: Bool]>([:])
    private let sizedOutlines = Mutex(SizedOutlines())

    init(face: FontFace, key: Key) {
        self.face = face
        self.key = key
        let font = hb_font_create(face.harfBuzz)
        hb_ot_font_set_funcs(font)
        let variations = zip(face.axes, key.coordinates).map { hb_variation_t(tag: $0.tag, value: Float($1)) }
        if !variations.isEmpty { hb_font_set_variations(font, variations, UInt32(variations.count)) }
        hb_font_make_immutable(font)
        // HarfBuzz never answers nil: without memory it gives its empty font.
        harfBuzz = font!
        let mayVanish = face.hasForeignColors || face.hasPictures && face.hasOutlines
        // Where a glyph may not be drawable it is looked at one by one.
        plain =
            mayVanish
            ? []
            : (UInt16(0)..<256).map { unit in
                var glyph: hb_codepoint_t = 0
                return FontInstance.isPlain(unit) && hb_font_get_nominal_glyph(font, UInt32(unit), &glyph) != 0
            }
    }

    /// Returns whether the font has a glyph for a character that needs no look at its properties.
    @inline(__always)
    func hasPlain(_ unit: UInt16) -> Bool { Int(unit) < plain.count && plain[Int(unit)] }

    /// Printed, seen, and never an emoji: ASCII and Latin-1, but for control characters, the no-break space, the soft
    /// hyphen and the signs of copyright and registration.
    private static func isPlain(_ unit: UInt16) -> Bool {
        switch unit {
        case 0xA9, 0xAD, 0xAE: false
        default: (0x20...0x7E).contains(unit) || (0xA1...0xFF).contains(unit)
        }
    }

    deinit { hb_font_destroy(harfBuzz) }

    /// The weight on the `wght` axis, or the file's own.
    private var weight: Double {
        zip(face.axes, key.coordinates).first { $0.0.tag == FontFace.tag("wght") }?.1 ?? face.weight + key.addedWeight
    }

    /// The glyph of a scalar, or nil if the font has no glyph that can be drawn.
    func glyph(of scalar: Unicode.Scalar) -> UInt32? {
        var glyph: hb_codepoint_t = 0
        guard hb_font_get_nominal_glyph(harfBuzz, scalar.value, &glyph) != 0 else { return nil }
        return mayVanish && !canDraw(glyph) ? nil : glyph
    }

    private var mayVanish: Bool { face.hasForeignColors || face.hasPictures && face.hasOutlines }

    private func canDraw(_ glyph: UInt32) -> Bool {
        if let known = drawable.withLock({ $0[glyph] }) { return known }
        let answer = !face.cannotDraw(glyph, outline: unitOutline(of: glyph) != nil)
        drawable.withLock { $0[glyph] = answer }
        return answer
    }

    /// The coloured layers of a glyph at an em size in points, from back to front; nil if it has none.
    func layers(of glyph: UInt32, size: CGFloat, stretch: CGFloat) -> [GlyphLayer]? {
        guard let entries = face.colors?.entries(of: glyph, in: face.harfBuzz), !entries.isEmpty else { return nil }
        let layers = entries.compactMap { entry in
            outline(of: entry.glyph, size: size, stretch: stretch).map { GlyphLayer(outline: $0, fill: entry.fill) }
        }
        return layers.isEmpty ? nil : layers
    }

    /// Returns the advance of a glyph, in ems.
    func advance(of glyph: UInt32) -> CGFloat {
        CGFloat(hb_font_get_glyph_h_advance(harfBuzz, glyph)) / CGFloat(face.unitsPerEm)
    }

    /// A metric of the font's tables in ems, or nil if they lack it.
    func metric(_ tag: hb_ot_metrics_tag_t) -> CGFloat? {
        var position: hb_position_t = 0
        guard hb_ot_metrics_get_position(harfBuzz, tag, &position) != 0 else { return nil }
        return CGFloat(position) / CGFloat(face.unitsPerEm)
    }

    /// The outline in ems, y down; nil for white space.
    func unitOutline(of glyph: UInt32) -> Path? {
        if let known = unitOutlines.withLock({ $0[glyph] }) { return known }
        var path = face.outlines.withLock { $0.outline(of: glyph, coordinates: key.coordinates) }
        if key.addedWeight != 0 { path = path.map { AddedWeight.outline($0, changedBy: key.addedWeight) } }
        if key.isSlanted { path = path.map(FontInstance.slanted) }
        if key.isRounded, let sharp = path { path = RoundedTerminals(radius: terminalRadius).round(sharp) }
        return unitOutlines.withLock { outlines in
            if outlines.count >= FontInstance.mostOutlines { outlines.removeAll() }
            outlines[glyph] = .some(path)
            return path
        }
    }

    /// The coloured picture of a glyph, in a font of pictures.
    func picture(of glyph: UInt32) -> GlyphImage? {
        guard face.hasPictures else { return nil }
        return pictures.withLock { pictures in
            if let known = pictures[glyph] { return known }
            let picture = face.picture(of: glyph)
            if pictures.count >= FontInstance.mostPictures { pictures.removeAll() }
            pictures[glyph] = .some(picture)
            return picture
        }
    }

    /// Slanted about half the x-height (0.26 em), so that the ink stays in the middle of its advance.
    private static func slanted(_ path: Path) -> Path {
        path.mapped { CGPoint(x: $0.x - ($0.y + 0.26) * slope, y: $0.y) }
    }

    /// Half the width of the letter l, a plain stem in Inter, and a tenth more because round letters have wider stems.
    private var terminalRadius: CGFloat {
        let stem = glyph(of: "l").flatMap { glyph in
            face.outlines.withLock { $0.outline(of: glyph, coordinates: key.coordinates) }
        }
        return (stem?.inkBounds?.width ?? 0.1) * 0.55
    }

    /// The outlines of many glyphs at an em size in points, stretched sideways.
    func outlines(of glyphs: [ShapedGlyph], size: CGFloat, stretch: CGFloat) -> [SharedPath?] {
        var outlines: [SharedPath?] = []
        outlines.reserveCapacity(glyphs.count)
        var missing: [Int] = []
        sizedOutlines.withLock { known in
            let place = known.place(size: size, stretch: stretch)
            for (index, glyph) in glyphs.enumerated() {
                if let outline = known.outline(of: glyph.glyph, at: place) {
                    outlines.append(outline)
                } else {
                    outlines.append(nil)
                    missing.append(index)
                }
            }
        }
        for index in missing { outlines[index] = outline(of: glyphs[index].glyph, size: size, stretch: stretch) }
        return outlines
    }

    /// The outline at an em size in points, stretched sideways; the same object for the same question, nil for white
    /// space.
    func outline(of glyph: UInt32, size: CGFloat, stretch: CGFloat = 1) -> SharedPath? {
        let known = sizedOutlines.withLock { known in
            known.outline(of: glyph, at: known.place(size: size, stretch: stretch))
        }
        if let known { return known }
        let shaped = unitOutline(of: glyph).map { StretchedOutline.outline($0, stretch: stretch, weight: weight) }
        let shared = shaped.map { SharedPath($0.scaled(x: size, y: size)) }
        return sizedOutlines.withLock { $0.insert(shared, of: glyph, size: size, stretch: stretch) }
    }
}
