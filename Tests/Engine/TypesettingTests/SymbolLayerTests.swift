import Foundation
import Geometry
import TestSupport
import Testing
import Typesetting

/// The parts symbols are made of: which there are, what they show, and which of them matter most.
@Suite("Layers of symbols") struct SymbolLayerTests {
    struct Expectation: Sendable, CustomTestStringConvertible {
        let name: String
        /// Parts with their levels, from back to front.
        let parts: [String]
        var testDescription: String { name }

        init(_ name: String, _ parts: String...) { (self.name, self.parts) = (name, parts) }
    }

    /// From Apple's words where there are any: the Human Interface Guidelines on `cloud.sun.rain.fill`, and SwiftUI's
    /// documentation on `exclamationmark.triangle.fill`; the others follow them.
    static let expectations = [
        Expectation("cloud.sun.rain.fill", "rain 2", "sun 1", "cloud 0"),
        Expectation("exclamationmark.triangle.fill", "enclosure 1", "mark 0"),
        Expectation("cloud.sun.fill", "sun 1", "cloud 0"),
        Expectation("cloud.bolt.rain.fill", "rain 2", "bolt 1", "cloud 0"),
        Expectation("cloud.fog", "fog 1", "cloud 0"),
        Expectation("sunrise.fill", "body 1", "sun 0"),
        Expectation("moon.stars", "body 1", "moon 0"),
        Expectation("thermometer.sun", "sun 1", "body 0"),
        Expectation("checkmark.circle", "enclosure 1", "mark 0"),
        Expectation("bolt.circle.fill", "enclosure 1", "mark 0"),
        Expectation("person.crop.circle", "enclosure 1", "mark 0"),
        Expectation("person.crop.circle.badge.plus", "body 1", "badge 0", "badgeMark 0"),
        Expectation("folder.fill.badge.plus", "body 1", "badge 0", "badgeMark 0"),
        Expectation("bell.badge", "body 1", "badge 0"),
        Expectation("doc.badge.plus", "body 1", "badge 0", "badgeMark 0"),
        Expectation("bell.slash.fill", "body 1", "slash 0"),
        Expectation("gift.slash", "body 1", "slash 0"),
        Expectation("wifi", "wave 0", "wave 1", "wave 2"),
        Expectation("speaker.wave.3.fill", "wave 1", "wave 2", "wave 2", "body 0"),
        Expectation("chart.bar.fill", "wave 0", "wave 1", "wave 2"),
        Expectation("cellularbars", "wave 0", "wave 0", "wave 0", "wave 0"),
        Expectation("antenna.radiowaves.left.and.right", "wave 1", "wave 2", "body 0"),
        Expectation("battery.75", "body 1", "charge 0"),
        Expectation("battery.0", "body 0"),
        Expectation("battery.100percent.bolt", "body 1", "charge 0", "bolt 0"),
        Expectation("square.stack.3d.up.fill", "body 0", "body 1", "body 2"),
        Expectation("person.2.fill", "body 1", "body 0"),
        Expectation("star.fill", "body 0"),
    ]

    private func symbol(_ name: String, weight: Double = 400) throws -> SymbolLayout {
        let font = FontDescription(sizeInPoints: 40, weight: weight)
        return try #require(TestLibrary.shared.symbol(named: name, font: font, scale: .medium))
    }

    @Test(arguments: expectations)
    func partsAndLevels(_ expected: Expectation) throws {
        let parts = try symbol(expected.name).hierarchy.map { "\($0.part) \($0.level)" }
        expect(parts, equals: expected.parts)
    }

    /// Where a layer is over another, the one below is not seen: so a picture's ink is that of its layers, less the marks cut
    /// out of filled shapes and badges.
    @Test(arguments: expectations.map(\.name), [200.0, 400, 800])
    func layersCoverTheWholePictureAndNothingElse(_ name: String, _ weight: Double) throws {
        let symbol = try symbol(name, weight: weight)
        let outline = try #require(symbol.layers.first?.outline.path)
        let isCut = symbol.hierarchy.first?.part == .enclosure && name.hasSuffix("fill")
        var mistakes = 0
        var inked = 0
        for row in 0..<24 {
            for column in 0..<24 {
                let point = CGPoint(
                    x: symbol.size.width * (CGFloat(column) + 0.5) / 24, y: symbol.size.height * (CGFloat(row) + 0.5) / 24)
                let own = symbol.hierarchy.filter { $0.outline.path.contains(point) }
                let isMark = own.contains { $0.part == .badgeMark } || (isCut && own.contains { $0.part == .mark })
                let isInk = outline.contains(point)
                inked += isInk ? 1 : 0
                if isInk != (!own.isEmpty && !isMark) { mistakes += 1 }
            }
        }
        #expect(inked > 5)
        // A point on an edge may fall on either side. A sun that is cut from the line it stands on grows by itself, so that in
        // thin weights a gap opens between the two.
        #expect(mistakes <= (name == "sunrise.fill" && weight != 400 ? 24 : 2), "\(mistakes) of 576 points")
    }

    @Test(
        "A value reaches the layers one after the other", arguments: [("wifi", 3), ("cellularbars", 4), ("speaker.wave.2", 2), ("rays", 8)])
    func thresholds(_ name: String, _ steps: Int) throws {
        let expected = (0..<steps).map { Double($0) / Double(steps) }
        try expect(symbol(name).hierarchy.compactMap(\.threshold), equals: expected)
    }

    @Test("Bars grow from left to right, waves away from their source")
    func orderOfSteps() throws {
        for name in ["chart.bar.fill", "cellularbars", "speaker.wave.3", "ellipsis"] {
            let steps = try symbol(name).hierarchy.filter { $0.threshold != nil }.map(\.outline.controlBounds.minX)
            expect(steps, equals: steps.sorted(), "\(name)")
        }
        let arcs = try symbol("wifi").hierarchy.map(\.outline.controlBounds.maxY)
        expect(arcs, equals: arcs.sorted(by: >))
        let widths = try symbol("antenna.radiowaves.left.and.right").hierarchy.dropLast().map(\.outline.controlBounds.width)
        expect(widths, equals: widths.sorted())
    }

    @Test("Batteries hold what their name says", arguments: [(25, 0.25), (50, 0.5), (75, 0.75), (100, 1.0)])
    func charge(_ percent: Int, _ share: Double) throws {
        let width = { (name: String) throws -> CGFloat in
            try #require(symbol(name).hierarchy.first { $0.part == .charge }).outline.controlBounds.width
        }
        let full = try width("battery.100percent")
        #expect(abs(try width("battery.\(percent)percent") / full - share) < 0.02)
        #expect(abs(try width("battery.\(percent)percent") - width("battery.\(percent)")) < full * 0.1)
    }
}
