import BundledFonts
import Foundation
import TestSupport
import Testing
import Typesetting

/// A user's fonts with colours: the bundled monospaced one with tables added.
@Suite struct ColorFontTests {
    /// The font's glyphs of A, B and O.
    private static let (a, b, o) = (1, 26, 96)

    private func surgery() throws -> FontSurgery {
        let name = "JetBrainsMono/JetBrainsMono-Regular.ttf"
        return FontSurgery(try #require(BundledFonts.sources().first { $0.name == name }).bytes)
    }

    private func glyphs(_ text: String, _ font: FontSurgery) throws -> (glyphs: [TextGlyph], uncolored: [String]) {
        let source = FontLibrary.Source(name: "color.ttf", bytes: font.font, role: .user)
        let library = try TestLibrary.make(adding: [source])
        let run = TextRun(text: text, font: FontDescription(family: .named("JetBrains Mono"), sizeInPoints: 20))
        let layout = Paragraph(runs: [run], style: ParagraphStyle(), library: library).layout(width: nil, height: nil)
        return (Array(layout.lines[0].glyphs), layout.uncoloredFonts)
    }

    /// Version 0: A is a red O under an A in the text's colour, B an O in a colour the palette lacks.
    private func layered() throws -> FontSurgery {
        var font = try surgery()
        let words = FontSurgery.words
        let bases = words(Self.a, 0, 2) + words(Self.b, 2, 1)
        let layers = words(Self.o, 0) + words(Self.a, 0xFFFF) + words(Self.o, 7)
        let header = words(0, 2) + FontSurgery.bytes(14, 4) + FontSurgery.bytes(14 + bases.count, 4) + words(3)
        font.set("COLR", header + bases + layers)
        font.set("CPAL", words(0, 1, 1, 1) + FontSurgery.bytes(14, 4) + words(0) + Data([0x10, 0x20, 0xF0, 0x80]))
        return font
    }

    @Test("A glyph of coloured layers has them from back to front, in the colours of the palette") func layers() throws {
        let (glyphs, uncolored) = try glyphs("ABC", layered())
        #expect(uncolored.isEmpty)
        let layers = try #require(glyphs[0].layers).layers
        expect(layers.map(\.fill), equals: [.color(red: 0xF0, green: 0x20, blue: 0x10, alpha: 0x80), .foreground])
        #expect(glyphs[0].outline == nil && glyphs[0].isVisible)
        let plain = try self.glyphs("OA", surgery()).glyphs
        expect(layers.map(\.outline), equals: plain.compactMap(\.outline))
        try expect(#require(glyphs[1].layers).layers.map(\.fill), equals: [.foreground])
        #expect(glyphs[2].outline != nil && glyphs[2].layers == nil)
    }

    @Test("Pictures of a font that has outlines too are drawn, where a glyph has one") func pictures() throws {
        var font = try surgery()
        let png = try #require(
            Data(
                base64Encoded:
                    "iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAYAAADED76LAAAAGklEQVR4nGP8z8DwnwEJMKJyGZgYCIDhoQAAB2wDDrrlN1oAAAAASUVORK5CYII="))
        let count = 1095
        let data = FontSurgery.words(0, 0) + Data("png ".utf8) + png
        let start = 4 + 4 * (count + 1)
        let offsets = (0...count).reduce(into: Data()) { $0 += FontSurgery.bytes($1 > Self.a ? start + data.count : start, 4) }
        font.set(
            "sbix",
            FontSurgery.words(1, 1) + FontSurgery.bytes(1, 4) + FontSurgery.bytes(12, 4)
                + FontSurgery.words(8, 72) + offsets + data)
        let glyphs = try glyphs("AB", font).glyphs
        let picture = try #require(glyphs[0].picture)
        #expect(picture.picture.widthInPixels == 8 && picture.rect.width == 20)
        #expect(Array(picture.picture.bytes[0..<4]) == [255, 0, 0, 255] && Array(picture.picture.bytes[28..<32]) == [0, 0, 255, 255])
        #expect(glyphs[0].outline == nil)
        #expect(glyphs[1].outline != nil)
        #expect(glyphs[1].picture == nil)
    }

    /// `SVG`, and `COLR` of version 1: a glyph painted with one colour in the shape of the O.
    private func foreign(_ table: String) throws -> FontSurgery {
        var font = try surgery()
        if table == "SVG " {
            let drawing = Data("<svg/>".utf8)
            font.set(
                table,
                FontSurgery.words(0) + FontSurgery.bytes(10, 4) + Data(count: 4) + FontSurgery.words(1, Self.b, Self.b)
                    + FontSurgery.bytes(14, 4) + FontSurgery.bytes(drawing.count, 4) + drawing)
        } else {
            let glyph = Data([10, 0, 0, 6]) + FontSurgery.words(Self.o)
            let list = FontSurgery.bytes(1, 4) + FontSurgery.words(Self.b) + FontSurgery.bytes(10, 4)
            let solid = Data([2]) + FontSurgery.words(0, 0x4000)
            font.set(
                table,
                FontSurgery.words(1, 0) + Data(count: 10) + FontSurgery.bytes(34, 4) + Data(count: 16)
                    + list + glyph + solid)
            font.set("CPAL", FontSurgery.words(0, 1, 1, 1) + FontSurgery.bytes(14, 4) + FontSurgery.words(0) + Data(count: 4))
        }
        return font
    }

    @Test(
        "A glyph in colours that are not drawn has its outline, or else another font's, and does not vanish",
        arguments: [
            "SVG ", "COLR",
        ])
    func foreignColors(table: String) throws {
        var font = try foreign(table)
        let plain = try glyphs("AB", font)
        #expect(plain.glyphs.allSatisfy { $0.outline != nil } && plain.uncolored == ["color.ttf"])
        font.clear(glyph: Self.b)
        let cleared = try glyphs("AB", font)
        #expect(cleared.glyphs.allSatisfy { $0.outline != nil }, "the system font has a B")
        #expect(cleared.uncolored.isEmpty)
    }

    @Test("Damaged tables of colours do no harm", arguments: ["COLR", "CPAL", "sbix", "SVG "]) func damage(table: String) throws {
        for length in [0, 1, 7, 13, 20] {
            var font = try layered()
            let bytes = font.tables.first { $0.tag == table }?.bytes ?? Data(repeating: 0xFF, count: 40)
            font.set(table, bytes.prefix(length))
            #expect(try glyphs("AB", font).glyphs.allSatisfy(\.isVisible))
            font.set(table, Data(repeating: 0xFF, count: length))
            #expect(try glyphs("AB", font).glyphs.allSatisfy(\.isVisible))
        }
    }
}
