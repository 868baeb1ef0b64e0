import Foundation
import TestSupport
import Testing
import Typesetting

@Suite struct EmojiTests {
    private func layout(_ text: String, size: CGFloat = 17) -> TextLayout {
        TestLibrary.paragraph(text, font: FontDescription(sizeInPoints: size)).layout(width: nil, height: nil)
    }

    private func pictures(_ text: String, size: CGFloat = 17) -> [TextImage] {
        layout(text, size: size).lines.flatMap(\.glyphs).compactMap(\.picture)
    }

    @Test(
        "What Unicode calls one emoji is one picture",
        arguments: [
            "😀", "☕️", "❤️", "👍🏽", "👋🏿", "🇩🇪", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "1️⃣", "#️⃣", "👨‍👩‍👧‍👦", "👩‍💻", "🏳️‍🌈", "❤️‍🔥", "👁️‍🗨️", "🧑🏽‍🚀", "👩🏻‍❤️‍💋‍👨🏿",
            "🫱🏻‍🫲🏿", "☀️", "🐈‍⬛", "🧘🏽‍♀️",
        ])
    func oneEmoji(text: String) {
        let glyphs = layout(text).lines.flatMap(\.glyphs).filter(\.isVisible)
        expect(glyphs.count, equals: 1)
        #expect(glyphs.allSatisfy { $0.picture != nil && $0.outline == nil })
        #expect(layout(text).missingCharacters.isEmpty)
    }

    @Test("Text presentation, and characters that are text unless asked, are outlines", arguments: ["1", "#", "©", "™", "↔", "▶\u{FE0E}"])
    func text(text: String) {
        #expect(pictures(text).isEmpty)
    }

    @Test("The selectors choose", arguments: [("❤\u{FE0F}", 1), ("©\u{FE0F}", 1), ("↔\u{FE0F}", 1), ("↔\u{FE0E}", 0)])
    func selectors(text: String, count: Int) {
        expect(pictures(text).count, equals: count)
    }

    @Test(
        "Symbols of writing are outlines of a font", arguments: ["☾", "✕", "♫", "➜", "✔\u{FE0E}", "⚡\u{FE0E}", "☀\u{FE0E}", "⊕", "♛", "𝔸"])
    func symbols(text: String) {
        let layout = layout(text)
        let glyphs = layout.lines.flatMap(\.glyphs).filter(\.isVisible)
        #expect(layout.missingCharacters.isEmpty)
        #expect(glyphs.count == 1 && glyphs.allSatisfy { $0.picture == nil && $0.outline != nil })
    }

    @Test("What may be an emoji and is no letter of the system font is one where nobody asks for text")
    func unasked() { #expect(pictures("✔").count == 1 && pictures("⏱").count == 1) }

    /// Heights of U+1F914 on iOS in pixels, two a point (flutter/flutter issue 28894): within a point.
    @Test(
        "Emoji are as large as on iOS",
        arguments: zip(
            11...30, [28, 30, 32, 34, 38, 40, 40, 40, 41, 42, 43, 44, 46, 48, 50, 52, 54, 56, 56, 58]))
    func sizes(size: Int, pixels: Int) throws {
        let picture = try #require(pictures("🤔", size: CGFloat(size)).first)
        let bytes = picture.picture.bytes
        let width = picture.picture.widthInPixels
        let rows = (0..<picture.picture.heightInPixels).filter { row in
            (0..<width).contains { bytes[(row * width + $0) * 4 + 3] > 127 }
        }
        let ink = CGFloat(rows.count) / CGFloat(picture.picture.heightInPixels) * picture.rect.height
        #expect(abs(ink * 2 - CGFloat(pixels)) <= 2)
    }

    @Test("Emoji stand about the middle of the capitals and do not raise the line")
    func place() throws {
        let layout = layout("H😀")
        let picture = try #require(layout.lines[0].glyphs.last?.picture)
        let capHeight = layout.lines[0].glyphs[0].capHeight
        #expect(abs(picture.rect.midY + capHeight / 2) < 1)
        expect(layout.size.height, equals: self.layout("H").size.height)
    }

    @Test func theSamePictureIsOneObject() {
        let glyphs = pictures("😀😀")
        #expect(glyphs.count == 2 && glyphs[0].picture == glyphs[1].picture)
    }

    @Test("A line of emoji is broken between them, and truncated with an ellipsis")
    func lines() {
        let text = String(repeating: "😀", count: 20)
        let wrapped = TestLibrary.paragraph(text).layout(width: 100, height: nil)
        #expect(wrapped.lines.count > 3)
        let cut = TestLibrary.paragraph(text) { $0.maximumLines = 1 }.layout(width: 100, height: nil)
        #expect(cut.isTruncated && cut.lines[0].glyphs.last?.outline != nil && cut.lines[0].width <= 100)
    }
}
