import Drawing
import Foundation
import Geometry
import Pixels
import Testing

@testable import Raster

/// What a rasteriser keeps stays within its bounds, however many different things it has drawn.
@Suite struct CacheTests {
    private static func letter(_ index: Int) -> SharedPath {
        SharedPath(Sketch.polygon([(0, 0), (CGFloat(index % 97) / 9 + 3, -CGFloat(index % 89) / 7 - 2), (2, 3)]))
    }

    /// Draws `count` different items, some in every picture, each three times, as only what comes again is kept.
    private static func draw(_ count: Int, with rasterizer: Rasterizer, _ item: (Int) -> DisplayItem) throws {
        for first in stride(from: 0, to: count, by: 25) {
            let items = (first..<min(first + 25, count)).map(item)
            let list = DisplayList(size: CGSize(width: 80, height: 60), items: items)
            for _ in 0..<3 { _ = try rasterizer.render(list) }
        }
    }

    @Test func tenThousandGlyphs() throws {
        let rasterizer = Rasterizer(scale: 1)
        try Self.draw(10_000, with: rasterizer) { index in
            let origin = CGPoint(x: 20 + CGFloat(index % 7) * 0.13, y: 30)
            return .glyphs([PlacedGlyph(outline: Self.letter(index), origin: origin)], .color(.black))
        }
        let kept = rasterizer.kept
        #expect(kept.glyphs > 0 && kept.glyphs <= 8 << 20, "\(kept)")
        #expect(kept.shapes <= 11 << 20, "\(kept)")
    }

    @Test func tenThousandSizesOfAGlyph() throws {
        let rasterizer = Rasterizer(scale: 1)
        let glyph = Self.letter(50)
        try Self.draw(10_000, with: rasterizer) { index in
            let scale = CGAffineTransform(scaleX: 1 + CGFloat(index) / 5000, y: 1)
            return .transform(scale, [.glyphs([PlacedGlyph(outline: glyph, origin: CGPoint(x: 9, y: 30))], .color(.black))])
        }
        #expect(rasterizer.kept.glyphs <= 8 << 20, "\(rasterizer.kept)")
    }

    @Test func tenThousandShapesAndShadows() throws {
        let rasterizer = Rasterizer(scale: 1)
        try Self.draw(10_000, with: rasterizer) { index in
            let box = CGRect(x: 9 + CGFloat(index) / 997, y: 9, width: 40, height: 30 + CGFloat(index % 11))
            let shape = Sketch.fill(Path(roundedRect: box, cornerRadius: 6))
            return index % 10 == 0 ? .filter(.shadow(color: .black, sigma: 2, offset: .zero), [shape]) : shape
        }
        let kept = rasterizer.kept
        // Filled up to the bound; the last shape may be a quarter of it.
        for bytes in [kept.shapes, kept.shadows] { #expect(bytes > 1 << 20 && bytes <= 11 << 20, "\(kept)") }
        #expect(kept.layers <= 64 << 20, "\(kept)")
    }

    @Test func twoHundredPictures() throws {
        let rasterizer = Rasterizer(scale: 1)
        try Self.draw(200, with: rasterizer) { index in
            var pixmap = Pixmap(widthInPixels: 400, heightInPixels: 300)
            pixmap.bytes[3] = UInt8(index % 256)
            let box = CGRect(x: 0, y: 0, width: 60 + index % 7, height: 40)
            return .image(ImageSource(pixmap), box, .smooth)
        }
        let kept = rasterizer.kept
        #expect(kept.pictures > 1 << 20 && kept.pictures <= 64 << 20, "\(kept)")
    }
}
