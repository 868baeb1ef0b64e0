import Drawing
import Foundation
import Geometry
import Raster
import TestSupport
import Testing

@Suite struct StrokeTests {
    private static let line = Sketch.polygon([(20, 50), (80, 50)])
    private static let vee = Sketch.polygon([(20, 90), (50, 20), (80, 90)])

    /// Apple's ink boxes of strokes; the round one has a pixel of faint ink around it that exact areas do not.
    @Test(arguments: [
        ("butt w10", line, StrokeStyle(lineWidth: 10)),
        ("round w10", line, StrokeStyle(lineWidth: 10, lineCap: .round)),
        ("square w10", line, StrokeStyle(lineWidth: 10, lineCap: .square)),
        ("V miter w10", vee, StrokeStyle(lineWidth: 10)),
        ("V bevel w10", vee, StrokeStyle(lineWidth: 10, lineJoin: .bevel)),
        ("V round w10", vee, StrokeStyle(lineWidth: 10, lineJoin: .round)),
    ])
    func inkBoxesAreApples(name: String, path: Path, style: StrokeStyle) throws {
        let values = try #require(try Truth.effect("stroke")["value"] as? [String: Any])
        let expected = try Truth.box(try #require(values[name] as? String))
        let box = try Sketch(120, 120, [.stroke(path, style, .color(.black))]).inkBox
        for (ours, apples) in zip(Self.edges(box), Self.edges(expected)) { #expect(abs(ours - apples) <= 1) }
    }

    private static func edges(_ box: [Int]) -> [Int] { [box[0], box[1], box[0] + box[2], box[1] + box[3]] }

    @Test func aRoundCapsCornerPixelIsApples() throws {
        let round = StrokeStyle(lineWidth: 10, lineCap: .round)
        let sketch = try Sketch(120, 120, on: .white, [.stroke(Self.line, round, .color(.black))])
        #expect(abs(sketch.rgb(16, 46)[0] - 113) <= 4)
    }

    @Test func aLineOneWideOnAPixelsEdgeHalvesTwoRows() throws {
        let sketch = try Sketch(120, 120, [.stroke(Self.line, StrokeStyle(), .color(.black))])
        #expect(sketch.alpha(50, 49) == 128 && sketch.alpha(50, 50) == 128)
        expect(sketch.inkBox, equals: [20, 49, 60, 2])
    }

    /// Below the limit a miter becomes a bevel, which ends at once behind the vertex.
    @Test(arguments: [(10.0, -7...(-4)), (4.0, 9...10)])
    func theMiterLimitCutsSharpCorners(limit: Double, top: ClosedRange<Int>) throws {
        let sharp = Sketch.polygon([(40, 100), (50, 20), (60, 100)])
        let style = StrokeStyle(lineWidth: 4, miterLimit: CGFloat(limit))
        let box = try Sketch(120, 120, [.stroke(sharp, style, .color(.black))]).inkBox
        #expect(top.contains(box[1] - 10))
    }

    @Test func aClosedRectangleHasItsFirstCorner() throws {
        let style = StrokeStyle(lineWidth: 10)
        let open = Sketch.polygon([(20, 20), (80, 20), (80, 80), (20, 80), (20, 20)])
        try expect(Sketch(100, 100, [.stroke(Sketch.rect(20, 20, 60, 60), style, .color(.black))]).alpha(16, 16), equals: 255)
        try expect(Sketch(100, 100, [.stroke(open, style, .color(.black))]).alpha(16, 16), equals: 0)
    }

    /// A pen wider than the circle it draws leaves no hole, and a translucent one no seams.
    @Test func aPenWiderThanItsCircleFillsIt() throws {
        let circle = Path(ellipseIn: CGRect(x: 44, y: 44, width: 12, height: 12))
        let color = RGBA.black.multiplyingAlpha(by: 0.5)
        let sketch = try Sketch(100, 100, [.stroke(circle, StrokeStyle(lineWidth: 20), .color(color))])
        for offset in -10...10 { expect(sketch.alpha(50 + offset, 50), equals: 127) }
        expect(sketch.area, near: Double.pi * 256 * 127 / 255, within: 1.5)
    }

    @Test(arguments: [1.0, 6, 20])
    func aRingHasItsArea(width: Double) throws {
        let circle = Path(ellipseIn: CGRect(x: 20, y: 20, width: 80, height: 80))
        let sketch = try Sketch(120, 120, [.stroke(circle, StrokeStyle(lineWidth: CGFloat(width)), .color(.black))])
        let area = 2 * Double.pi * 40 * width
        expect(sketch.area, near: area, within: 0.001 * area + 0.5)
    }

    @Test func dashesLieWhereTheyShould() throws {
        let style = StrokeStyle(lineWidth: 4, dash: [6, 3], dashPhase: 2)
        let line = Sketch.polygon([(10, 10), (40, 10)])
        let sketch = try Sketch(50, 20, [.stroke(line, style, .color(.black))])
        let drawn = (0..<50).filter { sketch.alpha($0, 10) == 255 }
        // Two points of the first dash are already gone: 10 to 14, then 17 to 23, 26 to 32, 35 to 40.
        expect(drawn, equals: Array(10..<14) + Array(17..<23) + Array(26..<32) + Array(35..<40))
    }

    @Test func dashesOfNoLengthAreDots() throws {
        let style = StrokeStyle(lineWidth: 4, lineCap: .round, dash: [0, 10])
        let line = Sketch.polygon([(5, 10), (36, 10)])
        let sketch = try Sketch(50, 20, [.stroke(line, style, .color(.black))])
        expect(sketch.area, near: 4 * Double.pi * 4, within: 0.4)
        #expect(sketch.alpha(5, 10) == 255 && sketch.alpha(15, 10) == 255 && sketch.alpha(10, 10) == 0)
    }

    @Test func anUnevenScaleFlattensThePen() throws {
        let line = Sketch.polygon([(5, 5), (15, 5)])
        let stroke = DisplayItem.stroke(line, StrokeStyle(lineWidth: 4), .color(.black))
        let sketch = try Sketch(40, 40, [.transform(CGAffineTransform(scaleX: 2, y: 0.5), [stroke])])
        expect(sketch.inkBox, equals: [10, 1, 20, 3])
        expect(sketch.area, near: 40, within: 0.2)
    }
}
