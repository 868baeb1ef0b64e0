import Foundation
import TestSupport
import Testing

@testable import Typesetting

/// Long texts are shaped word by word, each different word once: with the glyphs of the whole text shaped at once.
@Suite struct WordShapingTests {
    /// A glyph and where its cluster starts.
    private struct Shaped: Equatable {
        var glyph: UInt32
        var start: Int
        var advance: Int32
        var xOffset: Int32
        var yOffset: Int32
    }

    private static let words = [
        "the", "coffee", "AVATAR", "To.", "We,", "office", "ffl", "fi", "don't", "it's.", "12:30", "9:41", "->", "=>",
        "--", "(a)", "(X)", "!=", "www", "3x4", "10x10", "1/2", "A-B", "a-b", "...", "*", "I", "Ty", "\u{2018}quoted\u{2019}",
        "caf\u{E9}", "na\u{EF}ve", "l\u{2019}\u{E9}t\u{E9}", "\u{2014}", "\u{395}\u{3BB}\u{3BB}", "\u{421}\u{44A}\u{435}\u{448}\u{44C}",
        "Vi\u{1EC7}t", "\u{20AC}5", "\u{2026}", "", "", "antidisestablishmentarianism",
    ]

    /// A font that does not kern its spaces, so that its words can be shaped apart.
    private static let unkernedSpaces = FontDescription(family: .system(.monospaced), sizeInPoints: 17)

    /// Words of a few, so that most come again.
    static func text(seed: Int, count: Int) -> String {
        var source = SeededGenerator(seed: UInt64(seed))
        let chosen = (0..<(2 + source.below(12))).map { _ in words[source.below(words.count)] }
        return (0..<count).map { _ in chosen[source.below(chosen.count)] }.joined(separator: " ")
    }

    private static func shaped(_ text: String, _ font: FontDescription) -> ShapedParagraph {
        let run = TextRun(text: text, font: font)
        return ShapedParagraph(
            text: ParagraphText(runs: [run], style: ParagraphStyle()), runs: [run], language: "en",
            library: TestLibrary.shared)
    }

    /// Every item shaped as a whole, past all that is kept.
    private static func wholeGlyphs(of paragraph: ShapedParagraph) -> [Shaped] {
        paragraph.items.flatMap { item in
            // In the display cut an ellipsis is three full stops.
            let isParted = item.face.isSpaced && paragraph.fonts[item.run].widths?.partsEllipsis == true
            let inputs = item.range.flatMap { place -> [ShapeInput] in
                let unit = UInt32(paragraph.text.units[place])
                return (0..<(isParted && unit == 0x2026 ? 3 : 1)).map { _ in
                    ShapeInput(scalar: isParted && unit == 0x2026 ? 0x2E : unit, offset: UInt32(place))
                }
            }
            let request = ShapeCache.Request(
                font: item.face.instance, text: inputs, script: item.script, isRightToLeft: false, language: "en",
                features: [])
            return HarfBuzzShaper.shape(request).map {
                Shaped(
                    glyph: $0.glyph, start: Int($0.offset), advance: $0.advance, xOffset: $0.xOffset, yOffset: $0.yOffset)
            }
        }
    }

    private static func glyphs(of paragraph: ShapedParagraph) -> [Shaped] {
        paragraph.clusters.flatMap { cluster in
            (cluster.firstGlyph..<cluster.firstGlyph + cluster.glyphCount).map { index in
                let glyph = paragraph.glyphs[Int(cluster.item)][Int(index)]
                return Shaped(
                    glyph: glyph.glyph, start: Int(cluster.start), advance: glyph.advance, xOffset: glyph.xOffset,
                    yOffset: glyph.yOffset)
            }
        }
    }

    @Test(arguments: 1...60) func wordsAreShapedAsTheWholeText(seed: Int) {
        let design: FontDescription.Design = [.default, .serif, .monospaced][seed % 3]
        let font = FontDescription(family: .system(design), sizeInPoints: seed % 2 == 0 ? 17 : 28)
        let paragraph = Self.shaped(Self.text(seed: seed, count: 120), font)
        expect(Self.glyphs(of: paragraph), equals: Self.wholeGlyphs(of: paragraph))
    }

    @Test func clustersCoverTheTextOnce() {
        let paragraph = Self.shaped(Self.text(seed: 7, count: 300), FontDescription(sizeInPoints: 17))
        var end: Int32 = 0
        for cluster in paragraph.clusters {
            #expect(cluster.start == end && cluster.end > cluster.start)
            end = cluster.end
        }
        expect(Int(end), equals: paragraph.text.units.count)
    }

    @Test("A word that comes again is not shaped again: what is shaped grows with the words that differ", arguments: [1, 4, 16])
    func repeatedWordsAreShapedOnce(times: Int) {
        let prose = "Total caffeine is four hundred and twelve milligrams, which is more than enough for one day. "
        let once = Self.shaped(prose + prose, Self.unkernedSpaces)
        let paragraph = Self.shaped(String(repeating: prose, count: 2 * times), Self.unkernedSpaces)
        expect(paragraph.clusters.count, equals: times * once.clusters.count)
        expect(paragraph.glyphs.reduce(0) { $0 + $1.count }, equals: once.glyphs.reduce(0) { $0 + $1.count })
        #expect(once.glyphs[0].count < prose.utf16.count + 2)
    }

    @Test("Without words that come again, what is shaped grows with the text and no faster", arguments: [1, 2, 4])
    func differentWordsAreLinear(times: Int) {
        let words = (0..<1000 * times).map { String(format: "w%05d", $0) }
        let paragraph = Self.shaped(words.joined(separator: " "), Self.unkernedSpaces)
        #expect(paragraph.glyphs.reduce(0) { $0 + $1.count } <= 7000 * times)
        expect(paragraph.clusters.count, equals: 7000 * times - 1)
    }

    @Test func aTextWithoutWordsIsShapedWhole() throws {
        // A joiner asks for its neighbours, and is not told apart by spaces.
        let paragraph = Self.shaped(String(repeating: "a\u{200D}b c\u{301} ", count: 40), FontDescription(sizeInPoints: 17))
        expect(paragraph.clusters.count, equals: 5 * 40)
        #expect(TextWords(Array("a\u{301} b".utf16), 0..<4) == nil)
        let words = try #require(TextWords(Array("to be  or not to be".utf16), 0..<19))
        #expect(words.count == 4 && words.tokens.count == 6 + 6)
        expect(String(decoding: words.units, as: UTF16.self), equals: "to be or not ")
    }
}
