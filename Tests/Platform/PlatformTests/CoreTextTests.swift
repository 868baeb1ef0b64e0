import CoreText
import Foundation
import TestSupport
import Testing

/// Glyphs and lines in the manner of Core Text.
@Suite("Core Text") @MainActor struct CoreTextTests {
    private let font = CTFontCreateWithName("Helvetica", 40, nil)

    @Test("A character has a glyph with an outline above the baseline, white space has none") func glyphs() throws {
        var characters = Array("Ag ".utf16)
        var glyphs = [CGGlyph](repeating: 0, count: 3)
        #expect(CTFontGetGlyphsForCharacters(font, &characters, &glyphs, 3))
        #expect(Set(glyphs).count == 3 && !glyphs.contains(0))
        let letter = try #require(CTFontCreatePathForGlyph(font, glyphs[0], nil)?.boundingBoxOfPath)
        #expect(letter.minY > -1 && letter.maxY > 20)
        let low = try #require(CTFontCreatePathForGlyph(font, glyphs[1], nil)?.boundingBoxOfPath)
        #expect(low.minY < -2)
        #expect(CTFontCreatePathForGlyph(font, glyphs[2], nil) == nil)
        var advances = [CGSize](repeating: .zero, count: 3)
        let sum = CTFontGetAdvancesForGlyphs(font, .horizontal, glyphs, &advances, 3)
        #expect(sum > 40 && abs(sum - advances.reduce(0) { $0 + Double($1.width) }) < 1e-6)
        var again: CGGlyph = 0
        var character = characters[0]
        CTFontGetGlyphsForCharacters(font, &character, &again, 1)
        expect(again, equals: glyphs[0])
    }

    @Test("A line has runs of glyphs with their fonts and positions") func line() throws {
        let text = NSMutableAttributedString(string: "Hello", attributes: [.font: font])
        text.append(NSAttributedString(string: " you", attributes: [.font: CTFontCreateUIFontForLanguage(.system, 20, nil) as Any]))
        let line = CTLineCreateWithAttributedString(text)
        let runs = CTLineGetGlyphRuns(line)
        #expect(runs.count == 2 && CTRunGetGlyphCount(runs[0]) == 5 && CTLineGetGlyphCount(line) == 9)
        var last: CGFloat = -1
        for index in 0..<CTRunGetGlyphCount(runs[0]) {
            var (glyph, position) = (CGGlyph(), CGPoint.zero)
            CTRunGetGlyphs(runs[0], CFRangeMake(index, 1), &glyph)
            CTRunGetPositions(runs[0], CFRangeMake(index, 1), &position)
            #expect(position.x > last)
            last = position.x
            let own = try #require(CTRunGetAttributes(runs[0])[kCTFontAttributeName] as? CTFont)
            #expect(CTFontCreatePathForGlyph(own, glyph, nil) != nil)
        }
        var ascent: CGFloat = 0
        #expect(CTLineGetTypographicBounds(line, &ascent, nil, nil) > 100)
        #expect(ascent > 30)
    }
}
