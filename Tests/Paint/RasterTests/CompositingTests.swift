import Drawing
import Foundation
import Geometry
import Pixels
import Raster
import TestSupport
import Testing

@Suite struct CompositingTests {
    private static let red = RGBA(255, 0, 0)
    private static let blue = RGBA(0, 0, 255)
    private static let overlap = [Sketch.box(30, 30, 60, 60, blue), Sketch.box(0, 0, 60, 60, red)]

    /// colors.json, blend.opacity: source-over on gamma-encoded values.
    @Test(arguments: [
        (RGBA(0, 136, 255, alpha: 0.15), [217, 237, 255]), (RGBA(255, 0, 0, alpha: 0.5), [255, 128, 128]),
        (RGBA(0, 0, 0, alpha: 0.33), [171, 171, 171]),
    ])
    func translucentColoursOverWhiteAreApples(color: RGBA, expected: [Int]) throws {
        let sketch = try Sketch(4, 4, on: .white, [Sketch.box(0, 0, 4, 4, color)])
        expect(sketch.rgb(2, 2), equals: expected)
    }

    @Test func groupOpacityIsApples() throws {
        let values = try #require(try Truth.effect("opacity.group")["value"] as? [String: [Int]])
        let leaves = Self.overlap.map { DisplayItem.group(opacity: 0.5, blendMode: .normal, [$0]) }
        try expect(Sketch(90, 90, on: .white, leaves).rgb(45, 45), equals: values["plain .opacity(.5)"])
        let group = DisplayItem.group(opacity: 0.5, blendMode: .normal, Self.overlap)
        try expect(Sketch(90, 90, on: .white, [group]).rgb(45, 45), equals: values[".compositingGroup().opacity(.5)"])
    }

    /// An opacity that rounds to 255 takes the way through a layer of its own; the picture must not change.
    @Test(arguments: sampleItems.indices)
    func aLayerHoldsAllThatItsItemsDraw(index: Int) throws {
        let item = Self.sampleItems[index]
        let direct = try Sketch(60, 60, [item])
        let layered = try Sketch(
            60, 60, [.group(opacity: 0.999, blendMode: .normal, [.group(opacity: 0.999, blendMode: .multiply, []), item])])
        #expect(direct.area > 0)
        expect(PixelDiff(direct.pixmap, layered.pixmap, tolerance: 0).differingPixels, equals: 0)
    }

    static let sampleItems: [DisplayItem] = {
        let turn = CGAffineTransform(translationX: 30, y: 30).rotated(by: 0.7).scaledBy(x: 1.5, y: 0.6)
        var sharp = Path()
        sharp.addLines([CGPoint(x: 10, y: 50), CGPoint(x: 14, y: 30), CGPoint(x: 18, y: 50)])
        let glyph = SharedPath(Path(ellipseIn: CGRect(x: -3, y: -9, width: 7, height: 10)))
        let picture = ImageSource(Pixmap(widthInPixels: 2, heightInPixels: 2, bytes: [UInt8](repeating: 255, count: 16)))
        let ellipse = Sketch.fill(Path(ellipseIn: CGRect(x: -10.2, y: -8.4, width: 20.3, height: 17.1)))
        return [
            .transform(turn, [ellipse]),
            .transform(turn, [.stroke(Sketch.rect(-9, -9, 18, 18), StrokeStyle(lineWidth: 3), .color(.black))]),
            .stroke(sharp, StrokeStyle(lineWidth: 4), .color(red)),
            .stroke(sharp, StrokeStyle(lineWidth: 6, lineCap: .square), .color(red)),
            .glyphs(
                [
                    PlacedGlyph(outline: glyph, origin: CGPoint(x: 8.3, y: 20.7)),
                    PlacedGlyph(outline: glyph, origin: CGPoint(x: 15.1, y: 20.7)),
                ], .color(blue)),
            .transform(turn, [.image(picture, CGRect(x: -8, y: -6, width: 13.7, height: 11), .smooth)]),
            .transform(turn, [.filter(.blur(sigma: 2), [Sketch.box(-5, -5, 11, 9, red)])]),
            .filter(.shadow(color: .black, sigma: 2, offset: CGSize(width: 3.3, height: -4.6)), [Sketch.box(20, 20, 11, 9, red)]),
            .clip(Path(ellipseIn: CGRect(x: 11.2, y: 8.7, width: 30, height: 40)), FillStyle(), [Sketch.box(0, 0, 30, 30, red)]),
            .mask([Sketch.box(10.5, 10.5, 20, 20)], content: [Sketch.box(0, 0, 25, 60, blue)]),
        ]
    }()

    @Test func aClipCutsWithItsCoverage() throws {
        let clip = Sketch.rect(2.5, 2, 3, 4)
        let sketch = try Sketch(10, 10, [.clip(clip, FillStyle(), [Sketch.box(0, 0, 10, 10)])])
        #expect(sketch.alpha(2, 3) == 128 && sketch.alpha(4, 3) == 255 && sketch.alpha(5, 3) == 128)
        expect(sketch.inkBox, equals: [2, 2, 4, 4])
    }

    @Test func nestedClipsMultiply() throws {
        let inner = DisplayItem.clip(Sketch.rect(0, 2.5, 10, 3), FillStyle(), [Sketch.box(0, 0, 10, 10)])
        let sketch = try Sketch(10, 10, [.clip(Sketch.rect(2.5, 0, 3, 10), FillStyle(), [inner])])
        #expect(sketch.alpha(2, 2) == 64 && sketch.alpha(3, 2) == 128 && sketch.alpha(2, 3) == 128 && sketch.alpha(3, 3) == 255)
    }

    @Test func aClipCanHaveAHole() throws {
        var ring = Sketch.rect(1, 1, 8, 8)
        ring.addPath(Sketch.rect(3, 3, 4, 4))
        try expect(Sketch(10, 10, [.clip(ring, FillStyle(eoFill: true), [Sketch.box(0, 0, 10, 10)])]).area, equals: 48)
        try expect(Sketch(10, 10, [.clip(ring, FillStyle(), [Sketch.box(0, 0, 10, 10)])]).area, equals: 64)
    }

    /// White under black in one soft clip: no white may show at the edge.
    @Test func layersInASoftClipDoNotShineThrough() throws {
        let circle = Path(ellipseIn: CGRect(x: 2, y: 2, width: 26, height: 26))
        let both = DisplayItem.clip(circle, FillStyle(), [Sketch.box(0, 0, 30, 30, .white), Sketch.box(0, 0, 30, 30)])
        let one = DisplayItem.clip(circle, FillStyle(), [Sketch.box(0, 0, 30, 30)])
        try expect(Sketch(30, 30, on: Self.red, [both]).pixmap, equals: Sketch(30, 30, on: Self.red, [one]).pixmap)
    }

    @Test func aMaskTakesAlphaAlone() throws {
        let mask = [Sketch.box(0, 0, 5, 10, RGBA(255, 255, 255, alpha: 0.4)), Sketch.box(5, 0, 2, 10, .black)]
        let sketch = try Sketch(10, 10, [.mask(mask, content: [Sketch.box(0, 0, 10, 10, Self.red)])])
        #expect(sketch.alpha(2, 5) == 102 && sketch.alpha(6, 5) == 255 && sketch.alpha(8, 5) == 0)
        expect(sketch.rgb(6, 5), equals: [255, 0, 0])
    }

    /// W3C "Compositing and Blending": the formulas for one channel of opaque colours, in 1/255.
    @Test(arguments: [
        (BlendMode.normal, 60, 200, 60), (.multiply, 60, 200, 47), (.screen, 60, 200, 213), (.overlay, 60, 200, 171),
        (.darken, 60, 200, 60), (.lighten, 60, 200, 200), (.colorDodge, 60, 150, 196), (.colorBurn, 180, 200, 177),
        (.hardLight, 60, 200, 94), (.softLight, 60, 200, 177), (.difference, 60, 200, 140), (.exclusion, 60, 200, 166),
        (.plusLighter, 60, 100, 160), (.plusLighter, 160, 200, 255), (.plusDarker, 160, 200, 105), (.plusDarker, 60, 100, 0),
        (.sourceAtop, 60, 200, 60), (.destinationOver, 60, 200, 200),
    ])
    func separableModesFollowTheirFormulas(mode: BlendMode, source: UInt8, backdrop: UInt8, expected: Int) throws {
        let group = DisplayItem.group(opacity: 1, blendMode: mode, [Sketch.box(0, 0, 4, 4, RGBA(source, source, source))])
        let sketch = try Sketch(4, 4, on: RGBA(backdrop, backdrop, backdrop), [group])
        #expect(abs(sketch.rgb(1, 1)[0] - expected) <= 1)
        expect(sketch.alpha(1, 1), equals: 255)
    }

    /// Luminosity of the result equals that of the colour which gives it; a gray source has no saturation.
    @Test func nonSeparableModesKeepWhatTheyShould() throws {
        func blend(_ mode: BlendMode, _ source: RGBA) throws -> [Int] {
            let group = DisplayItem.group(opacity: 1, blendMode: mode, [Sketch.box(0, 0, 4, 4, source)])
            return try Sketch(4, 4, on: RGBA(40, 160, 90), [group]).rgb(1, 1)
        }
        func luminosity(_ color: [Int]) -> Double { 0.3 * Double(color[0]) + 0.59 * Double(color[1]) + 0.11 * Double(color[2]) }
        let (source, backdrop) = (RGBA(200, 50, 60), [40, 160, 90])
        for mode in [BlendMode.hue, .saturation, .color] {
            expect(luminosity(try blend(mode, source)), near: luminosity(backdrop), within: 1.5)
        }
        expect(luminosity(try blend(.luminosity, source)), near: luminosity([200, 50, 60]), within: 1.5)
        let gray = try blend(.saturation, RGBA(128, 128, 128))
        #expect(gray[0] == gray[1] && gray[1] == gray[2])
    }

    @Test func destinationOutCutsAHole() throws {
        let hole = DisplayItem.group(opacity: 1, blendMode: .destinationOut, [Sketch.box(2, 2, 2, 2)])
        let group = DisplayItem.group(opacity: 1, blendMode: .normal, [Sketch.box(0, 0, 8, 8, Self.red), hole])
        let sketch = try Sketch(8, 8, on: .white, [group])
        #expect(sketch.rgb(3, 3) == [255, 255, 255] && sketch.rgb(6, 6) == [255, 0, 0])
    }

    @Test func halfABlendIsHalfWay() throws {
        let group = DisplayItem.group(opacity: 0.5, blendMode: .multiply, [Sketch.box(0, 0, 4, 4, RGBA(0, 0, 0))])
        try expect(Sketch(4, 4, on: .white, [group]).rgb(1, 1), equals: [128, 128, 128])
    }

    @Test func colourMatricesWorkOnStraightGammaValues() throws {
        let values = try #require(try Truth.effect("colormatrix.hueRotation(37deg)")["value"] as? [[Double]])
        let box = Sketch.box(0, 0, 4, 4, RGBA(200, 100, 50, alpha: 0.6))
        let sketch = try Sketch(4, 4, [.filter(.colorMatrix(values.flatMap { $0 }), [box])])
        let alpha = sketch.alpha(1, 1)
        expect(alpha, equals: 153)
        for (channel, row) in values.prefix(3).enumerated() {
            let straight = min(max(row[0] * 200 + row[1] * 100 + row[2] * 50, 0), 255)
            #expect(abs(Double(sketch.rgb(1, 1)[channel]) - straight * 0.6) <= 1.5)
        }
        // Luminance to alpha: red weighs .2126.
        let rows = [Double](repeating: 0, count: 15) + [0.2126, 0.7152, 0.0722, 0, 0]
        try expect(Sketch(4, 4, [.filter(.colorMatrix(rows), [Sketch.box(0, 0, 4, 4, Self.red)])]).alpha(1, 1), equals: 54)
    }

    @Test func aMatrixThatAddsAlphaPaintsTheWholeClip() throws {
        let rows: [Double] = [1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, -1, 1]
        let filtered = DisplayItem.filter(.colorMatrix(rows), [Sketch.box(2, 2, 2, 2)])
        let sketch = try Sketch(8, 8, [.clip(Sketch.rect(0, 0, 6, 6), FillStyle(), [filtered])])
        expect(sketch.area, equals: 32)
        #expect(sketch.alpha(2, 2) == 0 && sketch.alpha(0, 0) == 255 && sketch.alpha(7, 7) == 0)
    }
}
