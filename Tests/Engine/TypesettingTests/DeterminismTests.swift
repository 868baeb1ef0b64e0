import Foundation
import Geometry
import TestSupport
import Testing
import Typesetting

@Suite struct DeterminismTests {
    private struct Print: Hashable {
        var width: CGFloat
        var height: CGFloat
        var glyphs: [String]
    }

    private static func print(_ library: FontLibrary, order: [Int]) -> [Print] {
        var prints = [Print?](repeating: nil, count: 12)
        for index in order {
            let design: FontDescription.Design = [.default, .rounded, .serif, .monospaced][index % 4]
            let font = FontDescription(
                family: .system(design), sizeInPoints: CGFloat(11 + 3 * index), weight: Double(100 + 70 * index))
            var style = ParagraphStyle()
            style.maximumLines = 2
            style.minimumScaleFactor = 0.7
            let run = TextRun(text: "Total Caffeine 412 mg, déjà vu", font: font)
            let layout = Paragraph(runs: [run], style: style, library: library).layout(width: 150, height: nil)
            let glyphs = layout.lines.flatMap(\.glyphs).map {
                "\($0.origin) \($0.advance) \($0.outline?.path.elements ?? [])"
            }
            prints[index] = Print(width: layout.size.width, height: layout.size.height, glyphs: glyphs)
        }
        return prints.compactMap { $0 }
    }

    @Test func librariesThreadsAndOrderDoNotMatter() async throws {
        let expected = DeterminismTests.print(try TestLibrary.make(), order: Array(0..<12))
        let other = try TestLibrary.make()
        let all = await withTaskGroup(of: [Print].self) { group in
            for shift in 0..<6 {
                let order = (0..<12).map { (11 - $0 + shift * 5) % 12 }
                group.addTask { DeterminismTests.print(other, order: order) }
            }
            return await group.reduce(into: [[Print]]()) { $0.append($1) }
        }
        expect(all.count, equals: 6)
        for print in all { expect(print, equals: expected) }
    }
}
