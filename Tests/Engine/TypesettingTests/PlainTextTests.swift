import CHarfBuzz
import Foundation
import TestSupport
import Testing

@testable import Typesetting

/// Texts that are laid out without a look into Unicode's tables come out as with one.
@Suite struct PlainTextTests {
    /// One or two of every kind of character that plain prose has, and one that it has not.
    private static let kinds: [UInt16] = [
        0x61, 0x5A, 0x31, 0x20, 0x0A, 0x21, 0x27, 0x2C, 0x2E, 0x3A, 0x3B, 0x3F, 0xB7, 0xC9, 0xD7, 0xE9, 0x2D,
    ]

    /// Every text of up to four such characters.
    private static let shortTexts: [[UInt16]] = (0..<4).reduce(into: [[[]]]) { texts, _ in
        texts.append(texts[texts.count - 1].flatMap { text in kinds.map { text + [$0] } })
    }.flatMap { $0 }

    /// Truth: ICU, in languages with rules of their own among them.
    @Test(arguments: ["en", "de", "fi", "fr", "ja", "ko", "zh-Hans", "th"])
    func proseBreaksAsByTheStandard(language: String) {
        var plain = 0
        let wrong = Self.shortTexts.filter { text in
            guard let breaks = PlainBreaks.find(in: text) else { return false }
            plain += 1
            return breaks != LineBreaks.find(in: text, language: language)
        }
        #expect(wrong.isEmpty, "\(wrong.prefix(5).map { String(decoding: $0, as: UTF16.self) })")
        #expect(plain > 5000)
    }

    /// Every other letter of Latin-1, among letters, digits, spaces and signs.
    @Test(arguments: [UInt16(0xB7)] + Array(UInt16(0xC0)...0xFF))
    func latinLettersBreakAsByTheStandard(letter: UInt16) throws {
        for text in ["a\u{1}b", "1\u{1}1 \u{1} \u{1}", "\u{1}, \u{1}.\u{1}\u{1}", "\u{1}'\u{1}: 1"] {
            let units = text.utf16.map { $0 == 1 ? letter : $0 }
            let breaks = try #require(PlainBreaks.find(in: units))
            expect(breaks, equals: LineBreaks.find(in: units, language: "en"))
            expect(breaks, equals: LineBreaks.find(in: units, language: "ja"))
        }
    }

    /// Truth: Swift's own characters.
    @Test(arguments: [
        "10:09 AM \u{B7} 63 mg", "caf\u{E9} \u{2014} \u{201C}na\u{EF}ve\u{201D}\u{2026}", "cafe\u{301}", "a\r\nb",
        "\u{395}\u{3BB} \u{421}\u{44A}",
        "\u{A9}\u{FE0F} 1\u{FE0F}\u{20E3} \u{1F469}\u{200D}\u{1F4BB}", "", "\u{20AC}5 \u{2022} x",
    ])
    func charactersAreSwifts(text: String) {
        let style = ParagraphStyle()
        let made = ParagraphText(runs: [TextRun(text: text, font: FontDescription(sizeInPoints: 17))], style: style)
        expect(made.units, equals: Array(text.utf16))
        var (offset, number) = (0, 0)
        for character in text {
            let end = offset + character.utf16.count
            #expect(made.startsCharacter(at: offset))
            #expect((offset + 1..<max(end, offset + 1)).allSatisfy { !made.startsCharacter(at: $0) })
            expect(made.characters(in: offset..<end), equals: number..<number + 1)
            (offset, number) = (end, number + 1)
        }
        #expect(made.startsCharacter(at: offset) && made.characters(in: 0..<offset) == 0..<number)
    }

    /// Attachments are a character of their own wherever they stand.
    @Test func attachmentsStandBetweenCharacters() {
        let font = FontDescription(sizeInPoints: 17)
        let picture = TextAttachment(size: CGSize(width: 10, height: 10), descent: 0)
        let runs = [TextRun(text: "ab", font: font), TextRun(text: "", font: font, attachment: picture), TextRun(text: "c", font: font)]
        let text = ParagraphText(runs: runs, style: ParagraphStyle())
        #expect(text.units == [0x61, 0x62, 0xFFFC, 0x63] && text.runs == [0..<2, 2..<3, 3..<4])
    }

    /// Truth: HarfBuzz's table of scripts. A plain character is of the script it is taken for.
    @Test func plainCharactersHaveTheirScripts() {
        let font = FontDescription(sizeInPoints: 17)
        let instance = TestLibrary.shared.resolve(font).primary.instance
        let plain = (UInt16(0)..<512).filter(instance.hasPlain)
        expect(plain.count, equals: 95 + 95 - 3)
        for unit in plain {
            let run = TextRun(text: String(decoding: [unit], as: UTF16.self), font: font)
            let shaped = ShapedParagraph(
                text: ParagraphText(runs: [run], style: ParagraphStyle()), runs: [run], language: "en",
                library: TestLibrary.shared)
            let script = hb_unicode_script(hb_unicode_funcs_get_default(), UInt32(unit)).rawValue
            #expect(shaped.items.map(\.script) == [script] && shaped.items.map(\.kind) == [.text])
        }
    }

    /// The same object for the same question, in any order, through the growth of the tables.
    @Test func outlinesAreTheSameObjects() throws {
        let instance = try TestLibrary.make().resolve(FontDescription(sizeInPoints: 17)).primary.instance
        let glyphs = (UInt32(1)...300).map {
            ShapedGlyph(glyph: $0, offset: 0, advance: 0, xOffset: 0, yOffset: 0, isUnsafeToBreak: false)
        }
        let first = [13.0, 17, 17.5].map { instance.outlines(of: glyphs + glyphs.reversed(), size: $0, stretch: 1) }
        for (size, outlines) in zip([13.0, 17, 17.5], first) {
            #expect(outlines.compactMap { $0 }.count > 500)
            for (glyph, outline) in zip(glyphs + glyphs.reversed(), outlines) {
                #expect(instance.outline(of: glyph.glyph, size: size) === outline)
            }
        }
        #expect(first[0][10] !== first[1][10])
    }

    @Test func fontsAreFoundAgain() throws {
        let library = try TestLibrary.make()
        let sizes = (0..<40).map { FontDescription(sizeInPoints: 10 + CGFloat($0)) }
        let fonts = sizes.map(library.resolve)
        for (size, font) in zip(sizes, fonts) { #expect(library.resolve(size) === font && font.metrics.sizeInPoints == size.sizeInPoints) }
    }
}
