import Drawing
import Foundation
import Geometry
import Pixels
import TestSupport
import Testing

@testable import Raster

/// Frosted glass inside a mask: it sees the pixels below, and the mask cuts it.
@Suite struct GlassMaskTests {
    private static let size = CGSize(width: 120, height: 90)
    private static let stripes =
        [Sketch.box(0, 0, 120, 90, RGBA(255, 255, 255))]
        + (0..<12).map { Sketch.box(CGFloat($0) * 10, 0, 5, 90, RGBA(200, UInt8($0 * 20), 40)) }
    private static let glass = Backdrop(sigma: 3, saturation: 1.5, tint: RGBA(red: 1, green: 1, blue: 1, alpha: 0.3))
    private static let blur = Backdrop(sigma: 3, saturation: 1, tint: .clear)

    private static func pane(_ backdrop: Backdrop) -> DisplayItem { .backdrop(Sketch.rect(10, 10, 100, 60), FillStyle(), backdrop) }

    /// A mask that fades from the top of the pane to its lower edge.
    private static var fading: [DisplayItem] {
        (0..<60).map { Sketch.box(0, CGFloat(10 + $0), 120, 1, RGBA.black.multiplyingAlpha(by: 1 - Double($0) / 60)) }
    }

    private static func list(_ item: DisplayItem) -> DisplayList { DisplayList(size: size, items: stripes + [item]) }

    @Test(arguments: [glass, blur]) func aFullMaskChangesNothing(_ backdrop: Backdrop) throws {
        let full = [Sketch.box(0, 0, 120, 90)]
        let rasterizer = Rasterizer(scale: 1)
        let alone = try rasterizer.render(Self.list(Self.pane(backdrop)))
        try expect(rasterizer.render(Self.list(.mask(full, content: [Self.pane(backdrop)]))), equals: alone)
    }

    @Test(arguments: [glass, blur]) func aMaskFadesFromTheGlassToThePixelsBelow(_ backdrop: Backdrop) throws {
        let bare = try Sketch(120, 90, Self.stripes)
        let glass = try Sketch(120, 90, Self.stripes + [Self.pane(backdrop)])
        let faded = try Sketch(120, 90, Self.stripes + [.mask(Self.fading, content: [Self.pane(backdrop)])])
        for y in stride(from: 12, to: 70, by: 6) {
            let share = 1 - Double(y - 10) / 60
            for x in stride(from: 12, to: 108, by: 3) {
                for (own, (old, new)) in zip(faded.rgb(x, y), zip(bare.rgb(x, y), glass.rgb(x, y))) {
                    expect(Double(own), near: Double(old) + (Double(new) - Double(old)) * share, within: 1.6)
                }
            }
        }
    }

    @Test func otherItemsLieOverTheGlassInTheMask() throws {
        let dot = Sketch.box(50, 30, 10, 10, RGBA(0, 0, 255))
        let sketch = try Sketch(120, 90, Self.stripes + [.mask([Sketch.box(0, 0, 120, 90)], content: [Self.pane(Self.glass), dot])])
        expect(sketch.rgb(55, 35), equals: [0, 0, 255])
    }

    /// However it is drawn: in parts, on threads, or over a former frame from which the glass is missing.
    @Test func partsAndFramesAreThoseOfTheWhole() throws {
        let list = Self.list(.mask(Self.fading, content: [Self.pane(Self.glass)]))
        let rasterizer = Rasterizer(scale: 3)
        let whole = try rasterizer.render(list)
        try expect(rasterizer.render(list, threads: 2), equals: whole)
        let region = PixelRect(minX: 60, minY: 40, maxX: 150, maxY: 110)
        let part = whole.cropped(x: 60, y: 40, widthInPixels: 90, heightInPixels: 70)
        try expect(rasterizer.render(list, region: region), equals: part)
        let dot = Sketch.box(20, 20, 4, 4, RGBA(0, 0, 255))
        for content in [[Self.pane(Self.glass), dot], [dot], []] {
            let former = Self.list(.mask(Self.fading, content: content))
            let frame = Rasterizer.Frame(list: former, pixmap: try rasterizer.render(former))
            try expect(rasterizer.frame(list, over: frame).pixmap, equals: whole)
        }
    }

    /// The rows of glass are made four pixels at a time.
    @Test func rowsHaveTheBytesOfSinglePixels() {
        var random = SystemRandomNumberGenerator()
        for (saturation, alpha) in [(1.0, 0.0), (4, 0.846), (1.25, 0.44), (0, 0.5), (-2, 1)] {
            let frost = Frost(Backdrop(sigma: 1, saturation: saturation, tint: RGBA(red: 0.9, green: 0.2, blue: 0.99, alpha: alpha)))
            let row = (0..<1_003).map { index -> UInt32 in
                let alpha = index.isMultiple(of: 3) ? 255 : UInt32.random(in: 0...255, using: &random)
                return alpha << 24
                    | (0..<3).reduce(0) { pixel, channel in pixel | UInt32.random(in: 0...alpha, using: &random) << UInt32(8 * channel) }
            }
            var seen = [UInt32](repeating: 0, count: row.count)
            row.withUnsafeBufferPointer { row in
                seen.withUnsafeMutableBufferPointer { frost(row.baseAddress!, $0.baseAddress!, row.count) }
            }
            for (pixel, own) in zip(row, seen) where own != frost(pixel) { Issue.record("\(pixel): \(own), not \(frost(pixel))") }
        }
    }
}
