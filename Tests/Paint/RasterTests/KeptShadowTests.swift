import Drawing
import Foundation
import Geometry
import Pixels
import TestSupport
import Testing

@testable import Raster

/// Shadows of shapes that stand still are kept from picture to picture, which changes no byte.
@Suite struct KeptShadowTests {
    private static func list(
        alpha: Double = 1, sigma: CGFloat = 6, dx: CGFloat = 0, color: RGBA = RGBA(10, 20, 90), isStill: Bool = true
    ) -> DisplayList {
        let pane = Path(ellipseIn: CGRect(x: 30.3 + dx, y: 20.6, width: 70, height: 40))
        let shape = DisplayItem.fill(pane, FillStyle(), .color(RGBA.black.multiplyingAlpha(by: alpha)))
        let shadow = Filter.shadow(color: color, sigma: sigma, offset: CGSize(width: 2, height: 5.25))
        var around = Path(CGRect(x: 4, y: 4, width: 120, height: 80.5))
        around.addPath(pane)
        let items = [Sketch.box(0, 0, 140, 100, RGBA(240, 220, 200)), .clip(around, FillStyle(eoFill: true), [.filter(shadow, [shape])])]
        return DisplayList(size: CGSize(width: 140, height: 100), items: isStill ? items + [.filter(shadow, [shape])] : items)
    }

    @Test func aKeptShadowHasTheBytesOfANewOne() throws {
        let kept = Rasterizer(scale: 2)
        let faint = RGBA.black.multiplyingAlpha(by: 0.1)
        let black = [Self.list(color: .black), Self.list(color: faint), Self.list(alpha: 0.4, sigma: 2, dx: 0.5, color: faint)]
        for list in [Self.list(), Self.list(alpha: 0.4), Self.list(sigma: 2), Self.list(dx: 0.5)] + black {
            let fresh = try Rasterizer(scale: 2).render(list)
            for _ in 0..<3 { try expect(kept.render(list), equals: fresh) }
            let part = fresh.cropped(x: 50, y: 30, widthInPixels: 60, heightInPixels: 40)
            try expect(kept.render(list, region: PixelRect(minX: 50, minY: 30, maxX: 110, maxY: 70)), equals: part)
        }
    }

    /// Over content that changes, and a clip inside another one.
    @Test(arguments: [0.08, 1]) func aKeptCastHasTheBytesOfANewOneOverOtherContent(alpha: Double) throws {
        let kept = Rasterizer(scale: 3)
        let color = RGBA.black.multiplyingAlpha(by: alpha)
        for step in 0..<4 {
            let cast = Self.list(color: color, isStill: false).items[1]
            let below = (0..<10).map { Sketch.box(CGFloat($0 * 14 + step), 0, 7, 100, RGBA(200, UInt8($0 * 20), 40)) }
            let round = DisplayItem.clip(Path(ellipseIn: CGRect(x: 0, y: 0, width: 90, height: 90)), FillStyle(), [cast])
            for item in [cast, round] {
                let list = DisplayList(size: CGSize(width: 140, height: 100), items: below + [item])
                try expect(kept.render(list), equals: Rasterizer(scale: 3).render(list))
                try expect(kept.render(list, threads: 2), equals: Rasterizer(scale: 3).render(list))
            }
        }
        #expect(kept.kept.shadows > 100 * 60 * 9)
    }

    @Test func aShadowIsKeptOnItsSecondUse() throws {
        let rasterizer = Rasterizer(scale: 2)
        let shape = DisplayItem.fill(Path(CGRect(x: 30, y: 20, width: 70, height: 40)), FillStyle(), .color(.black))
        let shadow = Filter.shadow(color: .black, sigma: 6, offset: .zero)
        let list = DisplayList(size: CGSize(width: 140, height: 100), items: [.filter(shadow, [shape])])
        _ = try rasterizer.render(list)
        let before = rasterizer.kept.shadows
        for _ in 0..<2 { _ = try rasterizer.render(list) }
        // More than 70 by 40 points at two pixels a point.
        #expect(rasterizer.kept.shadows - before > 70 * 40 * 4)
    }
}
