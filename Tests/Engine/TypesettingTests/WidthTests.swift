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

    /// Widths differ with the font; the fit holds them near SF's. Ten-point percentages apart: SF's sign is far wider.
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
            #expect(errors.last ?? 1 < 0.02, "\(row.text): \(width), SF \(row.width)")
        }
        #expect(errors.reduce(0, +) / Double(errors.count) < 0.006)
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
            expect(width / style.width, near: 1, within: 0.012, "\(width) at \(style.size), SF \(style.width)")
        }
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
