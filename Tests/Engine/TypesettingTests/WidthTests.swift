import Foundation
import TestSupport
import Testing
import Typesetting

@Suite struct WidthTests {
    private struct Row: Decodable {
        var text: String
        var size: Double
        var weight: String
        var width: Double
        var design: String?
    }

    /// The letters of the bundled faces take the widths of SF's.
    @Test func widthsStayNearSFs() throws {
        let rows = try Truth.value("measured.strings.layertree", as: [Row].self)
            .filter { !$0.text.contains("wrapped") && !$0.text.contains("%") }
        #expect(rows.count > 25)
        var errors: [Double] = []
        for row in rows {
            let weight: Double = ["regular": 400, "bold": 700, "black": 900][row.weight] ?? 400
            let design: FontDescription.Design = row.design == "rounded" ? .rounded : .default
            let font = FontDescription(family: .system(design), sizeInPoints: row.size, weight: weight)
            let width = TestLibrary.paragraph(row.text, font: font).layout(width: nil, height: nil).size.width
            errors.append(abs(width / row.width - 1))
            #expect(errors.last ?? 1 < 0.007, "\(row.text): \(width), SF \(row.width)")
        }
        #expect(errors.reduce(0, +) / Double(errors.count) < 0.001)
    }

    /// Source: the layer of a text of two lines, `measured.strings.layertree`. The letters alone are 252 points wide.
    @Test("The space at which a line is broken counts to the width of the text") func spaceAtBreak() throws {
        let row = try #require(Truth.value("measured.strings.layertree", as: [Row].self).first { $0.text.contains("(wrapped)") })
        let words = row.text.replacing(" (wrapped)", with: "").replacing(" / ", with: " ")
        func layout(_ alignment: ParagraphStyle.Alignment, width: CGFloat = 270) -> TextLayout {
            TestLibrary.paragraph(words, font: FontDescription(sizeInPoints: row.size)) { $0.alignment = alignment }
                .layout(width: width, height: nil)
        }
        let leading = layout(.leading)
        expect(leading.size.width, near: row.width, within: 1e-3)
        expect(leading.lines[0].width, near: 252, within: 1.0 / 3)
        // Lines are aligned by their letters.
        let (centred, trailing) = (layout(.center).lines[0], layout(.trailing).lines[0])
        expect(centred.left, near: (row.width - centred.width) / 2, within: 1e-3)
        expect(trailing.left + trailing.width, near: row.width, within: 1e-3)
        // It takes no more room than there is.
        expect(layout(.leading, width: 253).size.width, near: 253, within: 1e-3)
    }

    /// Sizes between the text and the display cut among them: SF's widths have no step there.
    @Test func stylesAreAsWideAsSFs() throws {
        struct Style: Decodable {
            var size: Double
            var weight: Double
            var width: Double
            enum CodingKeys: String, CodingKey { case size = "size pt", weight, width }
        }
        let styles = try Truth.value("macos.styles.measured", as: [String: Style].self).values.filter { $0.weight == 0 }
        #expect(styles.count > 7)
        for style in styles {
            let font = FontDescription(sizeInPoints: style.size)
            let layout = TestLibrary.paragraph("Hello, world 0123", font: font).layout(width: nil, height: nil)
            let width = try #require(layout.lines.first).width
            // They were rounded up to half a point.
            expect(width / style.width, near: 1, within: 0.006, "\(width) at \(style.size), SF \(style.width)")
        }
    }

    /// The words of each line. Source: a probe of SwiftUI on macOS, whose heights and widths these lines give.
    @Test(
        "A paragraph breaks where SF does",
        arguments: [
            (100.0, "The quick|brown fox jumps|over the lazy|dog and keeps|on running far|away."),
            (150, "The quick brown fox|jumps over the lazy dog|and keeps on running|far away."),
        ])
    func lineBreaks(width: Double, lines: String) {
        let text = "The quick brown fox jumps over the lazy dog and keeps on running far away."
        let font = FontDescription(sizeInPoints: 13)
        let layout = TestLibrary.paragraph(text, font: font, scale: 2).layout(width: width, height: nil)
        let words = lines.split(separator: "|").map {
            TestLibrary.paragraph(String($0), font: font, scale: 2).layout(width: nil, height: nil).lines[0].width
        }
        expect(layout.lines.count, equals: words.count)
        for (line, word) in zip(layout.lines, words) { expect(line.width, near: word, within: 0.001) }
    }

    /// Source: a probe of the system printed these widths of regular text, in points, to a thousandth.
    @Test(
        "Letters, tracking and kerning make up the width of a text",
        arguments: [
            ("Hello", 17.0, 400.0, 38.814), ("To", 17, 400, 0), ("AVATAR", 34, 700, 0),
        ])
    func exactWidths(text: String, size: Double, weight: Double, width: Double) {
        let font = FontDescription(sizeInPoints: size, weight: weight)
        let letters = text.map { TestLibrary.paragraph(String($0), font: font).layout(width: nil, height: nil).lines[0].width }
        let whole = TestLibrary.paragraph(text, font: font).layout(width: nil, height: nil).lines[0].width
        let sum: CGFloat = letters.reduce(0, +)
        if width > 0 { expect(Double(sum), near: width, within: 0.01) } else { #expect(whole < sum - 0.5) }
    }

    /// Source: labels of iOS 13, whose widths are rounded up to thirds of a point.
    @Test(
        "An apostrophe is kerned with the letters of a possessive",
        arguments: [(26.0, 196.0), (27, 203.33), (28, 210.67), (34, 255), (43, 320.67), (58, 428.33)])
    func apostrophe(size: Double, width: Double) {
        let layout = TestLibrary.paragraph("What's the point?", font: FontDescription(sizeInPoints: size)).layout(width: nil, height: nil)
        expect(layout.lines[0].width, near: width, within: 0.7)
    }

    @Test("A letter with an accent is as wide as without, and a mark over it adds nothing", arguments: ["é", "e\u{301}", "ü", "Å"])
    func accents(letter: String) {
        let base = String(letter.decomposedStringWithCanonicalMapping.unicodeScalars.prefix(1))
        let widths = [letter, base].map { TestLibrary.paragraph($0).layout(width: nil, height: nil).lines[0].width }
        expect(widths[0], near: widths[1], within: 0.001)
    }

    @Test("A larger size is never narrower") func sizesGrow() {
        var last: CGFloat = 0
        for size in stride(from: 8.0, through: 40, by: 0.5) {
            let font = FontDescription(sizeInPoints: size)
            let layout = TestLibrary.paragraph("Ragged lucky foxes", font: font).layout(width: nil, height: nil)
            #expect(layout.lines[0].width > last, "at \(size)")
            last = layout.lines[0].width
        }
    }

    @Test(arguments: [1.0, 2, 3])
    func widthIsWholePixelsAndHoldsTheText(scale: Double) throws {
        let layout = TestLibrary.paragraph("Hello, world", scale: scale).layout(width: nil, height: nil)
        let pixels = layout.size.width * scale
        expect(pixels, near: pixels.rounded(), within: 1e-9)
        let advance = try #require(layout.lines.first).width
        #expect(layout.size.width >= advance && layout.size.width - advance < 1 / scale)
    }

    /// Source: 19 letters of code in a public picture are 197 points wide at 17 points.
    @Test("A letter of the monospaced face is as wide as SF Mono's in each weight", arguments: [400.0, 700])
    func monospacedLetters(weight: Double) {
        let font = FontDescription(family: .system(.monospaced), sizeInPoints: 17, weight: weight)
        let layout = TestLibrary.paragraph(".accessibilityLabel", font: font).layout(width: nil, height: nil)
        expect(layout.lines[0].width / 19, near: 0.6125 * 17, within: 0.02)
    }

    @Test func monospacedDigitsAreEquallyWide() {
        let font = FontDescription(sizeInPoints: 17, hasMonospacedDigits: true)
        let widths = "0123456789".map { digit in
            TestLibrary.paragraph(String(digit), font: font).layout(width: nil, height: nil).lines[0].width
        }
        expect(Set(widths).count, equals: 1)
    }

    @Test func trackingWidensEveryCharacterAndTakesLigaturesApart() {
        var run = TextRun(text: "office", font: FontDescription(family: .system(.serif), sizeInPoints: 17))
        func layout(_ run: TextRun) -> TextLayout {
            Paragraph(runs: [run], style: ParagraphStyle(), library: TestLibrary.shared).layout(width: nil, height: nil)
        }
        let plain = layout(run)
        run.tracking = 2
        let tracked = layout(run)
        run.tracking = 0
        run.kerning = 2
        let kerned = layout(run)
        expect(tracked.lines[0].glyphs.count, equals: 6)
        expect(kerned.lines[0].glyphs.count, equals: plain.lines[0].glyphs.count)
        #expect(tracked.lines[0].width > plain.lines[0].width + 11)
    }
}
