import Foundation
import Geometry
import TestSupport
import Testing
import Typesetting

/// Symbols drawn from plain shapes, and names that stand for other names.
@Suite("Shapes of symbols") struct SymbolShapeTests {
    private func symbol(_ name: String, weight: Double = 400) throws -> SymbolLayout {
        let font = FontDescription(sizeInPoints: 40, weight: weight)
        return try #require(TestLibrary.shared.symbol(named: name, font: font, scale: .medium))
    }

    private func outline(_ name: String) throws -> Path { try #require(symbol(name).layers.first).outline.path }

    /// The share of the ink's box that has ink, on a grid of 40 by 40 points.
    private func coverage(_ path: Path, of part: (CGPoint, CGRect) -> Bool = { _, _ in true }) -> Double {
        let box = path.boundingRect
        var (all, inked) = (0, 0)
        for row in 0..<40 {
            for column in 0..<40 {
                let point = CGPoint(
                    x: box.minX + box.width * (CGFloat(column) + 0.5) / 40, y: box.minY + box.height * (CGFloat(row) + 0.5) / 40)
                guard part(point, box) else { continue }
                all += 1
                inked += path.contains(point) ? 1 : 0
            }
        }
        return Double(inked) / Double(max(all, 1))
    }

    @Test(
        "Half of a shape is full, the other has its edge alone",
        arguments: [
            "circle", "square", "rectangle", "diamond", "hexagon", "octagon", "capsule", "oval", "pentagon",
        ], ["lefthalf", "righthalf", "tophalf", "bottomhalf"])
    func halves(_ shape: String, _ half: String) throws {
        let path = try outline("\(shape).\(half).filled")
        let solid = try outline("\(shape).fill")
        func isInHalf(_ point: CGPoint, _ box: CGRect) -> Bool {
            switch half {
            case "lefthalf": point.x < box.midX
            case "righthalf": point.x > box.midX
            case "tophalf": point.y < box.midY
            default: point.y > box.midY
            }
        }
        let full = coverage(solid, of: isInHalf)
        #expect(coverage(path, of: isInHalf) > full * 0.9)
        #expect(coverage(path) { !isInHalf($0, $1) } < full * 0.65)
    }

    @Test("The moon is dark from full to new, in the same steps on both ways")
    func moon() throws {
        let phases = ["full.moon", "waxing.gibbous", "first.quarter", "waxing.crescent", "new.moon"]
        let dark = try phases.map { coverage(try outline("moonphase.\($0)")) }
        #expect(dark == dark.sorted() && Set(dark).count == 5)
        for (waxing, waning) in [
            ("waxing.crescent", "waning.crescent"), ("first.quarter", "last.quarter"), ("waxing.gibbous", "waning.gibbous"),
        ] {
            let (one, other) = (try outline("moonphase.\(waxing)"), try outline("moonphase.\(waning)"))
            expect(coverage(one), near: coverage(other), within: 0.01)
            let right = { (point: CGPoint, box: CGRect) in point.x > box.midX }
            // The moon waxes from the right.
            #expect(coverage(one, of: right) < coverage(other, of: right))
        }
        let inverse = coverage(try outline("moonphase.waxing.gibbous.inverse"))
        #expect(inverse > coverage(try outline("moonphase.waxing.gibbous")))
    }

    @Test("Needles stand further round for more", arguments: ["gauge.with.dots.needle", "gauge.with.dots.needle.bottom"])
    func gauges(_ stem: String) throws {
        func tip(_ percent: Int) throws -> CGRect {
            try #require(symbol("\(stem).\(percent)percent").hierarchy.last).outline.path.boundingRect
        }
        let (low, half, high) = (try tip(0), try tip(50), try tip(100))
        #expect(low.minX < half.minX && half.maxX < high.maxX && half.minY < low.minY)
    }

    @Test("Dashes leave gaps, dots larger ones", arguments: ["circle", "square"])
    func interrupted(_ shape: String) throws {
        let (line, dashes, dots) = (
            coverage(try outline(shape)), coverage(try outline("\(shape).dashed")), coverage(try outline("\(shape).dotted"))
        )
        #expect(dots < dashes && dashes < line * 0.9 && dots > 0.02)
    }

    @Test("A part within a shape is on its side")
    func insets() throws {
        let path = try outline("inset.filled.lefthalf.rectangle")
        try expect(outline("rectangle.lefthalf.inset.filled"), equals: path)
        #expect(coverage(path) { $0.x < $1.midX } > 0.6)
        #expect(coverage(path) { $0.x > $1.midX } < 0.4)
        #expect(TestLibrary.shared.symbolSource(named: "inset.filled.nowhere") == nil)
        // A fill would take its bar away.
        #expect(TestLibrary.shared.symbolSource(named: "nosign.fill") == nil)
    }

    @Test(
        "Other words for the same picture",
        arguments: [
            ("document.badge.plus", "doc.badge.plus"), ("microphone.slash", "mic.slash"), ("chevron.forward", "chevron.right"),
            ("arrow.trianglehead.counterclockwise", "arrow.counterclockwise"), ("arrow.up.forward.circle", "arrow.up.right.circle"),
            ("document.on.document.fill", "doc.on.doc.fill"), ("4.alt.circle", "4.circle"),
        ])
    func synonyms(_ name: String, _ other: String) throws {
        try expect(outline(name), equals: outline(other))
    }

    @Test("Waves go to their side, in the order in which a value reaches them", arguments: ["right", "left", "up", "down"])
    func waves(_ side: String) throws {
        let waves = try symbol("wave.3.\(side)").hierarchy
        let thresholds: [Double] = [0, 1.0 / 3, 2.0 / 3]
        expect(waves.map(\.threshold), equals: thresholds)
        let boxes = waves.map(\.outline.path.boundingRect)
        let ways: [CGFloat] = boxes.map { box in
            switch side {
            case "right": box.midX
            case "left": -box.midX
            case "up": -box.midY
            default: box.midY
            }
        }
        expect(ways, equals: ways.sorted())
    }

    /// Names of SF Symbols 4 to 6 as widgets of weather, sport, home and money use them.
    @Test(
        "Newer names have pictures",
        arguments: [
            "figure.strengthtraining.traditional", "figure.pool.swim", "figure.outdoor.cycle", "figure.cooldown", "figure.tennis",
            "figure.yoga", "figure.dance", "figure.stairs", "dumbbell.fill", "moonphase.waxing.crescent", "thermometer.medium",
            "humidity.fill", "sun.rain.fill", "moon.haze.fill", "rainbow", "barometer", "lamp.desk.fill", "fan.ceiling.fill",
            "washer.fill", "sofa.fill", "door.garage.open", "yensign.circle", "indianrupeesign", "wonsign.square.fill",
            "parkingsign.circle.fill", "fuelpump.fill", "ev.charger.fill", "bolt.car.fill", "scooter", "motorcycle",
            "building.2.crop.circle", "arrow.up.left.and.arrow.down.right", "chevron.right.2", "text.document.fill",
            "person.bubble", "star.bubble.fill", "checkmark.message", "questionmark.circle.dashed", "rectangle.3.group.fill",
            "gauge.with.needle", "books.vertical.fill", "theatermasks.fill", "medal.star.fill", "die.face.5.fill", "translate",
        ])
    func newerNames(_ name: String) throws {
        let symbol = try symbol(name)
        let ink = try #require(symbol.layers.first).outline.path.boundingRect
        #expect(ink.width > 8 && ink.height > 8)
        // Nothing is cut off at the edges of the box.
        #expect(CGRect(origin: .zero, size: symbol.size).insetBy(dx: -0.01, dy: -0.01).contains(ink))
    }
}
