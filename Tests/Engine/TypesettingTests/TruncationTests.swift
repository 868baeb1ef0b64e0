import Foundation
import TestSupport
import Testing
import Typesetting

@Suite struct TruncationTests {
    @Test("A letter that was kerned with the next one keeps clear of an ellipsis, and both fit") func kerning() {
        let font = FontDescription(sizeInPoints: 60)
        func width(_ text: String) -> CGFloat { TestLibrary.paragraph(text, font: font).layout(width: nil, height: nil).lines[0].width }
        for room in stride(from: CGFloat(100), to: 325, by: 7) {
            let line = TestLibrary.paragraph("AVATo AVATo", font: font) { $0.maximumLines = 1 }.layout(width: room, height: nil).lines[0]
            let shown = "AVATo AVATo".prefix(line.glyphs.count - 3)
            expect(line.width, near: width(shown + "\u{2026}"), within: 0.001)
            #expect(line.width <= room + 0.001)
        }
    }

    private func shown(_ truncation: ParagraphStyle.Truncation, width: CGFloat = 120) -> TextLayout {
        TestLibrary.paragraph(LineBreakTests.text) {
            $0.maximumLines = 1
            $0.truncation = truncation
        }.layout(width: width, height: nil)
    }

    @Test func tailKeepsTheBeginning() {
        let characters = shown(.tail).shownCharacters[0]
        #expect(characters.count > 5)
        expect(characters, equals: Array(0..<characters.count))
        #expect(shown(.tail).isTruncated)
    }

    @Test func headKeepsTheEnd() {
        let count = LineBreakTests.text.count
        let characters = shown(.head).shownCharacters[0]
        expect(characters.first, equals: 0)
        expect(Array(characters.dropFirst()), equals: Array((count - characters.count + 1)..<count))
    }

    @Test func middleKeepsBothEnds() {
        let characters = shown(.middle).shownCharacters[0]
        expect(characters.first, equals: 0)
        expect(characters.last, equals: LineBreakTests.text.count - 1)
    }

    @Test(arguments: [ParagraphStyle.Truncation.head, .middle, .tail])
    func truncatedLinesFit(truncation: ParagraphStyle.Truncation) {
        for width in stride(from: CGFloat(30), through: 300, by: 11) {
            let layout = shown(truncation, width: width)
            #expect(layout.lines[0].width <= width + 0.001 && layout.size.width <= width + 1 / 3)
        }
    }

    @Test func theEllipsisStandsForWhatIsLeftOut() throws {
        let line = try #require(shown(.tail).lines.first)
        let ellipsis = try #require(line.glyphs.last)
        #expect(ellipsis.outline != nil)
        expect(ellipsis.characters.upperBound, equals: LineBreakTests.text.count)
        expect(ellipsis.characters.lowerBound, equals: line.glyphs[line.glyphs.count - 2].characters.upperBound)
    }

    @Test func noSpaceBeforeTheEllipsis() {
        for width in stride(from: CGFloat(40), through: 200, by: 3) {
            let glyphs = shown(.tail, width: width).lines[0].glyphs
            #expect(glyphs.allSatisfy { $0.outline != nil } || glyphs.dropLast().last?.outline != nil)
        }
    }

    @Test func factorIsTheLargestThatFits() {
        let text = "Total Caffeine Today"
        func layout(_ smallest: CGFloat, width: CGFloat) -> TextLayout {
            TestLibrary.paragraph(text) {
                $0.maximumLines = 1
                $0.minimumScaleFactor = smallest
            }.layout(width: width, height: nil)
        }
        let full = layout(0.3, width: 1000)
        #expect(full.scaleFactor == 1 && !full.isTruncated)
        let small = layout(0.3, width: full.size.width * 0.7)
        #expect(small.scaleFactor < 1 && small.scaleFactor > 0.6 && !small.isTruncated)
        expect((small.scaleFactor * 64).rounded(), equals: small.scaleFactor * 64)
        let larger = TestLibrary.paragraph(
            text, font: FontDescription(sizeInPoints: 17 * (small.scaleFactor + 1 / 64), lineHeight: 22))
        #expect(larger.layout(width: nil, height: nil).size.width > full.size.width * 0.7)
        let least = layout(0.9, width: full.size.width * 0.5)
        #expect(least.scaleFactor == 0.9 && least.isTruncated)
    }

    @Test func aLineThatIsTooHighIsMadeSmaller() {
        func layout(_ smallest: CGFloat, height: CGFloat?) -> TextLayout {
            TestLibrary.paragraph("300", font: FontDescription(sizeInPoints: 56, lineHeight: 67)) {
                $0.maximumLines = 1
                $0.minimumScaleFactor = smallest
            }.layout(width: 200, height: height)
        }
        let full = layout(0.5, height: nil)
        expect(full.scaleFactor, equals: 1)
        expect(layout(0.5, height: full.size.height).scaleFactor, equals: 1)
        let small = layout(0.5, height: full.size.height * 0.6)
        #expect(small.scaleFactor < 0.62 && small.scaleFactor > 0.55 && small.size.height <= full.size.height * 0.6)
        expect(layout(0.5, height: 10).scaleFactor, equals: 0.5)
        expect(layout(1, height: 10).scaleFactor, equals: 1)
    }

    @Test func tighteningComesBeforeTruncation() {
        let natural = TestLibrary.paragraph("Total Caffeine").layout(width: nil, height: nil).lines[0].width
        func layout(_ width: CGFloat) -> TextLayout {
            TestLibrary.paragraph("Total Caffeine") {
                $0.maximumLines = 1
                $0.allowsTightening = true
            }.layout(width: width, height: nil)
        }
        #expect(!layout(natural * 0.97).isTruncated)
        #expect(layout(natural * 0.97).lines[0].width <= natural * 0.97 + 0.001)
        #expect(layout(natural * 0.9).isTruncated)
    }
}
