import Foundation
import Geometry
import TestSupport
import Testing

@testable import Typesetting

@Suite struct ItalicTests {
    private func glyph(_ text: String, size: CGFloat, isItalic: Bool) -> (file: String, box: CGRect?) {
        let font = FontDescription(sizeInPoints: size, isItalic: isItalic)
        let layout = TestLibrary.paragraph(text, font: font).layout(width: nil, height: nil)
        let file = TestLibrary.shared.resolve(font).primary.instance.face.name
        return (file, layout.lines[0].glyphs[0].outline?.path.inkBounds)
    }

    @Test func textCutHasItsOwnItalic() {
        expect(glyph("l", size: 17, isItalic: true).file, equals: "Inter/Inter-italic.ttf")
    }

    /// A stem of cap height slanted by 9.4 degrees is wider by 0.1655 of its height.
    @Test func displayCutIsSlanted() throws {
        let upright = try #require(glyph("I", size: 40, isItalic: false).box)
        let italic = try #require(glyph("I", size: 40, isItalic: true).box)
        expect(italic.width - upright.width, near: upright.height * 0.1655, within: 0.05)
        expect(italic.height, equals: upright.height)
    }
}
