import CHarfBuzz
import Foundation
import Geometry

/// An outline of a coloured glyph, in a colour of its own.
package struct GlyphLayer: Sendable, Equatable {
    package enum Fill: Sendable, Equatable {
        /// The colour of the text.
        case foreground
        /// A colour of its own, each channel in 0...255, alpha not multiplied in; sRGB.
        case color(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)
    }

    package let outline: SharedPath
    package let fill: Fill
}

/// The layers of a glyph in a line of text, from back to front, at their size.
package final class TextLayers: Sendable, Equatable {
    package let layers: [GlyphLayer]

    init(_ layers: [GlyphLayer]) { self.layers = layers }

    package static func == (a: TextLayers, b: TextLayers) -> Bool { a === b || a.layers == b.layers }
}

/// The table `COLR` (version 0): it makes a glyph of other glyphs, with their places in the first palette of `CPAL`.
///
/// Source: OpenType specification, `COLR` and `CPAL`.
struct ColorTable: Sendable {
    struct Entry: Sendable {
        var glyph: UInt32
        var fill: GlyphLayer.Fill
    }

    /// The most layers, more than any emoji has.
    private static let mostLayers: UInt32 = 1024

    /// The place in the palette that stands for the colour of the text.
    private static let foreground: UInt32 = 0xFFFF

    private let palette: [GlyphLayer.Fill]

    /// Nil for a font without the table.
    init?(of face: OpaquePointer) {
        guard hb_ot_color_has_layers(face) != 0 else { return nil }
        var count = UInt32(0)
        count = hb_ot_color_palette_get_colors(face, 0, 0, nil, nil)
        var colors = [hb_color_t](repeating: 0, count: Int(count))
        hb_ot_color_palette_get_colors(face, 0, 0, &count, &colors)
        palette = colors.prefix(Int(count)).map {
            .color(
                red: hb_color_get_red($0), green: hb_color_get_green($0), blue: hb_color_get_blue($0),
                alpha: hb_color_get_alpha($0))
        }
    }

    /// The glyphs that version 1 of the table paints, by trees of gradients and transforms: the list whose place stands at
    /// byte 14, a count and records of a glyph and the place of its paint.
    static func paintedGlyphs(in table: [UInt8]) -> Set<UInt32> {
        func number(at place: Int, bytes: Int) -> Int? {
            guard place >= 0, place + bytes <= table.count else { return nil }
            return table[place..<place + bytes].reduce(0) { $0 << 8 | Int($1) }
        }
        guard let version = number(at: 0, bytes: 2), version >= 1, let list = number(at: 14, bytes: 4), list > 0,
            let count = number(at: list, bytes: 4)
        else { return [] }
        var glyphs: Set<UInt32> = []
        for index in 0..<count {
            guard let glyph = number(at: list + 4 + 6 * index, bytes: 2) else { break }
            glyphs.insert(UInt32(glyph))
        }
        return glyphs
    }

    /// The entries from back to front; empty for a glyph that is not coloured. A colour that the palette lacks is the text's.
    func entries(of glyph: UInt32, in face: OpaquePointer) -> [Entry] {
        var count = min(hb_ot_color_glyph_get_layers(face, glyph, 0, nil, nil), ColorTable.mostLayers)
        guard count > 0 else { return [] }
        var layers = [hb_ot_color_layer_t](repeating: hb_ot_color_layer_t(), count: Int(count))
        hb_ot_color_glyph_get_layers(face, glyph, 0, &count, &layers)
        return layers.prefix(Int(count)).map { layer in
            let place = Int(layer.color_index)
            let isKnown = layer.color_index != ColorTable.foreground && place < palette.count
            return Entry(glyph: layer.glyph, fill: isKnown ? palette[place] : .foreground)
        }
    }
}
