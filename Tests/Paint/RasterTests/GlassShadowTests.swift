import Drawing
import Foundation
import Geometry
import Pixels
import TestSupport
import Testing

@testable import Raster

/// Inner shadows on frosted glass: the glass still sees what lies below it.
@Suite struct GlassShadowTests {
    private static let blue = RGBA(0x34, 0x78, 0xF6)
    private static let glass = Backdrop(sigma: 4, saturation: 1.2, tint: RGBA(red: 1, green: 1, blue: 1, alpha: 0.4))

    private static var pane: DisplayItem { .backdrop(Sketch.rect(10, 10, 60, 40), FillStyle(), glass) }

    private func sketch(_ item: DisplayItem, sigma: CGFloat = 2) throws -> (plain: Sketch, shaded: Sketch) {
        let below = [Sketch.box(0, 0, 80, 60, Self.blue), Sketch.box(0, 0, 40, 60, RGBA(255, 0, 0))]
        let shadow = Filter.innerShadow(color: .black, sigma: sigma, offset: .zero)
        return (try Sketch(80, 60, below + [item]), try Sketch(80, 60, below + [.filter(shadow, [item])]))
    }

    @Test func farFromTheEdgesAllIsAsWithoutTheShadow() throws {
        let (plain, shaded) = try sketch(Self.pane)
        for y in stride(from: 18, to: 42, by: 4) {
            for x in 18..<62 { expect(plain.rgb(x, y), equals: shaded.rgb(x, y), "\(x), \(y)") }
        }
        #expect(plain.rgb(5, 5) == shaded.rgb(5, 5) && shaded.rgb(5, 5) == [255, 0, 0])
    }

    /// At a straight edge a Gaussian shadow has half its strength: .5 at the edge, .3085 half a standard deviation in.
    @Test func atAnEdgeItIsHalfTheShadow() throws {
        let (plain, shaded) = try sketch(Self.pane)
        for (y, strength) in [(10, 0.4013), (11, 0.2266), (12, 0.1056)] {
            for (own, bare) in zip(shaded.rgb(25, y), plain.rgb(25, y)) {
                #expect(abs(Double(own) - Double(bare) * (1 - strength)) <= 2.5, "\(y)")
            }
        }
    }

    @Test func turnedAndClippedGlassIsGlass() throws {
        let turned = DisplayItem.transform(
            CGAffineTransform(translationX: 0, y: 1),
            [.clip(Path(ellipseIn: CGRect(x: 12, y: 12, width: 50, height: 30)), FillStyle(), [Self.pane])])
        let (plain, shaded) = try sketch(turned)
        expect(plain.rgb(37, 28), equals: shaded.rgb(37, 28))
        #expect(shaded.rgb(37, 14)[0] < plain.rgb(37, 14)[0])
    }

    @Test func aClearShadowChangesNothing() throws {
        let item = DisplayItem.filter(.innerShadow(color: .clear, sigma: 3, offset: .zero), [Self.pane])
        let below = Sketch.box(0, 0, 80, 60, Self.blue)
        try expect(Sketch(80, 60, [below, item]).pixmap, equals: try Sketch(80, 60, [below, Self.pane]).pixmap)
    }

    /// Whatever part is drawn alone, on whatever number of threads.
    @Test func partsAreThoseOfTheWhole() throws {
        let stripes = (0..<40).map { Sketch.box(CGFloat($0) * 8, 0, 4, 240, RGBA(200, UInt8($0 * 6), 40)) }
        let shadow = Filter.innerShadow(color: .black, sigma: 5, offset: CGSize(width: 2, height: 3))
        let pane = DisplayItem.backdrop(Path(ellipseIn: CGRect(x: 40, y: 20, width: 200, height: 190)), FillStyle(), Self.glass)
        let clipped = DisplayItem.clip(
            Path(ellipseIn: CGRect(x: 30, y: 10, width: 250, height: 190)), FillStyle(), [.filter(shadow, [pane])])
        let list = DisplayList(size: CGSize(width: 320, height: 240), items: [Sketch.box(0, 0, 320, 240, Self.blue)] + stripes + [clipped])
        let rasterizer = Rasterizer(scale: 1)
        let whole = try rasterizer.render(list)
        try expect(rasterizer.render(list, threads: 2), equals: whole)
        for region in [PixelRect(minX: 50, minY: 30, maxX: 120, maxY: 90), PixelRect(minX: 130, minY: 100, maxX: 131, maxY: 200)] {
            let part = whole.cropped(x: region.minX, y: region.minY, widthInPixels: region.width, heightInPixels: region.height)
            try expect(rasterizer.render(list, region: region), equals: part)
        }
    }

    /// A miter without a limit has a box, so that a group of it is drawn.
    @Test(arguments: [CGFloat.infinity, .greatestFiniteMagnitude, 1e9]) func strokesOfEndlessMitersAreDrawnInGroups(_ limit: CGFloat) throws
    {
        let path = Sketch.polygon([(5, 30), (20, 5), (35, 30)])
        let stroke = DisplayItem.stroke(path, StrokeStyle(lineWidth: 4, miterLimit: limit), .color(.black))
        let alone = try Sketch(40, 40, [stroke])
        #expect(alone.area > 100)
        try expect(Sketch(40, 40, [.mask([Sketch.box(0, 0, 40, 40)], content: [stroke])]).pixmap, equals: alone.pixmap)
    }
}
