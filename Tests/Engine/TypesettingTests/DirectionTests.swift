import Foundation
import TestSupport
import Testing
import Typesetting
import _FoundationICU

@Suite struct DirectionTests {
    /// Hebrew letters have no glyphs in the bundled fonts: one box each, so that order is plain to see.
    static let texts = [
        "abc אבג def", "אבג abc דהו", "price: ₪ 12.50 אבג", "1 אבג 2 דהו 3", "(אבג) [abc]", "abc", "אבג",
        "ab \u{2067}גד ef\u{2069} gh", "אב 12-34 גד, xy!",
    ]

    @Test(arguments: texts, [false, true])
    func orderIsICUs(text: String, isRightToLeft: Bool) throws {
        let layout = TestLibrary.paragraph(text) { $0.isRightToLeft = isRightToLeft }.layout(width: nil, height: nil)
        let shown = try #require(layout.shownCharacters.first)
        let all = icuOrder(text, isRightToLeft: isRightToLeft)
        expect(shown, equals: all.filter { shown.contains($0) })
        #expect(shown.count >= text.filter { !$0.isWhitespace && $0.isASCII }.count)
    }

    /// The characters from left to right; every one is a single UTF-16 unit here.
    private func icuOrder(_ text: String, isRightToLeft: Bool) -> [Int] {
        let units = Array(text.utf16)
        guard let bidi = swift_ubidi_open() else { return [] }
        defer { swift_ubidi_close(bidi) }
        var status = U_ZERO_ERROR
        return units.withUnsafeBufferPointer { buffer in
            swift_ubidi_setPara(
                bidi, buffer.baseAddress, Int32(units.count), isRightToLeft ? 0xFF : 0xFE, nil, &status)
            return (0..<Int32(units.count)).map { Int(swift_ubidi_getLogicalIndex(bidi, $0, &status)) }
        }
    }

    @Test func positionsRunFromLeftToRight() {
        let layout = TestLibrary.paragraph("abc אבג def 12").layout(width: nil, height: nil)
        let places = layout.lines[0].glyphs.map(\.origin.x)
        expect(places, equals: places.sorted())
        #expect(layout.lines[0].glyphs.allSatisfy { $0.origin.x < layout.size.width })
    }

    @Test func missingCharactersAreBoxedAndReported() {
        let layout = TestLibrary.paragraph("a\u{13000}\u{12000}b\u{10FFFF}\u{12000}").layout(width: nil, height: nil)
        expect(layout.missingCharacters, equals: ["\u{13000}", "\u{12000}", "\u{10FFFF}"])
        #expect(layout.lines[0].glyphs.allSatisfy { $0.outline != nil && $0.advance > 0 })
    }

    @Test func missingFontsAreReportedAndReplaced() {
        let font = FontDescription(family: .named("No Such Font"), sizeInPoints: 17)
        let layout = TestLibrary.paragraph("Hello", font: font).layout(width: nil, height: nil)
        expect(layout.missingFonts, equals: ["No Such Font"])
        expect(layout.size, equals: TestLibrary.paragraph("Hello").layout(width: nil, height: nil).size)
    }
}
