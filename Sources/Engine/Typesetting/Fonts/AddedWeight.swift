import CHarfBuzz
import Foundation
import Geometry

/// Weights that a family lacks, made of those it has, so that medium and heavy text is so in every design and script.
///
/// The serif has no medium and no heavy, the monospaced face no black; these differ by a step from an existing weight. Most scripts come
/// in regular and bold, Chinese, Japanese and Korean in regular alone, of which a second file would weigh two megabytes. Noto Sans CJK's
/// stems are 0.067 em wide in regular and 0.11 em in bold, its bars thinner, and between its bars there is less room than between its
/// stems: they grow by six tenths of that.
enum AddedWeight {
    private static let growthPerWeight = (lighter: 0.014 / 300, bolder: 0.0215 / 300)
    private static let verticalPart: CGFloat = 0.6

    /// The heaviest face that is not heavier than asked for, or else the lightest.
    static func face(among faces: [FontFace], nearest weight: Double) -> FontFace? {
        let lighter = faces.filter { $0.weight <= weight }
        return lighter.max { $0.weight < $1.weight } ?? faces.min { $0.weight < $1.weight }
    }

    /// The weight to add to a face; negative only where letters stand apart.
    static func added(to face: FontFace, for weight: Double, mayBeLess: Bool) -> Double {
        guard !face.hasAxis(FontFace.tag("wght")) else { return 0 }
        let difference = min(max(weight, 100), 900) - face.weight
        return mayBeLess ? difference : max(difference, 0)
    }

    /// Returns whether letters of the face touch, as those of Arabic, Devanagari, Bengali and Gurmukhi do: made lighter they would come
    /// apart.
    static func joins(_ face: FontFace) -> Bool {
        let probe: [UInt32] = [0x0628, 0x0915, 0x0995, 0x0A15]
        return probe.contains { code in
            let font = hb_font_create(face.harfBuzz)
            defer { hb_font_destroy(font) }
            var glyph: hb_codepoint_t = 0
            return hb_font_get_nominal_glyph(font, code, &glyph) != 0
        }
    }

    /// The outline, in ems, made bolder by the difference of weights.
    static func outline(_ outline: Path, changedBy weight: Double) -> Path {
        guard weight != 0 else { return outline }
        let growth = weight * (weight < 0 ? growthPerWeight.lighter : growthPerWeight.bolder)
        let tall = outline.scaled(x: 1, y: 1 / verticalPart)
        return SymbolWeight.outline(tall, grownBy: CGFloat(growth), nesting: .direction).scaled(x: 1, y: verticalPart)
    }
}
