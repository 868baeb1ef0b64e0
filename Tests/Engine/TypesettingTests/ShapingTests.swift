import BundledFonts
import CHarfBuzz
import Foundation
import Geometry
import TestSupport
import Testing

@testable import Typesetting

@Suite struct ShapingTests {
    /// Latin with kerning and ligatures, marks, Greek, Cyrillic, Vietnamese, digits and signs.
    static let strings = [
        "Hamburgefontsiv", "AVATAR To. We, Ty", "office ffl fi", "e\u{301}o\u{308}\u{304} a\u{30A}",
        "Ελληνικά γράμματα", "Съешь ещё этих булок", "Tiếng Việt đẹp", "12:30 (a) -> b", "Ђорђе Њ",
        "\u{2018}quoted\u{2019} \u{2014} 50 %",
    ]

    @Test(arguments: strings, [FontDescription.Design.default, .serif, .monospaced])
    func glyphsAreHarfBuzzs(text: String, design: FontDescription.Design) throws {
        let font = FontDescription(family: .system(design), sizeInPoints: 17, weight: 600)
        let resolved = TestLibrary.shared.resolve(font)
        let plain = plainShape(text, with: resolved.primary.instance)
        let shaped = ShapedParagraph(
            text: ParagraphText(runs: [TextRun(text: text, font: font)], style: ParagraphStyle()),
            runs: [TextRun(text: text, font: font)], language: "en", library: TestLibrary.shared)
        try #require(shaped.items.count == 1)
        expect(shaped.glyphs[0].map(\.glyph), equals: plain.map(\.glyph))
        expect(shaped.glyphs[0].map(\.advance), equals: plain.map(\.advance))
        expect(shaped.glyphs[0].map(\.xOffset), equals: plain.map(\.xOffset))
        expect(shaped.glyphs[0].map(\.yOffset), equals: plain.map(\.yOffset))
    }

    /// HarfBuzz as its manual's first page uses it: UTF-8 in, properties guessed.
    private func plainShape(_ text: String, with font: FontInstance) -> [ShapedGlyph] {
        let buffer = hb_buffer_create()
        defer { hb_buffer_destroy(buffer) }
        hb_buffer_add_utf8(buffer, text, -1, 0, -1)
        hb_buffer_guess_segment_properties(buffer)
        hb_buffer_set_language(buffer, hb_language_from_string("en", -1))
        hb_shape(font.harfBuzz, buffer, nil, 0)
        var count: UInt32 = 0
        guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
            let positions = hb_buffer_get_glyph_positions(buffer, &count)
        else { return [] }
        return (0..<Int(count)).map { index in
            ShapedGlyph(
                glyph: infos[index].codepoint, offset: 0, advance: positions[index].x_advance,
                xOffset: positions[index].x_offset, yOffset: positions[index].y_offset, isUnsafeToBreak: false)
        }
    }

    @Test func weightIsAnAxis() {
        let widths = stride(from: 100.0, through: 900, by: 100).map { weight in
            TestLibrary.shared.resolve(FontDescription(sizeInPoints: 17, weight: weight)).primary.instance
                .unitOutline(of: 0x2A)?.inkBounds?.width ?? 0
        }
        expect(Set(widths).count, equals: 9)
    }

    @Test(arguments: [(19.99, "Inter/Inter-roman.ttf"), (20.0, "InterDisplay/InterDisplay-roman.ttf")])
    func displayCutStartsAtTwentyPoints(size: Double, file: String) {
        expect(TestLibrary.shared.resolve(FontDescription(sizeInPoints: size)).primary.instance.face.name, equals: file)
    }

    @Test func outlinesAreSharedAndCached() throws {
        let layout = TestLibrary.paragraph("aa").layout(width: nil, height: nil)
        let outlines = layout.lines[0].glyphs.compactMap(\.outline)
        try #require(outlines.count == 2)
        #expect(outlines[0] === outlines[1])
    }

    @Test func outlineStandsOnTheBaselineAtSFsCapHeight() throws {
        for size in [17, 34] as [CGFloat] {
            let font = FontDescription(sizeInPoints: size)
            let layout = TestLibrary.paragraph("H", font: font).layout(width: nil, height: nil)
            let box = try #require(layout.lines[0].glyphs[0].outline?.path.inkBounds)
            #expect(abs(box.maxY) < 0.01)
            expect(box.height, near: size * 1443 / 2048, within: 0.01)
            expect(layout.lines[0].glyphs[0].capHeight, equals: size * 1443 / 2048)
        }
    }

    @Test func smallCapitalsAreReducedCapitals() {
        func outline(_ text: String, _ capitals: FontDescription.CapitalForms) -> CGFloat {
            let font = FontDescription(sizeInPoints: 17, capitals: capitals)
            let layout = TestLibrary.paragraph(text, font: font).layout(width: nil, height: nil)
            return layout.lines[0].glyphs[0].outline?.path.inkBounds?.height ?? 0
        }
        #expect(outline("h", .lowercaseSmallCaps) < outline("H", .normal))
        expect(outline("h", .lowercaseSmallCaps), equals: outline("H", .uppercaseSmallCaps))
        expect(outline("H", .lowercaseSmallCaps), equals: outline("H", .normal))
    }

    @Test func roundedTerminalsAreHalfCircles() throws {
        let sharp = try #require(outline("l", .default)), round = try #require(outline("l", .rounded))
        #expect(!sharp.elements.contains { if case .curve = $0 { true } else { false } })
        expect(round.elements.filter { if case .curve = $0 { true } else { false } }.count, equals: 4)
        expect(sharp.inkBounds?.height, equals: round.inkBounds?.height)
    }

    private func outline(_ text: String, _ design: FontDescription.Design) -> Path? {
        let font = FontDescription(family: .system(design), sizeInPoints: 34)
        return TestLibrary.paragraph(text, font: font).layout(width: nil, height: nil).lines[0].glyphs[0].outline?.path
    }
}
