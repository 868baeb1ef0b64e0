import Foundation
import TestSupport
import Testing
import Typesetting

@Suite struct HostileTextTests {
    @Test func aMegabyteAndTenThousandLinesAreLinear() {
        let word = "Lorem ipsum dolor sit amet "
        let long = String(repeating: word, count: 1 << 20 / word.count)
        let layout = TestLibrary.paragraph(long).layout(width: 300, height: nil)
        #expect(layout.lines.count > 10_000)
        let many = TestLibrary.paragraph(String(repeating: "line\n", count: 10_000)).layout(width: 200, height: nil)
        expect(many.lines.count, equals: 10_001)
    }

    /// A lone half reads as U+FFFD, a mark belongs to the letter before it, a joiner shows nothing.
    @Test(
        "Sixteen kilobytes of anything is laid out, with a glyph or none for each character",
        arguments: [
            "a\u{301}\u{302}b ", "\u{FFFD} ", "\u{200D}\u{200B}", "\u{202E}a\u{5D0}", "\u{AD}x", "\r\n", "\u{1F1E9}\u{1F1EA}", "word ",
        ])
    func longTextsOfStrangePieces(piece: String) {
        let text = String(repeating: piece, count: (1 << 14) / piece.utf8.count)
        let layout = TestLibrary.paragraph(text).layout(width: 320, height: nil)
        let characters = text.count
        #expect(layout.lines.allSatisfy { line in line.glyphs.allSatisfy { $0.characters.upperBound <= characters } })
        #expect(layout.size.width <= 320 && layout.size.height.isFinite)
    }

    @Test("Proposals and sizes that are no lengths", arguments: [CGFloat.nan, -.infinity, .infinity, 0, -3, 1e-300, 1e300])
    func strangeProposalsOfLongTexts(number: CGFloat) {
        let text = String(repeating: "Lorem ipsum dolor ", count: 60)
        for font in [FontDescription(sizeInPoints: 17), FontDescription(sizeInPoints: number)] {
            let paragraph = TestLibrary.paragraph(text, font: font) { $0.allowsTightening = true }
            for (width, height) in [(number, 50), (50, number), (number, number)] as [(CGFloat, CGFloat)] {
                let layout = paragraph.layout(width: width, height: height)
                #expect(!layout.size.width.isNaN && !layout.size.height.isNaN && !layout.lines.isEmpty)
            }
        }
    }

    @Test func aThousandMarksStayOneCharacter() {
        let text = "a" + String(repeating: "\u{301}", count: 1000) + "b"
        let layout = TestLibrary.paragraph(text).layout(width: 5, height: nil)
        expect(layout.lines.count, equals: 2)
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -5, 0, 1e300])
    func strangeNumbersGiveFiniteSizes(number: CGFloat) {
        let font = FontDescription(
            sizeInPoints: number, weight: Double(number), width: Double(number), lineHeight: number)
        var run = TextRun(text: "Hello world", font: font, tracking: number, baselineOffset: number)
        run.kerning = number
        let attachment = TextRun(
            text: "", font: font,
            attachment: TextAttachment(size: CGSize(width: number, height: number), descent: number))
        var style = ParagraphStyle()
        style.lineSpacing = number
        style.minimumScaleFactor = number
        style.pixelLength = number
        style.maximumLines = -3
        let paragraph = Paragraph(runs: [run, attachment], style: style, library: TestLibrary.shared)
        for proposal in [nil, number, 50] as [CGFloat?] {
            let layout = paragraph.layout(width: proposal, height: proposal)
            #expect(!layout.size.width.isNaN && !layout.size.height.isNaN)
        }
    }

    @Test(
        "A lone half of a character, as NSString can hold it, is drawn as one that is replaced",
        arguments: [
            [0xD83D], [0x61, 0xDE00, 0x62], [0xD83D, 0xD83D, 0xDE00],
        ] as [[UInt16]])
    func loneSurrogates(units: [UInt16]) {
        let string = NSString(characters: units, length: units.count) as String
        let layout = TestLibrary.paragraph(string).layout(width: nil, height: nil)
        #expect(!layout.lines.isEmpty && layout.size.width > 0)
    }

    @Test("A proposal without width puts every character on a line of its own", arguments: [0, -5, -.infinity] as [CGFloat])
    func noWidth(width: CGFloat) {
        let layout = TestLibrary.paragraph("abc d😀é国").layout(width: width, height: nil)
        // Minus infinity is no length, and proposes the ideal one; white space hangs.
        expect(layout.lines.count, equals: (width.isFinite ? 7 : 1))
    }

    @Test(
        "Long texts of every kind keep all their characters",
        arguments: [
            "wordwithoutspaces", "word - (A) @ ", "שלום ", "مرحبا ", "国", "😀", "👩‍👩‍👧‍👦", "e\u{301}\u{302}", "\u{200F}a\u{202E}", "क्षि",
        ])
    func longTexts(piece: String) {
        let text = String(repeating: piece, count: 2000)
        let layout = TestLibrary.paragraph(text).layout(width: 300, height: nil)
        let last = layout.lines.flatMap(\.glyphs).map(\.characters.upperBound).max() ?? 0
        let spaces = text.reversed().prefix { $0 == " " }.count
        #expect(last >= text.count - spaces)
        #expect(layout.lines.allSatisfy { $0.width <= 300 + 25 })
    }

    @Test func emptyTextIsALineOfNothing() {
        let line = TestLibrary.paragraph("A").layout(width: nil, height: nil)
        let empty = TestLibrary.paragraph("").layout(width: nil, height: nil)
        #expect(empty.size == CGSize(width: 0, height: line.size.height) && empty.firstBaseline == line.firstBaseline)
        expect(empty.size.width.sign, equals: .plus)
        let none = Paragraph(runs: [], style: ParagraphStyle(), library: TestLibrary.shared)
        expect(none.layout(width: 10, height: 10).size, equals: .zero)
    }

    @Test func controlCharactersShowNothing() {
        let layout = TestLibrary.paragraph("a\u{0}\u{1B}\u{200B}\u{FEFF}b").layout(width: nil, height: nil)
        #expect(layout.missingCharacters.isEmpty)
        expect(layout.lines[0].glyphs.filter { $0.outline != nil }.count, equals: 2)
    }

    @Test func attachmentsTakeTheirRoom() {
        let font = FontDescription(sizeInPoints: 17)
        let runs = [
            TextRun(text: "a", font: font),
            TextRun(text: "", font: font, attachment: TextAttachment(size: CGSize(width: 30, height: 40), descent: 10)),
            TextRun(text: "b", font: font),
        ]
        let layout = Paragraph(runs: runs, style: ParagraphStyle(), library: TestLibrary.shared)
            .layout(width: nil, height: nil)
        expect(layout.firstBaseline, equals: 30)
        expect(layout.size.height, equals: 40)
        expect(layout.lines[0].glyphs.map(\.run), equals: [0, 1, 2])
        #expect(layout.lines[0].glyphs[1].advance == 30 && layout.lines[0].glyphs[1].outline == nil)
        expect(layout.lines[0].glyphs.map(\.characters), equals: [0..<1, 1..<2, 2..<3])
    }
}
