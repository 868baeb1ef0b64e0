import Foundation
import FoundationGaps
import TestSupport
import Testing

@Suite("Texts in other forms") struct TransformTests {
    @Test("A part of a string takes another form, and an unknown transform none") func transforms() {
        expect("ＡＢｃ".dropLast().applyingTransform(.fullwidthToHalfwidth, reverse: false), equals: "AB")
        expect("かな".applyingTransform(.hiraganaToKatakana, reverse: false), equals: "カナ")
        expect("a".applyingTransform(StringTransform("no such form"), reverse: false), equals: nil)
    }

    @Test("A number formatter reads a part of a text, and throws where it is no number") func numbers() throws {
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US")
        var (number, range): (AnyObject?, NSRange) = (nil, NSRange(location: 2, length: 2))
        try formatter.getObjectValue(&number, for: "a 12 b", range: &range)
        expect((number as? NSNumber)?.intValue, equals: 12)
        #expect(throws: CocoaError.self) { try formatter.getObjectValue(&number, for: "a", range: nil) }
    }
}
