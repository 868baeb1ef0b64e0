import Foundation
import TestSupport
import Testing
@testable import Typesetting

@Suite struct LineBreakTests {
    static let text = "The quick brown fox jumps over the lazy dog and runs away from here."

    /// text.lineLimit: the logic, in this font's lines. "Answers" are numbers of lines.
    @Test func lineLimitsFollowTheProbe() {
        func lines(_ limit: Int?, _ width: CGFloat? = 100, _ height: CGFloat? = nil) -> TextLayout {
            TestLibrary.paragraph(LineBreakTests.text) { $0.maximumLines = limit }.layout(width: width, height: height)
        }
        let free = lines(nil)
        #expect(free.lines.count > 4 && !free.isTruncated)
        expect(lines(0).size, equals: lines(1).size)
        #expect(lines(1).lines.count == 1 && lines(1).isTruncated)
        #expect(lines(2).lines.count == 2 && lines(2).isTruncated)
        expect(lines(100).size, equals: free.size)
        #expect(lines(1).size.width <= 100)
        expect(lines(nil, 100, lines(2).size.height).lines.count, equals: 2)
        expect(lines(nil, 100, lines(2).size.height - 0.1).lines.count, equals: 1)
        expect(lines(nil, 100, 0).lines.count, equals: 1)
        expect(lines(nil, 100, 20).size, equals: lines(1).size)
    }

    @Test func reservedSpaceCountsWholeLines() {
        func height(_ minimum: Int, _ text: String = "Hi") -> CGFloat {
            TestLibrary.paragraph(text) { $0.minimumLines = minimum }.layout(width: nil, height: nil).size.height
        }
        expect(height(3), equals: height(1, "a\nb\nc"))
        expect(height(2), equals: height(1, "a\nb"))
        expect(height(1, "a\nb\nc"), equals: height(2, "a\nb\nc"))
    }

    @Test func proposingTheAnswerGivesTheAnswer() {
        for width in stride(from: CGFloat(20), through: 400, by: 7) {
            let paragraph = TestLibrary.paragraph(LineBreakTests.text) { $0.avoidsOrphans = Int(width).isMultiple(of: 2) }
            let first = paragraph.layout(width: width, height: nil)
            let second = paragraph.layout(width: first.size.width, height: first.size.height)
            #expect(second.size == first.size && second.lines.count == first.lines.count && !second.isTruncated)
            #expect(first.size.width <= width + 1 / 3 || width < 30)
        }
    }

    private func width(_ text: String) -> CGFloat { TestLibrary.paragraph(text).layout(width: nil, height: nil).lines[0].width }

    /// The words of each line where one short word would be left for the last.
    @Test(
        "The second line of two is not one short word, where the one before it has room beside it",
        arguments: [
            ("one two three four five six", "seven", "one two three four five", "six seven"),
            ("Calories Total", "Burn", "Calories", "Total Burn"),
            // One of more than ten characters stands by itself.
            ("one two three four five six", "elevenchars", "one two three four five six", "elevenchars"),
            // Nothing is left of a line of one word.
            ("Donaudampf", "fahrt", "Donaudampf", "fahrt"),
            // Two words are not one, and a word that may be broken is none.
            ("one two three four five six seven", "a b", "one two three four five six seven", "a b"),
            ("one two three four five six seven", "a-b", "one two three four five six seven", "a-b"),
        ])
    func orphans(first: String, last: String, firstLine: String, lastLine: String) {
        let paragraph = TestLibrary.paragraph("\(first) \(last)") { $0.avoidsOrphans = true }
        let layout = paragraph.layout(width: width(first), height: nil)
        expect(layout.lines.map(\.width), equals: [firstLine, lastLine].map(width))
        let again = paragraph.layout(width: layout.size.width, height: layout.size.height)
        #expect(again.size == layout.size && !again.isTruncated)
        // What is cut off is cut where it was.
        let greedy = TestLibrary.paragraph("\(first) \(last)") { $0.maximumLines = 1 }
        let cut = TestLibrary.paragraph("\(first) \(last)") { ($0.maximumLines, $0.avoidsOrphans) = (1, true) }
        expect(cut.layout(width: 80, height: nil).lines.map(\.width), equals: greedy.layout(width: 80, height: nil).lines.map(\.width))
    }

    @Test("Each paragraph has a last line of its own, and a word goes where the one before it leaves no room") func orphansOfParagraphs() {
        let room = width("one two three four five six")
        let text = "one two three four five six seven"
        let two = TestLibrary.paragraph("\(text)\n\(text)") { $0.avoidsOrphans = true }.layout(width: room, height: nil)
        expect(two.lines.map(\.width), equals: [1, 2].flatMap { _ in [width("one two three four five"), width("six seven")] })
        let narrow = TestLibrary.paragraph("a Donaudampf fahrt") { $0.avoidsOrphans = true }.layout(
            width: width("a Donaudampf"), height: nil)
        expect(narrow.lines.map(\.width), equals: [width("a Donaudampf"), width("fahrt")])
    }

    /// A paragraph of a public picture, as the table's head describes it.
    private struct Broken: Decodable {
        let picture: String
        let size: Double
        let room: Double
        let lines: [String]

        /// The text in runs of one font each, and the offsets at which its lines begin.
        var paragraph: (runs: [TextRun], starts: [Int]) {
            var font = FontDescription(sizeInPoints: size)
            var (runs, starts, count): ([TextRun], [Int], Int) = ([], [], 0)
            for (index, line) in lines.enumerated() {
                starts.append(count)
                let isLast = index == lines.count - 1
                for letter in isLast || line.hasSuffix("-") ? line : line + " " {
                    switch letter {
                    case "*": font.weight = font.weight == 400 ? 600 : 400
                    case "_": font.isItalic.toggle()
                    default:
                        if runs.last?.font != font { runs.append(TextRun(text: "", font: font)) }
                        runs[runs.count - 1].text.append(letter)
                        count += 1
                    }
                }
            }
            return (runs, starts)
        }
    }

    @Test("Lines of 17 paragraphs in public pictures end where Apple's do")
    func publicParagraphs() throws {
        let records = try Truth.value("breaks", in: "breaks", as: [Broken].self)
        var (count, differing): (Int, [String]) = (0, [])
        for record in records {
            let (runs, starts) = record.paragraph
            var style = ParagraphStyle()
            (style.pixelLength, style.avoidsOrphans) = (0.5, true)
            let layout = Paragraph(runs: runs, style: style, library: TestLibrary.shared).layout(width: record.room, height: nil)
            let found = layout.shownCharacters.map { $0.min() ?? 0 }
            count += starts.count - 1
            for start in starts.dropFirst() where !found.contains(start) { differing.append("\(record.picture), \(record.room): \(start)") }
            if found.count != starts.count { differing.append("\(record.picture), \(record.room): \(found.count) lines") }
        }
        expect(count, equals: 43)
        expect(differing, equals: [])
    }

    /// Source: a widget of iOS 17, subheadline, 126 and 138 points wide.
    @Test("A short word stands on the third line by itself", arguments: [126.0, 138])
    func longerParagraphs(width room: Double) {
        let font = FontDescription(sizeInPoints: 15)
        let paragraph = TestLibrary.paragraph("Edit Widget to change the background", font: font) { $0.avoidsOrphans = true }
        let words = ["Edit Widget to", "change the", "background"].map {
            TestLibrary.paragraph($0, font: font).layout(width: nil, height: nil).lines[0].width
        }
        expect(paragraph.layout(width: room, height: nil).lines.map(\.width), equals: words)
    }

    @Test func spaceHangsOverTheEndOfALine() {
        let paragraph = TestLibrary.paragraph("aaa          aaa")
        let word = TestLibrary.paragraph("aaa").layout(width: nil, height: nil)
        let layout = paragraph.layout(width: word.size.width, height: nil)
        expect(layout.lines.count, equals: 2)
        expect(layout.lines[0].width, equals: word.lines[0].width)
    }

    @Test func longWordsBreakBetweenCharacters() {
        let layout = TestLibrary.paragraph("Donaudampfschifffahrt e\u{301}").layout(width: 40, height: nil)
        #expect(layout.lines.count > 3)
        #expect(layout.lines.allSatisfy { $0.width <= 40 && !$0.glyphs.isEmpty })
        expect(TestLibrary.paragraph("abc").layout(width: 0, height: nil).lines.count, equals: 3)
    }

    @Test func lineEndsBreak() {
        for end in ["\n", "\r\n", "\u{2028}", "\u{2029}"] {
            expect(TestLibrary.paragraph("a\(end)b").layout(width: nil, height: nil).lines.count, equals: 2)
        }
        expect(TestLibrary.paragraph("a\n").layout(width: nil, height: nil).lines.count, equals: 2)
        expect(TestLibrary.paragraph("a\n\nb").layout(width: nil, height: nil).lines.count, equals: 3)
    }

    @Test func noBreakSpaceHoldsWordsTogether() {
        let width = TestLibrary.paragraph("aaaa").layout(width: nil, height: nil).size.width
        let layout = TestLibrary.paragraph("x 10\u{A0}mg").layout(width: width + 8, height: nil)
        expect(layout.shownCharacters.first, equals: [0])
    }

    @Test(arguments: [
        (ParagraphStyle.Alignment.leading, false, 0.0), (.center, false, 0.5), (.trailing, false, 1),
        (.leading, true, 1), (.trailing, true, 0),
    ])
    func linesAreAligned(alignment: ParagraphStyle.Alignment, isRightToLeft: Bool, side: Double) {
        let layout = TestLibrary.paragraph("wide line here\nx") {
            $0.alignment = alignment
            $0.isRightToLeft = isRightToLeft
        }.layout(width: nil, height: nil)
        let room = layout.size.width - layout.lines[1].width
        expect(layout.lines[1].left, near: room * side, within: 1e-9)
    }
}

@Suite struct PlainBreaksTests {
    /// ICU's answer to the same text: a character that is not plain, a long way off, keeps the short way out.
    @Test func plainProseBreaksAsICUSays() throws {
        var generator = SeededGenerator(seed: 0x5DEE_CE66)
        let alphabet = Array("aZ0 \n.,!?;:'  bc")
        var plain = 0
        for _ in 0..<4000 {
            let text = String((0..<(1 + generator.below(12))).map { _ in alphabet[generator.below(alphabet.count)] })
            let units = Array(text.utf16)
            guard let own = PlainBreaks.find(in: units) else { continue }
            plain += 1
            let icu = LineBreaks.find(in: units + Array(" \u{2014}".utf16), language: "en")
            #expect(own.dropLast().elementsEqual(icu.prefix(units.count)), "\(text.debugDescription)")
        }
        #expect(plain > 500)
    }
}
