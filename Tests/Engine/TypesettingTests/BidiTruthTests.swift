import Foundation
import TestSupport
import Testing
import Typesetting
import _FoundationICU

/// The order of our glyphs against ICU's visual order (Unicode Standard Annex 9) of the whole line.
@Suite struct BidiTruthTests {
    private static let texts = [
        "abc אבג def", "אבג abc דהו", "12:30 אבג 45", "אבג 12-30 דהו", "(אבג) abc", "abc (אבג) [דהו]!", "אבג, def.",
        "50% אבג $12.50", "a-ב-c-ד", "אבג\u{200F}! abc", "\u{202B}abc אבג\u{202C} x", "\u{2067}abc\u{2069} אבג", "١٢٣ אבג abc", "א+1=2ב",
        "https://a.b/אב/c?ד=1",
    ]

    /// The offsets of the characters that are seen, from left to right.
    private func order(_ text: String, isRightToLeft: Bool) throws -> [Int] {
        let units = Array(text.utf16)
        let bidi = try #require(swift_ubidi_open())
        defer { swift_ubidi_close(bidi) }
        return units.withUnsafeBufferPointer { buffer in
            var status = U_ZERO_ERROR
            swift_ubidi_setPara(
                bidi, buffer.baseAddress, Int32(units.count), isRightToLeft ? 0xFF : 0xFE, nil, &status)
            return (0..<Int32(units.count)).map { Int(swift_ubidi_getLogicalIndex(bidi, $0, &status)) }
        }
    }

    @Test(arguments: texts, [false, true])
    func orderIsICUs(text: String, isRightToLeft: Bool) throws {
        let line = try #require(
            TestLibrary.paragraph(text) { $0.isRightToLeft = isRightToLeft }.layout(width: nil, height: nil).lines.first)
        // Every character of these texts is one UTF-16 unit; those without width are not compared.
        let seen = Array(text.unicodeScalars).map { !$0.properties.isDefaultIgnorableCodePoint }
        let characters = Array(text)
        try #require(characters.count == text.utf16.count)
        let truth = try order(text, isRightToLeft: isRightToLeft).filter { seen[$0] }
        expect(line.glyphs.map(\.characters.lowerBound).filter { seen[$0] }, equals: truth)
    }
}
