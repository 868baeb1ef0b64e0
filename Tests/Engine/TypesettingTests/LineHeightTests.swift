import Foundation
import TestSupport
import Testing
import Typesetting

@Suite struct LineHeightTests {
    /// rule.text_height: ceil_to_pixel((n - 1) * leading + size * 2444 / 2048).
    @Test(arguments: Truth.categories, [1.0, 2, 3])
    func heightFollowsTheRuleInEveryStyle(category: String, scale: Double) throws {
        let styles = try Truth.value("ios.\(category)", as: [String: Truth.Style].self)
        expect(styles.count, equals: 11)
        for (name, style) in styles.sorted(by: { $0.key < $1.key }) {
            for lines in 1...3 {
                let text = [String](repeating: "Hg", count: lines).joined(separator: "\n")
                let font = FontDescription(sizeInPoints: style.size, lineHeight: style.leading)
                let layout = TestLibrary.paragraph(text, font: font, scale: scale).layout(width: nil, height: nil)
                let exact = Double(lines - 1) * style.leading + style.size * 2444 / 2048
                let expected = (exact * scale - 1e-6).rounded(.up) / scale
                expect(layout.size.height, equals: CGFloat(expected), "\(name) \(category) \(lines) lines")
                expect(layout.firstBaseline, equals: CGFloat(style.size * 1950 / 2048))
                expect(layout.lastBaseline - layout.firstBaseline, near: Double(lines - 1) * style.leading, within: 1e-9)
            }
        }
    }

    /// rule.system_size_leading: a font without a text style has no leading, and neither have its designs.
    @Test(arguments: [FontDescription.Design.default, .rounded, .serif, .monospaced])
    func sizesWithoutAStyleHaveNoLeading(design: FontDescription.Design) throws {
        let measured = try Truth.value("rule.system_size_leading", as: Truth.MeasuredLines.self)
        let font = FontDescription(family: .system(design), sizeInPoints: measured.size)
        let text = [String](repeating: "Hg", count: measured.lines).joined(separator: "\n")
        let layout = TestLibrary.paragraph(text, font: font, scale: measured.scale).layout(width: nil, height: nil)
        expect(layout.size.height, equals: CGFloat(measured.points))
    }

    @Test(arguments: [(17.0, 3.0, 61.0), (10, 3, 36), (34, 3, 122), (17, 2, 41), (13, 3, 47), (28, 3, 101)])
    func oneLineIsAsHighAsMeasured(size: Double, scale: Double, pixels: Double) {
        let paragraph = TestLibrary.paragraph("Hello", font: FontDescription(sizeInPoints: size), scale: scale)
        expect(paragraph.layout(width: nil, height: nil).size.height * scale, near: pixels, within: 1e-9)
    }

    @Test func metricsAreSFs() {
        let metrics = TestLibrary.shared.metrics(of: FontDescription(sizeInPoints: 17))
        expect(metrics.ascender, equals: 16.1865234375)
        expect(metrics.descender, equals: 4.1005859375)
        expect(metrics.capHeight, equals: 11.97802734375)
        expect(metrics.xHeight, equals: 8.9482421875)
    }

    @Test(arguments: [(FontDescription.Leading.tight, 20.0), (.standard, 22), (.loose, 24)])
    func leadingMovesTheNextLine(leading: FontDescription.Leading, pitch: Double) {
        let font = FontDescription(sizeInPoints: 17, leading: leading, lineHeight: 22)
        let layout = TestLibrary.paragraph("a\nb", font: font).layout(width: nil, height: nil)
        expect(layout.lines[1].baseline - layout.lines[0].baseline, near: pitch, within: 1e-9)
    }

    @Test func lineSpacingIsAddedBetweenLines() {
        let layout = TestLibrary.paragraph("a\nb\nc") { $0.lineSpacing = 5 }.layout(width: nil, height: nil)
        expect(layout.lastBaseline - layout.firstBaseline, near: 2 * (17.0 * 2444 / 2048 + 5), within: 1e-9)
    }

    @Test(arguments: [
        (LineHeight.exact(30), 30.0), (.multiple(1.5), 25.5), (.leading(8), 25), (.exact(12), 12), (.multiple(16.0 / 13), 21),
    ])
    func lineHeightIsAddedOrTakenBelow(height: LineHeight, pitch: Double) {
        let natural = TestLibrary.paragraph("a\nb").layout(width: nil, height: nil)
        let layout = TestLibrary.paragraph("a\nb") { ($0.lineHeight, $0.pixelLength) = (height, 0.5) }.layout(width: nil, height: nil)
        expect(layout.firstBaseline, equals: natural.firstBaseline)
        expect(layout.lastBaseline - layout.firstBaseline, near: pitch, within: 1e-9)
        expect(layout.size.height, near: 2 * pitch, within: 1e-9)
    }

    @Test func lineHeightIsOfTheLargestFont() {
        let runs = [
            TextRun(text: "small ", font: FontDescription(sizeInPoints: 10)),
            TextRun(text: "large", font: FontDescription(sizeInPoints: 20)),
        ]
        var style = ParagraphStyle()
        style.lineHeight = .multiple(2)
        expect(Paragraph(runs: runs, style: style, library: TestLibrary.shared).layout(width: nil, height: nil).size.height, equals: 40)
        style.lineHeight = .exact(.nan)
        #expect(Paragraph(runs: runs, style: style, library: TestLibrary.shared).layout(width: nil, height: nil).size.height > 20)
    }

    @Test func mixedSizesTakeTheLargestAscenderAndDescender() {
        let runs = [
            TextRun(text: "small ", font: FontDescription(sizeInPoints: 11)),
            TextRun(text: "large", font: FontDescription(sizeInPoints: 34)),
        ]
        let layout = Paragraph(runs: runs, style: ParagraphStyle(), library: TestLibrary.shared)
            .layout(width: nil, height: nil)
        expect(layout.firstBaseline, equals: CGFloat(34.0 * 1950 / 2048))
        expect(layout.size.height, equals: 41)
    }
}
