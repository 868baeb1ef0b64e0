import Foundation
import TestSupport
import Testing

@testable import Typesetting

/// The glyphs of a line are put together when they are asked for.
@Suite struct TextGlyphsTests {
    private func layout(_ text: String, width: CGFloat?) -> TextLayout {
        TestLibrary.paragraph(text).layout(width: width, height: nil)
    }

    @Test("Walking and asking by index give the same", arguments: ["Total \u{1F600} caffeine\tabc", "\u{5E9}\u{5DC}\u{5D5}\u{5DD} 12 abc"])
    func walkedAndIndexed(text: String) {
        for line in layout(text, width: 90).lines {
            let walked = line.glyphs.map { $0 }
            expect(walked.count, equals: line.glyphs.count)
            for (index, glyph) in walked.enumerated() {
                let own = line.glyphs[index]
                #expect(own.origin == glyph.origin && own.advance == glyph.advance && own.characters == glyph.characters)
                #expect(own.outline === glyph.outline && own.picture == glyph.picture && own.run == glyph.run)
            }
        }
    }

    @Test func movingALineMovesItsGlyphs() {
        var layout = layout("Total caffeine", width: nil)
        let before = layout.lines[0].glyphs.map(\.origin)
        layout.lines[0].move(by: 7.5)
        expect(layout.lines[0].left, equals: 7.5)
        expect(layout.lines[0].glyphs.map(\.origin), equals: before.map { CGPoint(x: $0.x + 7.5, y: $0.y) })
    }

    /// Advances are added up from left to right; each glyph stands where those before it end.
    @Test func pensAreSumsOfAdvances() {
        for line in layout(WordShapingTests.text(seed: 3, count: 200), width: 260).lines {
            // A letter of the bundled face stands in the middle of the system's, whose sides differ by less than an eighth of an em.
            var (pen, last) = (line.left, -CGFloat.infinity)
            for glyph in line.glyphs {
                expect(glyph.origin.x, near: pen, within: 17 / 8)
                #expect(glyph.origin.x > last)
                (pen, last) = (glyph.origin.x + glyph.advance, glyph.origin.x)
            }
            expect(pen, near: line.left + line.width, within: 17 / 8)
        }
    }

    @Test func forgottenTextsAreShapedAlike() throws {
        let library = try TestLibrary.make()
        let run = TextRun(text: "Total caffeine, 412 mg", font: FontDescription(sizeInPoints: 17))
        func places() -> [CGPoint] {
            let paragraph = Paragraph(runs: [run], style: ParagraphStyle(), library: library)
            return paragraph.layout(width: 80, height: nil).lines.flatMap { $0.glyphs.map(\.origin) }
        }
        let before = places()
        library.forgetTexts()
        #expect(places() == before && !before.isEmpty)
    }

    @Test func aGlyphTakesSixteenBytes() {
        expect(MemoryLayout<PlacedText.Place>.stride, equals: 16)
    }
}
