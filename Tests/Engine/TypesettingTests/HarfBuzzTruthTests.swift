import BundledFonts
import CHarfBuzz
import Foundation
import TestSupport
import Testing
import Typesetting

/// Our lines against HarfBuzz's own answer for the whole text in one piece: ten scripts, to a hundredth of a font unit.
@Suite struct HarfBuzzTruthTests {
    struct Sample: Sendable, CustomTestStringConvertible {
        var file: String
        var name: String
        var text: String
        var language = "en"
        var testDescription: String { text }
    }

    private static let samples = [
        Sample(file: "Inter/Inter-roman.ttf", name: "Inter", text: "AVATAR Type: office, fjord -> 12:30 “Wave” 1/2"),
        // Long enough to be shaped word by word, then with signs that look across spaces.
        Sample(
            file: "Inter/Inter-roman.ttf", name: "Inter",
            text: String(repeating: "To Wave AVATAR type fjord, office. We Yo 12 'T' Ty. Verily 7 ", count: 4)),
        Sample(
            file: "Inter/Inter-roman.ttf", name: "Inter",
            text: String(repeating: "WAVE - AVATAR (TO) x -> y @ HOME 12:30 A : B a-b ", count: 4)),
        Sample(
            file: "InterDisplay/InterDisplay-roman.ttf", name: "Inter Display",
            text: String(repeating: "Total Caffeine: 412 mg of Espresso, I'd say! ", count: 4)),
        Sample(
            file: "ZoetropeSerif/ZoetropeSerif-Regular.ttf", name: "ZoetropeSerif-Regular",
            text: String(repeating: "AV To We fi ffl Yo. T A V ", count: 6) + "x"),
        Sample(file: "Inter/Inter-roman.ttf", name: "Inter", text: "Ταχίστη ἀλώπηξ ΑΥΛΟΣ"),
        Sample(file: "Inter/Inter-roman.ttf", name: "Inter", text: "Съешь ещё этих мягких булок, ГТД"),
        Sample(file: "Inter/Inter-roman.ttf", name: "Inter", text: "Vie\u{302}\u{323}t Nam q\u{308}\u{301}"),
        Sample(
            file: "ZoetropeSerif/ZoetropeSerif-Regular.ttf", name: "ZoetropeSerif-Regular",
            text: "To AVOW; fine, flat, affix Wörter"),
        Sample(
            file: "NotoSansScripts/NotoSansArabic-Regular.ttf", name: "NotoSansArabic-Regular",
            text: "السلام عليكم لا إله محمّد كتابٌ"),
        Sample(
            file: "NotoSansScripts/NotoSansHebrew-Regular.ttf", name: "NotoSansHebrew-Regular",
            text: "שָׁלוֹם עוֹלָם בְּרֵאשִׁית"),
        Sample(
            file: "NotoSansScripts/NotoSansDevanagari-Regular.ttf", name: "NotoSansDevanagari-Regular",
            text: "क्षत्रिय हिन्दी में र्क श्री ट्टि कुर्की"),
        Sample(
            file: "NotoSansScripts/NotoSansThai-Regular.ttf", name: "NotoSansThai-Regular",
            text: "สวัสดี น้ำใจ ที่นี่ ปู่ป้า กตัญญู"),
        Sample(
            file: "NotoSansCJK/NotoSansCJK-Regular.otf", name: "NotoSansCJKsc-Regular", text: "你好世界，直接。「骨」", language: "zh-Hans"),
        Sample(
            file: "NotoSansCJK/NotoSansCJK-Regular.otf", name: "NotoSansCJKsc-Regular", text: "東京の天気、直に。がぎぐ", language: "ja"),
        Sample(
            file: "NotoSansCJK/NotoSansCJK-Regular.otf", name: "NotoSansCJKsc-Regular", text: "안녕하세요세계", language: "ko"),
    ]

    private struct Placed {
        var x: Double
        var y: Double
        var advance: Double
    }

    private static func bytes(_ file: String) throws -> Data {
        try #require(BundledFonts.sources().first { $0.name == file }).bytes
    }

    /// Glyphs in font units, y down, as `hb-shape` prints them.
    private static func shaped(_ sample: Sample, by data: Data) -> (unitsPerEm: Double, glyphs: [Placed]) {
        data.withUnsafeBytes { bytes in
            let start = bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
            let blob = hb_blob_create(start, UInt32(bytes.count), HB_MEMORY_MODE_READONLY, nil, nil)
            let face = hb_face_create(blob, 0)
            let font = hb_font_create(face)
            let buffer = hb_buffer_create()
            defer {
                hb_buffer_destroy(buffer)
                hb_font_destroy(font)
                hb_face_destroy(face)
                hb_blob_destroy(blob)
            }
            hb_font_set_variations(font, [hb_variation_t(tag: 0x7767_6874, value: 400)], 1)
            hb_buffer_set_language(buffer, hb_language_from_string(sample.language, -1))
            hb_buffer_add_utf8(buffer, sample.text, -1, 0, -1)
            hb_buffer_guess_segment_properties(buffer)
            hb_shape(font, buffer, nil, 0)
            var count: UInt32 = 0
            guard let positions = hb_buffer_get_glyph_positions(buffer, &count) else { return (1, []) }
            var (pen, glyphs): (Double, [Placed]) = (0, [])
            for index in 0..<Int(count) {
                let position = positions[index]
                glyphs.append(
                    Placed(
                        x: pen + Double(position.x_offset), y: -Double(position.y_offset),
                        advance: Double(position.x_advance)))
                pen += Double(position.x_advance)
            }
            return (Double(hb_face_get_upem(face)), glyphs)
        }
    }

    @Test(arguments: samples)
    func placesAreHarfBuzzs(sample: Sample) throws {
        let data = try Self.bytes(sample.file)
        let truth = Self.shaped(sample, by: data)
        let library = try TestLibrary.make(adding: [.init(name: sample.file, bytes: data, role: .user)])
        // One point is one font unit.
        let font = FontDescription(family: .named(sample.name), sizeInPoints: truth.unitsPerEm)
        var style = ParagraphStyle()
        style.language = sample.language
        let paragraph = Paragraph(runs: [TextRun(text: sample.text, font: font)], style: style, library: library)
        let line = try #require(paragraph.layout(width: nil, height: nil).lines.first)
        #expect(paragraph.layout(width: nil, height: nil).missingFonts.isEmpty)
        try #require(line.glyphs.count == truth.glyphs.count)
        for (own, expected) in zip(line.glyphs, truth.glyphs) {
            expect(own.origin.x - line.left, near: expected.x, within: 0.01)
            expect(own.origin.y - line.baseline, near: expected.y, within: 0.01)
            expect(own.advance, near: expected.advance, within: 0.01)
        }
        let width = truth.glyphs.reduce(0) { $0 + $1.advance }
        expect(line.width, near: width, within: 0.01)
    }
}
