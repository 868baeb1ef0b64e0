import Drawing
import Foundation
import Geometry
import Pixels
import TestSupport
import Testing

@testable import Raster

/// Glass, meshes, inner shadows, opaque blurs and projections against their formulas.
@Suite struct EffectTests {
    private static let blue = RGBA(0x34, 0x78, 0xF6)

    // MARK: Glass

    /// Record `material.thin`: what Apple's thin material makes of solid colours; the fit is one colour over them, six levels off
    /// at the most.
    @Test(
        arguments: [
            (RGBA.white, 237.0, 0.596, 0xF4), (.black, 237, 0.596, 0x8D), (RGBA(0x1C, 0x1C, 0x1E), 237, 0.596, 0x9D),
            (.white, 49, 0.632, 0x7D), (.black, 49, 0.632, 0x1F), (RGBA(0xE9, 0xE9, 0xEB), 49, 0.632, 0x73),
        ] as [(RGBA, Double, Double, Int)])
    func thinGlassOverGrey(below: RGBA, grey: Double, opacity: Double, red: Int) throws {
        let tint = RGBA(red: grey / 255, green: grey / 255, blue: grey / 255, alpha: opacity)
        let glass = DisplayItem.backdrop(
            Sketch.rect(0, 0, 40, 40), FillStyle(), Backdrop(sigma: 22.5, saturation: 1.5, tint: tint))
        #expect(abs(try Sketch(40, 40, on: below, [glass]).rgb(20, 20)[0] - red) <= 6)
    }

    @Test func saturationKeepsLuminance() throws {
        let glass = Backdrop(sigma: 0, saturation: 1.5, tint: .clear)
        let sketch = try Sketch(4, 4, on: Self.blue, [.backdrop(Sketch.rect(0, 0, 4, 4), FillStyle(), glass)])
        let grey = 0.2126 * 0x34 + 0.7152 * 0x78 + 0.0722 * 0xF6
        let expected = [0x34, 0x78, 0xF6].map { min(max(grey + 1.5 * (Double($0) - grey), 0), 255) }
        for (channel, value) in zip(sketch.rgb(2, 2), expected) { #expect(abs(Double(channel) - value) <= 1) }
    }

    @Test func glassBlursWhatLiesBelowAndNothingAbove() throws {
        let black = Sketch.box(0, 0, 50, 40)
        let glass = DisplayItem.backdrop(Sketch.rect(0, 0, 100, 20), FillStyle(), Backdrop(sigma: 4, saturation: 1, tint: .clear))
        let above = Sketch.box(80, 0, 4, 40)
        let sketch = try Sketch(100, 40, on: .white, [black, glass, above])
        // An edge blurred by a Gaussian is its integral: .84134 one standard deviation off. Pixel centres lie at halves.
        for (x, level) in [(37, 0.0), (49, 0.45), (50, 0.55), (53, 0.8093), (54, 0.8697), (62, 1)] {
            #expect(abs(Double(sketch.rgb(x, 10)[0]) - level * 255) <= 2, "\(x)")
        }
        #expect(sketch.rgb(49, 30)[0] == 0 && sketch.rgb(50, 30)[0] == 255, "beside the glass all is sharp")
        #expect(sketch.rgb(79, 10)[0] == 255 && sketch.rgb(82, 10)[0] == 0)
    }

    @Test func coloursGoOnBeyondTheCanvas() throws {
        let glass = DisplayItem.backdrop(Sketch.rect(0, 0, 20, 20), FillStyle(), Backdrop(sigma: 6, saturation: 1, tint: .clear))
        let sketch = try Sketch(20, 20, on: Self.blue, [glass])
        #expect((0..<400).allSatisfy { sketch.rgb($0 % 20, $0 / 20) == [0x34, 0x78, 0xF6] })
    }

    @Test func halfTheGlassIsHalfTheChange() throws {
        let glass = Backdrop(sigma: 3, saturation: 1, tint: .white, opacity: 0.5)
        let sketch = try Sketch(10, 10, on: .black, [.backdrop(Sketch.rect(0, 0, 10, 10), FillStyle(), glass)])
        #expect((127...128).contains(sketch.rgb(5, 5)[0]))
    }

    @Test func aSoftEdgeTakesItsPartOfTheGlassAlone() throws {
        let glass = DisplayItem.backdrop(Sketch.rect(0, 0, 20, 20), FillStyle(), Backdrop(sigma: 2, saturation: 1, tint: .white))
        let half = Sketch.rect(4.5, 0, 10, 20)
        let clipped = try Sketch(20, 20, on: .black, [.clip(half, FillStyle(), [Sketch.box(0, 0, 20, 20, Self.blue), glass])])
        #expect((127...128).contains(clipped.rgb(4, 10)[0]), "half black, half white, nothing of the blue between")
        #expect(clipped.rgb(10, 10) == [255, 255, 255] && clipped.rgb(2, 10) == [0, 0, 0])
    }

    @Test func whatMovesBelowGlassMovesInIt() throws {
        func list(_ x: CGFloat) -> DisplayList {
            let glass = Backdrop(sigma: 5, saturation: 1.2, tint: RGBA(red: 1, green: 1, blue: 1, alpha: 0.4))
            return DisplayList(
                size: CGSize(width: 80, height: 60),
                items: [
                    Sketch.box(0, 0, 80, 60, Self.blue), Sketch.box(x, 5, 8, 8), .backdrop(Sketch.rect(20, 15, 40, 30), FillStyle(), glass),
                    Sketch.box(30, 20, 10, 10, .white),
                ])
        }
        let rasterizer = Rasterizer(scale: 1)
        let former = Rasterizer.Frame(list: list(24), pixmap: try rasterizer.render(list(24)))
        let drawn = try rasterizer.render(list(44))
        try expect(rasterizer.frame(list(44), over: former).pixmap, equals: drawn)
        #expect(drawn != former.pixmap)
    }

    // MARK: Meshes

    private func mesh(_ points: [(CGFloat, CGFloat)], _ colors: [RGBA], background: RGBA = .clear) -> Paint {
        let knots = zip(points, colors).map { MeshPaint.Knot(position: CGPoint(x: $0.0, y: $0.1), color: $1) }
        return MeshPaint(columns: 2, rows: 2, knots: knots, background: background).map { .mesh($0) } ?? .color(.clear)
    }

    @Test func aFlatMeshIsALinearGradient() throws {
        let paint = mesh([(0, 0), (64, 0), (0, 16), (64, 16)], [.black, .white, .black, .white])
        let sketch = try Sketch(64, 16, [.fill(Sketch.rect(0, 0, 64, 16), FillStyle(), paint)])
        for x in 0..<64 {
            let expected = (Double(x) + 0.5) / 64 * 255
            for y in [0, 7, 15] { #expect(abs(Double(sketch.rgb(x, y)[0]) - expected) <= 1 && sketch.alpha(x, y) == 255) }
        }
    }

    @Test func neighbouringTrianglesLeaveNoGap() throws {
        let color = RGBA(red: 1, green: 0, blue: 0, alpha: 0.5)
        let paint = mesh([(3.3, 2.1), (50.7, 8.9), (-4, 41.2), (61.8, 47.7)], [color, color, color, color])
        let sketch = try Sketch(60, 50, [.fill(Sketch.rect(10, 12, 38, 26), FillStyle(), paint)])
        for y in 12..<38 { for x in 10..<48 { #expect((127...128).contains(sketch.alpha(x, y))) } }
    }

    /// Only squares with a border in them are painted finely: where a folded mesh lies among the squares must not be seen.
    @Test func theBordersOfAFoldedMeshAreSoftWhereverTheyLie() throws {
        let (red, blue) = (RGBA(red: 1, green: 0, blue: 0), RGBA(red: 0, green: 0, blue: 1))
        func sketch(_ dx: CGFloat, _ dy: CGFloat) throws -> Sketch {
            let points: [(CGFloat, CGFloat)] = [(10, 8), (120, 20), (100, 110), (5, 95)].map { ($0.0 + dx, $0.1 + dy) }
            let paint = mesh(points, [red, blue, blue, red])
            return try Sketch(160, 140, [.fill(Sketch.rect(0, 0, 160, 140), FillStyle(), paint)])
        }
        let (one, other) = (try sketch(0, 0), try sketch(13, 9))
        var soft = 0
        for y in 0..<130 {
            for x in 0..<146 {
                expect(one.alpha(x, y), equals: other.alpha(x + 13, y + 9))
                if (1..<255).contains(one.alpha(x, y)) { soft += 1 }
            }
        }
        #expect(soft > 300)
    }

    @Test func theBackgroundShowsWhereTheMeshDoesNotReachAndItsEdgeIsSoft() throws {
        let red = RGBA(red: 1, green: 0, blue: 0)
        let paint = mesh([(4.5, 4), (15, 4), (4.5, 15), (15, 15)], [red, red, red, red], background: .black)
        let sketch = try Sketch(20, 20, [.fill(Sketch.rect(0, 0, 20, 20), FillStyle(), paint)])
        #expect(sketch.rgb(2, 10) == [0, 0, 0] && sketch.rgb(10, 10) == [255, 0, 0])
        #expect((120...135).contains(sketch.rgb(4, 10)[0]))
    }

    @Test func aMeshFillsStrokesAndGlyphs() throws {
        let paint = mesh([(0, 0), (20, 0), (0, 20), (20, 20)], [.black, .black, .black, .black])
        let glyph = PlacedGlyph(outline: SharedPath(Sketch.rect(0, -4, 4, 4)), origin: CGPoint(x: 8, y: 12))
        let items: [DisplayItem] = [.stroke(Sketch.rect(2, 2, 16, 16), StrokeStyle(lineWidth: 2), paint), .glyphs([glyph], paint)]
        let same: [DisplayItem] = [
            .stroke(Sketch.rect(2, 2, 16, 16), StrokeStyle(lineWidth: 2), .color(.black)), .glyphs([glyph], .color(.black)),
        ]
        try expect(Sketch(20, 20, items).pixmap, equals: Sketch(20, 20, same).pixmap)
    }

    // MARK: Inner shadows and opaque blurs

    @Test func anInnerShadowIsTheSilhouettesComplementBlurred() throws {
        let item = DisplayItem.filter(.innerShadow(color: .black, sigma: 4, offset: .zero), [Sketch.box(20, 0, 100, 60, .white)])
        let sketch = try Sketch(140, 60, on: .white, [item])
        // Outside the box there is nothing of it; inside, an edge's integral: half at the edge itself.
        expect(sketch.rgb(19, 30)[0], equals: 255)
        for (x, level) in [(20, 0.55), (23, 0.8093), (24, 0.8697), (27, 0.9696), (40, 1)] {
            #expect(abs(Double(sketch.rgb(x, 30)[0]) - level * 255) <= 2, "\(x)")
        }
    }

    @Test func anInnerShadowIsShiftedAndKeepsAlpha() throws {
        let box = Sketch.box(10, 10, 20, 20, RGBA(red: 1, green: 1, blue: 1, alpha: 0.5))
        let item = DisplayItem.filter(.innerShadow(color: .black, sigma: 0, offset: CGSize(width: 4, height: 0)), [box])
        let sketch = try Sketch(40, 40, [item])
        let plain = try Sketch(40, 40, [box])
        for index in 0..<1600 { expect(sketch.alpha(index % 40, index / 40), equals: plain.alpha(index % 40, index / 40)) }
        // Half the light's alpha: the silhouette is half there, so its complement is half there too.
        expect(sketch.rgb(11, 20)[0], equals: 0, "dark where the shifted silhouette is not")
        #expect(sketch.rgb(25, 20)[0] > 50)
    }

    @Test func anOpaqueBlurKeepsTheBoxAndHasNoTransparency() throws {
        let items: [DisplayItem] = [Sketch.box(10, 10, 10, 20, .black), Sketch.box(20, 10, 10, 20, .white)]
        let sketch = try Sketch(40, 40, [.filter(.opaqueBlur(sigma: 3), items)])
        #expect(sketch.inkBox == [9, 9, 22, 22] || sketch.inkBox == [10, 10, 20, 20])
        for y in 10..<30 { for x in 10..<30 { expect(sketch.alpha(x, y), equals: 255) } }
        #expect(abs(sketch.rgb(19, 20)[0] + sketch.rgb(20, 20)[0] - 255) <= 2, "half and half where the two meet")
        expect(sketch.rgb(10, 11), equals: sketch.rgb(10, 20), "no darker towards the box's edges")
    }

    // MARK: Projections

    @Test func anAffineProjectionIsATransform() throws {
        let turn = CGAffineTransform(a: 0.9, b: 0.3, c: -0.2, d: 1.1, tx: 6, ty: 3)
        let items = [Sketch.box(2, 2, 20, 12), Sketch.box(5, 5, 4, 20, Self.blue)]
        let projected = try Sketch(40, 40, [.projection(ProjectionTransform(turn), items)])
        try expect(projected.pixmap, equals: Sketch(40, 40, [.transform(turn, items)]).pixmap)
    }

    /// A box whose right side is twice as far off: straight edges, and its middle where perspective puts it.
    @Test func aBoxInPerspective() throws {
        var projection = ProjectionTransform()
        projection.m13 = 0.01
        let left = Sketch.box(0, 0, 50, 80)
        let right = Sketch.box(50, 0, 50, 80, Self.blue)
        let sketch = try Sketch(60, 90, scale: 2, [.projection(projection, [left, right])])
        // x = 100 is seen at 100 / (1 + 1) = 50, x = 50 at 50 / 1.5 = 33.33, the lower right corner at y = 40.
        #expect(sketch.rgb(64, 20) == [0, 0, 0] && sketch.rgb(69, 20) == [0x34, 0x78, 0xF6])
        #expect(sketch.alpha(98, 20) == 255 && sketch.alpha(102, 20) == 0)
        for x in [10, 40, 70, 90] {
            // The lower edge: y = 80 / (1 + x / 100) for the x that is seen here, u = x / (1 + x / 100).
            let u = (Double(x) + 0.5) / 2
            let original = u / (1 - u / 100)
            let edge = 80 / (1 + original / 100) * 2
            #expect(sketch.alpha(x, Int(edge) - 2) == 255 && sketch.alpha(x, Int(edge) + 2) == 0, "\(x)")
        }
    }

    @Test func whatIsBehindTheEyeIsNotSeen() throws {
        var projection = ProjectionTransform()
        projection.m13 = -0.05
        let sketch = try Sketch(40, 40, [.projection(projection, [Sketch.box(30, 0, 20, 20)])])
        expect(sketch.area, equals: 0)
        let crossing = try Sketch(40, 40, [.projection(projection, [Sketch.box(0, 5, 40, 5)])])
        expect(crossing.alpha(20, 12), equals: 255)
    }

    @Test(arguments: [CGFloat.nan, .infinity, 1e300, 0]) func projectionsThatAreNone(value: CGFloat) throws {
        var projection = ProjectionTransform()
        projection.m33 = value
        projection.m13 = 0.01
        _ = try Sketch(10, 10, [.projection(projection, [Sketch.box(1, 1, 5, 5)])])
        projection = ProjectionTransform()
        (projection.m11, projection.m22, projection.m23) = (value, value, 0.1)
        _ = try Sketch(10, 10, [.projection(projection, [Sketch.box(1, 1, 5, 5)])])
    }
}
