import Drawing
import Foundation
import Geometry
import Pixels
import TestSupport
@testable import Raster
import Testing

/// Rows that are alike are worked out once, and fills drawn in bands: no byte is another for it.
@Suite struct UniformRowsTests {
    private static func outline(_ path: Path) -> PlacedOutline {
        PlacedOutline(FlattenedPath(path, tolerance: Renderer.tolerance))
    }

    private static func rounded(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ radius: CGFloat) -> Path {
        Path(roundedRect: CGRect(x: x, y: y, width: width, height: height), cornerRadius: radius, style: .circular)
    }

    @Test func theMiddleOfARoundedRectangleIsAlike() {
        expect(Self.outline(Self.rounded(3.25, 10, 50, 100, 12)).alikeRows, equals: 23..<97)
        expect(Self.outline(Sketch.rect(3.25, 10.5, 50, 100)).alikeRows, equals: 11..<110)
        // Moved, the rows are.
        expect(Self.outline(Self.rounded(3.25, 10, 50, 100, 12)).placed(dx: 0, dy: -30.5).alikeRows, equals: -8..<67)
    }

    @Test func slantedAndRoundShapesHaveNoRowsAlike() {
        #expect(Self.outline(Sketch.polygon([(0, 0), (50, 20), (10, 90)])).alikeRows.isEmpty)
        #expect(Self.outline(Path(ellipseIn: CGRect(x: 0, y: 0, width: 80, height: 80))).alikeRows.isEmpty)
        #expect(Self.outline(Path()).alikeRows.isEmpty)
    }

    /// Where another subpath begins or ends, rows are no longer alike.
    @Test func aHoleEndsTheRows() {
        var path = Sketch.rect(0, 0, 60, 100)
        path.addEllipse(in: CGRect(x: 20, y: 60, width: 20, height: 20))
        expect(Self.outline(path).alikeRows, equals: 1..<59)
        path.addRect(CGRect(x: 5, y: 30, width: 4, height: 10))
        let rows = Self.outline(path).alikeRows
        #expect(rows == 1..<29 || rows == 41..<59)
    }

    /// Shapes with straight sides against the same outlines read row by row, in every colour and opacity.
    @Test(arguments: 0..<24) func rowsLeftOutAreTheRowsReadOneByOne(seed: Int) throws {
        var numbers = SeededGenerator(seed: UInt64(seed))
        func number(_ limit: Double) -> CGFloat { CGFloat(numbers.unit() * limit) }
        for _ in 0..<8 {
            var path = Self.rounded(
                number(60) - 20, number(60) - 20, number(120) + 4, number(150) + 20, number(25))
            if seed % 3 == 1 { path.addRect(CGRect(x: number(60), y: number(60), width: 20, height: 60)) }
            let pixel = PackedPixel.pixel(
                of: RGBA(red: Double(number(1)), green: 0.3, blue: 0.9, alpha: seed % 4 == 0 ? 1 : Double(number(1))))
            guard pixel >> 24 > 0 else { continue }
            let bounds = PixelRect(minX: 0, minY: 0, maxX: 130, maxY: 140)
            let style = FillStyle(eoFill: seed % 2 == 1)
            let outline = Self.outline(path)
            let (folded, plain) = try (Self.layer(bounds), Self.layer(bounds))
            let renderer = Self.renderer()
            renderer.fill([outline], style, .color(Self.color(pixel)), into: folded, .identity, Clip(bounds: bounds, mask: nil))
            var accumulator = CoverageAccumulator()
            accumulator.begin(
                outline.bounds.intersection(bounds), rule: style.isEOFilled ? .evenOdd : .nonZero, isAntialiased: true)
            accumulator.add(outline.outline)
            plain.fill(PackedPixel.pixel(of: Self.color(pixel)), &accumulator)
            expect(folded.bytes(), equals: plain.bytes())
        }
    }

    private static func color(_ pixel: UInt32) -> RGBA {
        let alpha = Double(pixel >> 24) / 255
        return RGBA(red: 0.25, green: Double(pixel & 255) / 255, blue: 0.75, alpha: alpha)
    }

    /// A layer of many colours and opacities.
    private static func layer(_ bounds: PixelRect) throws -> Layer {
        let layer = try Layer(bounds: bounds)
        layer.withPixels { pixels in
            for index in pixels.indices {
                let alpha = UInt32(index * 7 % 256)
                pixels[index] = alpha << 24 | (alpha / 2) << 16 | (alpha / 3) << 8 | alpha * 3 / 4
            }
        }
        return layer
    }

    private static func renderer() -> Renderer {
        Renderer(
            glyphCache: GlyphCache(), shapeCache: CoverageCache(), clusterCache: CoverageCache(), layerPool: LayerPool(),
            layerBudget: LayerBudget(bytes: 1 << 20), accumulator: CoverageAccumulator())
    }

    /// Every product of two bytes, as blocks divide it.
    @Test func blocksRoundAsPlainArithmetic() {
        var wrong = 0
        for alpha in UInt32(0)...255 {
            for below in UInt32(0)...255 {
                let source = alpha << 24 | (alpha / 2) << 8
                let under = below << 24 | below << 16 | below << 8 | below
                let four = withUnsafePointer(to: BlendBlock(SIMD4(repeating: source))) {
                    BlendBlock.over(SIMD4(repeating: under), $0)
                }
                let product = (2 * below * (255 - alpha) + 255) / 510
                let expected = (alpha + product) << 24 | product << 16 | (alpha / 2 + product) << 8 | product
                if four != SIMD4(repeating: expected) { wrong += 1 }
            }
        }
        expect(wrong, equals: 0)
    }

    /// Fills on a picture larger than a cache, drawn in bands, and the same ones each in a group of its own, which are
    /// drawn one after the other.
    @Test func fillsInBandsAreFillsInOrder() throws {
        let fills: [DisplayItem] = (0..<120).map { index in
            let place = Double(index)
            let path = Self.rounded(
                -40 + (place * 37.3).truncatingRemainder(dividingBy: 700), -30 + (place * 53.7).truncatingRemainder(dividingBy: 800),
                60 + (place * 11.1).truncatingRemainder(dividingBy: 200), 50 + (place * 17.9).truncatingRemainder(dividingBy: 400), 14)
            let color = RGBA(
                red: place / 120, green: 1 - place / 120, blue: 0.5, alpha: index % 7 == 0 ? 1 : 0.2 + place / 200)
            if index % 5 == 3 { return .stroke(path, StrokeStyle(lineWidth: 9), .color(color)) }
            return .fill(path, FillStyle(), .color(color))
        }
        let size = CGSize(width: 700, height: 800)
        let clip = Clip(bounds: PixelRect(minX: 0, minY: 0, maxX: 700, maxY: 800), mask: nil)
        expect(SolidFills.end(of: fills, from: 0), equals: 120)
        #expect(SolidFills(fills[...], .identity, clip) != nil)
        // A group between two fills parts them.
        let group = DisplayItem.group(opacity: 1, blendMode: .normal, [fills[0]])
        let apart = fills.flatMap { [$0, group] }
        expect(SolidFills.end(of: apart, from: 0), equals: 0)
        let rasterizer = Rasterizer(scale: 1)
        let inOrder = try Rasterizer(scale: 1).render(
            DisplayList(size: size, items: fills.map { .group(opacity: 1, blendMode: .normal, [$0]) }))
        for _ in 0..<3 {
            try expect(rasterizer.render(DisplayList(size: size, items: fills)), equals: inOrder)
        }
        try expect(rasterizer.render(DisplayList(size: size, items: fills), threads: 2), equals: inOrder)
    }
}
