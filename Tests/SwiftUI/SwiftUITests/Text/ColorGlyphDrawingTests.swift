import Drawing
import Foundation
import Geometry
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore
@testable import Typesetting

/// Glyphs that have coloured layers, as a font with a table of colours gives them.
@Suite("Coloured glyphs") @MainActor struct ColorGlyphDrawingTests {
    private static let back = SharedPath(Path(CGRect(x: 0, y: -4, width: 4, height: 4)))
    private static let front = SharedPath(Path(CGRect(x: 1, y: -3, width: 2, height: 2)))

    private func items(_ paint: Paint, opacity: Double) -> [DisplayItem] {
        let layers = TextLayers([
            GlyphLayer(outline: Self.back, fill: .color(red: 255, green: 0, blue: 51, alpha: 255)),
            GlyphLayer(outline: Self.front, fill: .foreground),
        ])
        let glyph = TextGlyph(
            outline: nil, picture: nil, layers: layers, origin: .zero, advance: 4, run: 0, characters: 0..<1, capHeight: 4)
        return TextSnapshot.pictures([glyph], paint: paint, opacity: opacity, pixel: 1) { _ in CGPoint(x: 7, y: 9) }
    }

    private func drawn(_ outline: SharedPath, _ color: RGBA) -> DisplayItem {
        .glyphs([PlacedGlyph(outline: outline, origin: CGPoint(x: 7, y: 9))], .color(color))
    }

    @Test("Layers have their colours, or the text's, from back to front") func colors() {
        let red = drawn(Self.back, RGBA(255, 0, 51))
        expect(items(.color(.black), opacity: 1), equals: [red, drawn(Self.front, .black)])
    }

    @Test("A translucent text has translucent glyphs, whose layers do not show through each other") func translucency() {
        let inside = [drawn(Self.back, RGBA(255, 0, 51)), drawn(Self.front, .black)]
        let half = items(.color(RGBA(red: 0, green: 0, blue: 0, alpha: 0.5)), opacity: 0.5)
        expect(half, equals: [.group(opacity: 0.5, blendMode: .normal, inside)])
        #expect(items(.color(.clear), opacity: 0).isEmpty)
    }
}
