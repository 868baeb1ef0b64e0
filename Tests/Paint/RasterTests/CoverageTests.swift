import Drawing
import Foundation
import Geometry
import Pixels
import Raster
import TestSupport
import Testing

@Suite struct CoverageTests {
    @Test(arguments: [(0.5, 128), (0.25, 64), (0.125, 32), (1.0, 255)])
    func aPartOfAPixelGivesThatPartOfAlpha(part: Double, alpha: Int) throws {
        let sketch = try Sketch(3, 3, [Sketch.box(1, 1, CGFloat(part), 1)])
        expect(sketch.alpha(1, 1), equals: alpha)
        expect(sketch.area, equals: Double(alpha) / 255)
    }

    @Test func aTriangleHalvesItsDiagonalPixels() throws {
        let sketch = try Sketch(8, 8, [Sketch.fill(Sketch.polygon([(0, 0), (8, 8), (0, 8)]))])
        for index in 0..<8 { expect(sketch.alpha(index, index), equals: 128) }
        expect(sketch.alpha(1, 6), equals: 255)
        expect(sketch.alpha(6, 1), equals: 0)
    }

    @Test(arguments: [0.5, 3.0, 10, 49.5])
    func aCircleCoversItsArea(radius: Double) throws {
        let box = CGRect(x: 50.3 - radius, y: 50.1 - radius, width: 2 * radius, height: 2 * radius)
        let sketch = try Sketch(101, 101, [Sketch.fill(Path(ellipseIn: box))])
        let area = Double.pi * radius * radius
        // Four cubics are 0.03 % too large, lines up to 1/256 pixel inside the curve, edges rounded to 1/255.
        expect(sketch.area, near: area, within: 0.0004 * area + 0.004 * 2 * Double.pi * radius)
    }

    @Test func windingRulesDifferWhereAPathOverlapsItself() throws {
        var path = Sketch.rect(1, 1, 6, 6)
        path.addPath(Sketch.rect(3, 3, 2, 2))
        try expect(Sketch(8, 8, [Sketch.fill(path)]).area, equals: 36)
        let evenOdd = try Sketch(8, 8, [Sketch.fill(path, eoFill: true)])
        expect(evenOdd.area, equals: 32)
        expect(evenOdd.alpha(3, 3), equals: 0)
    }

    @Test func oppositeWindingsCancel() throws {
        var path = Sketch.rect(1, 1, 6, 6)
        path.addPath(Sketch.polygon([(3, 3), (3, 5), (5, 5), (5, 3)]))
        try expect(Sketch(8, 8, [Sketch.fill(path)]).area, equals: 32)
    }

    @Test func anOpenSubpathFillsAsIfClosed() throws {
        let sketch = try Sketch(8, 8, [Sketch.fill(Sketch.polygon([(1, 1), (5, 1), (5, 5), (1, 5)]))])
        expect(sketch.area, equals: 16)
    }

    @Test func withoutAntialiasingPixelsAreWholeOrEmpty() throws {
        let circle = Path(ellipseIn: CGRect(x: 1.3, y: 1.2, width: 13, height: 13))
        let sketch = try Sketch(16, 16, [.fill(circle, FillStyle(antialiased: false), .color(.black))])
        let levels = Set(stride(from: 3, to: sketch.pixmap.bytes.count, by: 4).map { sketch.pixmap.bytes[$0] })
        expect(levels, equals: [0, 255])
        expect(sketch.area, near: Double.pi * 6.5 * 6.5, within: 6)
    }

    /// Edges outside the canvas count for what lies inside it.
    @Test(arguments: [
        CGRect(x: -500, y: -500, width: 1000, height: 1000), CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9),
        CGRect(x: -1e30, y: -1e30, width: 2e30, height: 2e30),
    ])
    func aShapeAroundTheCanvasFillsIt(rect: CGRect) throws {
        try expect(Sketch(9, 7, [Sketch.fill(Path(rect))]).area, equals: 63)
        try expect(Sketch(9, 7, [Sketch.fill(Path(ellipseIn: rect))]).area, equals: 63)
    }

    @Test func slantedEdgesAreCutAtTheCanvasExactly() throws {
        let points: [(CGFloat, CGFloat)] = [(-13.7, 20.3), (31.2, -9.4), (45.9, 33.3), (3.1, 41.7)]
        let large = try Sketch(64, 64, [.transform(CGAffineTransform(translationX: 16, y: 16), [Sketch.fill(Sketch.polygon(points))])])
        let small = try Sketch(24, 24, [Sketch.fill(Sketch.polygon(points))])
        expect(small.pixmap, equals: large.pixmap.cropped(x: 16, y: 16, widthInPixels: 24, heightInPixels: 24))
    }

    /// 3,000 rows of 1,500 pixels are drawn in several bands; their seams must not show.
    @Test func bandsOfRowsMeetWithoutASeam() throws {
        let shape = Sketch.fill(Sketch.polygon([(10.5, 0), (30.25, 1500), (5.75, 3000), (0, 1500)]))
        let wide = Sketch.fill(Sketch.polygon([(10.5, 0), (30.25, 1500), (5.75, 3000), (0, 1500), (0, 3000), (1500, 3000)]))
        let whole = try Sketch(40, 3000, [shape]).pixmap
        for top in [650, 690, 1390] {
            let part = try Sketch(40, 20, [.transform(CGAffineTransform(translationX: 0, y: CGFloat(-top)), [shape])])
            expect(part.pixmap, equals: whole.cropped(x: 0, y: top, widthInPixels: 40, heightInPixels: 20))
        }
        let banded = try Sketch(1500, 3000, [wide]).pixmap
        let part = try Sketch(40, 40, [.transform(CGAffineTransform(translationX: 0, y: -680), [wide])])
        expect(part.pixmap, equals: banded.cropped(x: 0, y: 680, widthInPixels: 40, heightInPixels: 40))
    }

    @Test func geometryIsTransformedNotPixels() throws {
        let circle = Sketch.fill(Path(ellipseIn: CGRect(x: 1, y: 1, width: 8, height: 8)))
        let scaled = try Sketch(40, 40, [.transform(CGAffineTransform(scaleX: 4, y: 4), [circle])])
        let atScale = try Sketch(10, 10, scale: 4, [circle])
        let large = try Sketch(40, 40, [Sketch.fill(Path(ellipseIn: CGRect(x: 4, y: 4, width: 32, height: 32)))])
        expect(scaled.pixmap, equals: atScale.pixmap)
        expect(scaled.pixmap, equals: large.pixmap)
    }

    @Test func glyphsOfARunAreOneShape() throws {
        let outline = SharedPath(Sketch.rect(0, -4, 4, 4))
        let glyphs = [
            PlacedGlyph(outline: outline, origin: CGPoint(x: 1, y: 6)), PlacedGlyph(outline: outline, origin: CGPoint(x: 3, y: 6)),
        ]
        let sketch = try Sketch(9, 8, [.glyphs(glyphs, .color(RGBA.black.multiplyingAlpha(by: 0.4)))])
        expect(sketch.alpha(2, 3), equals: 102)
        expect(sketch.alpha(4, 3), equals: 102)
        expect(sketch.inkBox, equals: [1, 2, 6, 4])
    }
}
