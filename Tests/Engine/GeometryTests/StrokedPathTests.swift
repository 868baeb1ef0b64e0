import Foundation
import TestSupport
import Testing

@testable import Geometry

@Suite struct StrokedPathTests {
    private static func area(_ outline: FlattenedPath) -> Double {
        var sum = 0.0
        for subpath in outline.subpaths {
            var last = outline.points[subpath.range.upperBound - 1]
            for point in outline.points[subpath.range] {
                sum += last.x * point.y - last.y * point.x
                last = point
            }
        }
        return abs(sum) / 2
    }

    private static func line(_ points: [(Double, Double)], closed: Bool = false) -> Path {
        var path = Path()
        path.addLines(points.map { CGPoint(x: $0.0, y: $0.1) })
        if closed { path.closeSubpath() }
        return path
    }

    @Test(arguments: [(CGLineCap.butt, 400.0), (.square, 440), (.round, 400 + Double.pi * 4)])
    func capsAddTheirArea(cap: CGLineCap, expected: Double) {
        let style = StrokeStyle(lineWidth: 4, lineCap: cap)
        let outline = Self.line([(0, 0), (60, 80)]).strokeOutline(style, tolerance: 0.001)
        expect(Self.area(outline) - expected, near: (cap == .square ? -24 : 0), within: 0.01)
    }

    @Test(arguments: [(CGLineJoin.miter, 0.0), (.bevel, -2), (.round, Double.pi - 4)])
    func joinsAddTheirArea(join: CGLineJoin, difference: Double) {
        let style = StrokeStyle(lineWidth: 4, lineJoin: join)
        let outline = Self.line([(0, 0), (50, 0), (50, 50)]).strokeOutline(style, tolerance: 0.001)
        expect(Self.area(outline), near: 400 + difference, within: 0.01)
    }

    @Test("A path of many subpaths has no more dashes than one of a single subpath")
    func dashesOfManySubpaths() {
        let style = StrokeStyle(lineWidth: 1, dash: [0.5, 0.5])
        let line = Self.line([(0, 0), (60_000, 0)])
        var path = line
        for index in 1..<20 { path.addPath(line, transform: CGAffineTransform(translationX: 0, y: CGFloat(index))) }
        // The first line has 60,000 dashes, the others are whole.
        expect(line.strokeOutline(style, tolerance: 0.01).subpaths.count, near: 60_000, within: 1)
        expect(path.strokeOutline(style, tolerance: 0.01).subpaths.count, near: 60_019, within: 1)
    }

    @Test("Round joins of a path without end are straight from some point on")
    func manyRoundJoins() {
        let style = StrokeStyle(lineWidth: 4_000, lineCap: .round, lineJoin: .round)
        let zigzag = Self.line((0..<20_000).map { (Double($0 % 2) * 100, Double($0) / 100) })
        #expect(zigzag.strokeOutline(style, tolerance: 0.001).points.count < 5_000_000)
        var dots = Path()
        for index in 0..<20_000 { dots.addPath(Self.line([(Double(index), 0), (Double(index), 1)])) }
        #expect(dots.strokeOutline(style, tolerance: 0.001).points.count < 3_000_000)
    }

    @Test("Curves of a path without end are lines from some point on")
    func manyCurves() {
        var path = Path()
        for index in 0..<20_000 {
            let end = CGPoint(x: index % 2 == 0 ? 1e8 : 0, y: 0)
            path.move(to: .zero)
            path.addCurve(to: end, control1: CGPoint(x: 0, y: 1e8), control2: CGPoint(x: 1e8, y: 1e8))
        }
        #expect(FlattenedPath(path, tolerance: 0.01).points.count < 2_100_000)
        #expect(FlattenedPath(path, tolerance: 0.01, fit: .balanced).points.count < 2_100_000)
    }

    @Test func aClosedSubpathHasTwoContoursAndNoCaps() {
        let style = StrokeStyle(lineWidth: 4, lineCap: .square)
        let outline = Path(CGRect(x: 0, y: 0, width: 50, height: 50)).strokeOutline(style, tolerance: 0.001)
        expect(outline.subpaths.count, equals: 2)
        expect(Self.area(outline), near: 54 * 54 - 46 * 46, within: 1e-9)
    }

    @Test func aPublicOutlineCanBeFilled() {
        let outline = Self.line([(10, 10), (30, 10)]).strokedPath(StrokeStyle(lineWidth: 6, lineCap: .round))
        #expect(outline.contains(CGPoint(x: 7.5, y: 10)) && !outline.contains(CGPoint(x: 6.5, y: 10)))
        #expect(outline.contains(CGPoint(x: 20, y: 12.9)) && !outline.contains(CGPoint(x: 20, y: 13.1)))
    }

    @Test func aCurveIsStrokedWithinTolerance() {
        let circle = Path(ellipseIn: CGRect(x: -30, y: -30, width: 60, height: 60))
        let outline = circle.strokeOutline(StrokeStyle(lineWidth: 20), tolerance: 0.01)
        for point in outline.points {
            let distance = (point.x * point.x + point.y * point.y).squareRoot()
            expect(abs(distance - 30), near: 10, within: 0.03)
        }
    }

    @Test(arguments: [CGLineCap.butt, .round, .square])
    func aSubpathWithoutLengthIsADotOrNothing(cap: CGLineCap) {
        let style = StrokeStyle(lineWidth: 4, lineCap: cap)
        for path in [Self.line([(5, 5), (5, 5)]), Self.line([(5, 5)], closed: true)] {
            let expected: Double = cap == .butt ? 0 : cap == .round ? Double.pi * 4 : 16
            expect(Self.area(path.strokeOutline(style, tolerance: 0.0001)), near: expected, within: 0.01)
        }
    }

    @Test(arguments: [([4.0, 2], 0.0, 7), ([4], 0, 5), ([4, 2], 5, 7), ([4, 2], -1, 7), ([1, 2, 3], 0, 11)])
    func dashesAreCounted(dash: [Double], phase: Double, count: Int) {
        let style = StrokeStyle(lineWidth: 1, dash: dash.map { CGFloat($0) }, dashPhase: CGFloat(phase))
        let outline = Self.line([(0, 0), (40, 0)]).strokeOutline(style, tolerance: 0.01)
        expect(outline.subpaths.count, equals: count)
    }

    @Test(arguments: [[0.0, 0], [-1, 4], [.nan, 3], [.infinity]])
    func dashesThatAreNoneDrawTheWholeLine(dash: [Double]) {
        let style = StrokeStyle(lineWidth: 1, dash: dash.map { CGFloat($0) })
        expect(Self.line([(0, 0), (40, 0)]).strokeOutline(style, tolerance: 0.01).subpaths.count, equals: 1)
    }

    @Test func aLineThereAndBackHasBothTurns() {
        let style = StrokeStyle(lineWidth: 4, lineJoin: .round)
        let outline = Self.line([(0, 0), (50, 0)], closed: true).strokeOutline(style, tolerance: 0.001)
        #expect(outline.points.map(\.x).max() ?? 0 > 51.9)
        #expect(outline.points.map(\.x).min() ?? 0 < -1.9)
    }
}
