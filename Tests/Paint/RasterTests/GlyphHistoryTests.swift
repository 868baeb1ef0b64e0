import Drawing
import Foundation
import Geometry
import TestSupport
import Testing

@testable import Raster

/// What a rasteriser has drawn before changes nothing.
@Suite struct GlyphHistoryTests {
    @Test("Two glyphs that cover too little of a pixel for a level each come to one together, drawn once or again")
    func sliversAddUp() throws {
        // Both boxes end within a pixel, 0.04 of it covered together and less than half a level alone in height.
        let sliver = Path(CGRect(x: 0.25, y: -4.0015, width: 4.5, height: 4.0015))
        let glyph = SharedPath(sliver)
        let glyphs = (0..<12).map { PlacedGlyph(outline: glyph, origin: CGPoint(x: CGFloat($0) * 4.5 + 1, y: 20)) }
        let turned = CGAffineTransform(rotationAngle: 0.0021)
        let list = DisplayList(
            size: CGSize(width: 70, height: 30), items: [.transform(turned, [.glyphs(glyphs, .color(.black))])])
        let rasterizer = Rasterizer(scale: 1)
        let first = try rasterizer.render(list)
        for _ in 0..<4 { try expect(rasterizer.render(list), equals: first) }
    }

    @Test(arguments: 1...40) func randomScenesDrawnAgain(seed: Int) throws {
        var scenes = RandomScenes(seed: UInt64(seed))
        let list = scenes.list()
        let rasterizer = Rasterizer(scale: 1.5)
        let first = try rasterizer.render(list)
        for _ in 0..<3 { try expect(rasterizer.render(list), equals: first, "seed \(seed)") }
    }
}
