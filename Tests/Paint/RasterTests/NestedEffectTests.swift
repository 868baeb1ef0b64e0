import Drawing
import Foundation
import Geometry
import Pixels
import TestSupport
import Testing

@testable import Raster

/// Effects inside one another.
@Suite("Nested effects") struct NestedEffectTests {
    private func shadow(_ items: [DisplayItem], _ offset: CGSize = .zero, sigma: CGFloat = 2) -> DisplayItem {
        .filter(.shadow(color: RGBA(200, 40, 90), sigma: sigma, offset: offset), items)
    }

    /// Drawn twice at each, the innermost would be drawn four thousand million times.
    @Test("Thirty shadows inside one another take thirty shadows' time", .timeLimit(.minutes(2))) func depth() throws {
        var item = Sketch.box(20, 20, 8, 8)
        for number in 0..<32 { item = shadow([item, Sketch.box(CGFloat(number), 2, 3, 3)]) }
        let sketch = try Sketch(48, 48, [item])
        #expect(sketch.alpha(24, 24) == 255 && sketch.alpha(18, 24) > 0)
    }

    /// A piece of a picture asks for other boxes of what its shadows are made of than the whole does.
    @Test("Shadows inside one another are the same in every piece of a picture", arguments: [CGSize.zero, CGSize(width: 3, height: -2)])
    func pieces(_ offset: CGSize) throws {
        let inner = [shadow([shadow([Sketch.box(10, 12, 20, 9)], offset), Sketch.box(30, 30, 6, 6, RGBA(10, 90, 30))], offset)]
        let whole = try Sketch(60, 60, on: .white, [shadow(inner, offset)])
        for clip in [
            CGRect(x: 0, y: 0, width: 14, height: 14), CGRect(x: 20, y: 18, width: 25, height: 7),
            CGRect(x: 5, y: 25, width: 40, height: 30),
        ] {
            let part = try Sketch(60, 60, on: .white, [.clip(Path(clip), FillStyle(), [shadow(inner, offset)])])
            for y in Int(clip.minY)..<Int(clip.maxY) {
                for x in Int(clip.minX)..<Int(clip.maxX) { expect(part.pixmap[x, y], equals: whole.pixmap[x, y]) }
            }
        }
    }

    private func turned(_ tilt: CGFloat, _ bend: CGFloat) -> ProjectionTransform {
        var map = ProjectionTransform(CGAffineTransform(rotationAngle: tilt))
        (map.m13, map.m23) = (bend, -bend / 2)
        return map
    }

    @Test("A projection of a projection is drawn as the one that they are") func projections() throws {
        let items = [Sketch.box(8, 8, 24, 24, RGBA(20, 60, 200)), Sketch.box(12, 20, 30, 3)]
        let (inner, outer) = (turned(0.1, 0.002), turned(-0.2, 0.001))
        let move = CGAffineTransform(translationX: 4, y: 3)
        let nested = DisplayItem.projection(
            outer, [.group(opacity: 1, blendMode: .normal, [.transform(move, [.run([.projection(inner, items)])])])])
        let whole = inner.concatenating(ProjectionTransform(move)).concatenating(outer)
        let sketch = try Sketch(64, 64, scale: 2, [nested])
        try expect(sketch.pixmap, equals: Sketch(64, 64, scale: 2, [.projection(whole, items)]).pixmap)
    }
}
