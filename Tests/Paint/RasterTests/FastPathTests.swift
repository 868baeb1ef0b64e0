import Drawing
import Foundation
import Geometry
import Pixels
import Raster
import TestSupport
import Testing

/// Fast ways of drawing give the bytes of the plain ones.
@Suite struct FastPathTests {
    private static let letter = SharedPath(
        Path { path in
            path.move(to: CGPoint(x: 0.3, y: 0))
            path.addCurve(
                to: CGPoint(x: 9.1, y: -13.7), control1: CGPoint(x: 1, y: -9), control2: CGPoint(x: 4.4, y: -15))
            path.addLine(to: CGPoint(x: 7.2, y: 2.9))
            path.closeSubpath()
        })

    private static func glyphs(at y: CGFloat) -> [DisplayItem] {
        let glyphs = (0..<30).map { PlacedGlyph(outline: letter, origin: CGPoint(x: 20 + 6.37 * Double($0), y: y)) }
        return [.glyphs(glyphs, .color(.black.multiplyingAlpha(by: 0.7)))]
    }

    /// Glyphs in lines one under the other, set so tight that some share pixels with their neighbours and some with
    /// the next line.
    private static func lines(spacing: CGFloat, leading: CGFloat) -> DisplayItem {
        let glyphs = (0..<90).map { index in
            PlacedGlyph(
                outline: letter,
                origin: CGPoint(x: 14 + spacing * CGFloat(index % 30), y: 21.3 + leading * CGFloat(index / 30)))
        }
        return .glyphs(glyphs, .color(RGBA(200, 30, 60, alpha: 0.6)))
    }

    /// A glyph drawn the first time is filled by its edges, the third time by its mask; where two share a pixel they
    /// stay one shape.
    @Test(arguments: [(9.2, 17.1), (5.5, 17.1), (9.2, 9.4), (3.1, 6.2)])
    func glyphsFromMasksAreGlyphsFromEdges(spacing: CGFloat, leading: CGFloat) throws {
        let list = DisplayList(
            size: CGSize(width: 240, height: 60), items: [Self.lines(spacing: spacing, leading: leading)])
        let rasterizer = Rasterizer(scale: 1)
        let byEdges = try rasterizer.render(list)
        _ = try rasterizer.render(list)
        try expect(rasterizer.render(list), equals: byEdges)
        // One path of all the letters is filled by edges always.
        var path = Path()
        guard case .glyphs(let glyphs, let paint) = list.items[0] else { return }
        for glyph in glyphs {
            path.addPath(glyph.outline.path.applying(CGAffineTransform(translationX: glyph.origin.x, y: glyph.origin.y)))
        }
        #expect(PixelDiff(try Sketch(240, 60, [.fill(path, FillStyle(), paint)]).pixmap, byEdges).largestChannelDifference <= 2)
    }

    /// A strip of the canvas, on which every glyph is cut.
    @Test func glyphsThatAreCutAreParts() throws {
        let whole = try Sketch(240, 40, Self.glyphs(at: 24.6)).pixmap
        let strip = try Sketch(240, 6, Self.glyphs(at: 24.6 - 16)).pixmap
        expect(Array(whole.bytes[(16 * 240 * 4)..<(22 * 240 * 4)]), equals: strip.bytes)
        #expect(strip.bytes.contains { $0 != 0 })
    }

    @Test func textDrawnAgainIsTheSame() throws {
        let list = DisplayList(size: CGSize(width: 240, height: 40), items: Self.glyphs(at: 24.6))
        let other = DisplayList(size: CGSize(width: 240, height: 40), items: Self.glyphs(at: 21.1))
        let rasterizer = Rasterizer(scale: 2)
        let first = try rasterizer.render(list)
        _ = try rasterizer.render(other)
        try expect(rasterizer.render(list), equals: first)
        try expect(Rasterizer(scale: 2).render(list), equals: first)
    }

    private static let shapes: [GradientPaint.Shape] = [
        .linear(start: CGPoint(x: 11, y: 3), end: CGPoint(x: 61, y: 21)),
        .linear(start: CGPoint(x: 61, y: 3), end: CGPoint(x: 60, y: 3)),
        .radial(center: CGPoint(x: 31, y: 9), startRadius: 3, endRadius: 29),
        .elliptical(
            center: CGPoint(x: 40, y: 8), radii: CGSize(width: 30, height: 7), startFraction: 0.1, endFraction: 1),
    ]

    /// Rows of single pixels are painted one by one, whole rows eight at a time.
    @Test(arguments: shapes) func gradientsInEightsAreGradientsInOnes(_ shape: GradientPaint.Shape) throws {
        let stops = [
            GradientPaint.Stop(color: RGBA(255, 95, 109, alpha: 0.5), location: 0),
            GradientPaint.Stop(color: RGBA(255, 195, 113), location: 0.3),
            GradientPaint.Stop(color: RGBA(20, 40, 60), location: 0.3),
            GradientPaint.Stop(color: RGBA(33, 147, 176), location: 1),
        ]
        let paint = Paint.gradient(GradientPaint(stops: stops, shape: shape))
        let whole = try Sketch(77, 16, [.fill(Sketch.rect(0, 0, 77, 16), FillStyle(), paint)])
        let columns = (0..<77).map { DisplayItem.fill(Sketch.rect(CGFloat($0), 0, 1, 16), FillStyle(), paint) }
        try expect(Sketch(77, 16, columns).pixmap, equals: whole.pixmap)
    }

    /// A shadow blurs alpha alone, sample by sample; a blur all four channels at a time.
    @Test(arguments: [0.8, 3, 9, 21]) func fourChannelsBlurAsOne(_ sigma: CGFloat) throws {
        let square = Sketch.fill(Path(ellipseIn: CGRect(x: 150, y: 81, width: 37, height: 50)))
        let blurred = try Sketch(600, 220, [.filter(.blur(sigma: sigma), [square])])
        let shadow = Filter.shadow(color: .black, sigma: sigma, offset: CGSize(width: 256, height: 0))
        let shadowed = try Sketch(600, 220, [.filter(shadow, [square])])
        for y in stride(from: 0, to: 220, by: 3) {
            for x in 256..<600 where x < 150 || x > 330 {
                #expect(abs(shadowed.alpha(x, y) - blurred.alpha(x - 256, y)) <= 1, "at \(x), \(y)")
            }
        }
    }
}
