import CoreText
import Foundation
import RunContext
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

    /// A file with one table, whose one name is that for PostScript.
    private func file(named name: String) -> Data {
        let text = Array(name.utf16).flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
        func pair(_ number: Int) -> [UInt8] { [UInt8(number >> 8), UInt8(number & 255)] }
        var bytes: [UInt8] = [0, 1, 0, 0] + pair(1) + [0, 0, 0, 0, 0, 0]
        bytes += Array("name".utf8) + [0, 0, 0, 0] + [0, 0, 0, 28] + [0, 0] + pair(18 + text.count)
        bytes += pair(0) + pair(1) + pair(18) + pair(3) + pair(1) + pair(0x409) + pair(6) + pair(text.count) + pair(0)
        return Data(bytes + text)
    }

    @Test("A font of code is registered if texts can be drawn in it, and reported if not") func registration() throws {
        func font(_ name: String) -> CGFont? { CGDataProvider(data: NSData(data: file(named: name))).flatMap(CGFont.init) }
        expect(font("Mine-Bold")?.postScriptName.map { "\($0)" }, equals: "Mine-Bold")
        var failure: Unmanaged<CFError>?
        let notes = RunReports.noted { CTFontManagerRegisterGraphicsFont(font("Mine-Bold")!, &failure) }
        #expect(notes.contains { $0.contains("Mine-Bold") } && failure?.takeRetainedValue().code == 103)
        for count in 0..<64 { _ = CGFont(CGDataProvider(data: NSData(data: file(named: "Mine").prefix(count)))!) }
        #expect(CGFont(CGDataProvider(data: NSData(data: Data("none".utf8)))!) == nil)
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
