import Drawing
import Foundation
import Geometry
import Pixels
import Raster
import TestSupport
import Testing

/// However a picture is drawn, alone or again, at once or in bands, its bytes are the same.
@Suite struct BandTests {
    private static func list(_ scene: RegionTests.Scene) -> DisplayList {
        DisplayList(size: CGSize(width: 90, height: 90), items: scene.items)
    }

    @Test(arguments: RegionTests.scenes) func threadsChangeNothing(_ scene: RegionTests.Scene) throws {
        let list = Self.list(scene)
        let whole = try Rasterizer(scale: 4).render(list)
        for threads in [1, 2, 5] { try expect(Rasterizer(scale: 4).render(list, threads: threads), equals: whole) }
    }

    /// Shapes and glyphs are drawn by their edges, then kept, then drawn from what is kept.
    @Test(arguments: RegionTests.scenes) func drawingAgainChangesNothing(_ scene: RegionTests.Scene) throws {
        let list = Self.list(scene)
        let rasterizer = Rasterizer(scale: 2)
        let first = try rasterizer.render(list)
        for _ in 0..<3 { try expect(rasterizer.render(list), equals: first) }
        try expect(rasterizer.render(list, threads: 2), equals: first)
    }

    /// A canvas that its first item covers is not cleared before.
    @Test(arguments: RegionTests.scenes) func aBackgroundIsAllThereIsBelow(_ scene: RegionTests.Scene) throws {
        let stops = [
            GradientPaint.Stop(color: RGBA(255, 95, 109), location: 0), GradientPaint.Stop(color: RGBA(33, 147, 176), location: 1),
        ]
        let slope = GradientPaint(stops: stops, shape: .linear(start: .zero, end: CGPoint(x: 90, y: 40)))
        let paints: [Paint] = [.color(RGBA(255, 248, 231)), .gradient(slope)]
        for paint in paints {
            let background = DisplayItem.fill(Sketch.rect(0, 0, 90, 90), FillStyle(), paint)
            let nothing = Sketch.box(0, 0, 0, 0)
            let covered = try Sketch(90, 90, [.transform(.identity, [background])] + scene.items)
            try expect(Sketch(90, 90, [nothing, background] + scene.items).pixmap, equals: covered.pixmap)
        }
    }

    /// Around a background that is kept from an earlier picture, all is cleared but what it covers wholly.
    @Test(arguments: RegionTests.scenes) func aRoundBackgroundIsAllThereIsBelow(_ scene: RegionTests.Scene) throws {
        let shapes = [
            Path(roundedRect: CGRect(x: 0, y: 0, width: 90, height: 90), cornerRadius: 22),
            Path(roundedRect: CGRect(x: 3.4, y: 10.2, width: 80, height: 61.3), cornerRadius: 9),
            Path(ellipseIn: CGRect(x: 20, y: 0, width: 69.9, height: 90)), Sketch.polygon([(3, 3), (80, 12), (30, 88), (41, 20)]),
        ]
        for shape in shapes {
            let background = [Sketch.fill(shape, RGBA(255, 248, 231)), Sketch.fill(shape, RGBA(0, 0, 0, alpha: 0.2))]
            for items in [background, [.transform(CGAffineTransform(a: 1, b: 0.1, c: 0, d: 0.9, tx: 0, ty: 0), background)]] {
                let list = DisplayList(size: CGSize(width: 90, height: 90), items: items + scene.items)
                let rasterizer = Rasterizer(scale: 2)
                let first = try rasterizer.render(list)
                for _ in 0..<3 { try expect(rasterizer.render(list), equals: first) }
            }
        }
    }

    @Test(arguments: 201...208) func threadsChangeNothingInRandomScenes(seed: Int) throws {
        var scenes = RandomScenes(seed: UInt64(seed))
        let list = scenes.list()
        let whole = try Rasterizer(scale: 3).render(list)
        for threads in [2, 3] { try expect(Rasterizer(scale: 3).render(list, threads: threads), equals: whole) }
    }

    @Test func aFaultInABandIsThrown() {
        let list = DisplayList(size: CGSize(width: 40_000, height: 10), items: [])
        #expect(throws: RasterError.self) { try Rasterizer(scale: 1).render(list, threads: 4) }
    }
}
