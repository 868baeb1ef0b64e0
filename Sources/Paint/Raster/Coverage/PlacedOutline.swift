import Foundation
import Geometry
import Pixels

/// An outline in pixels, moved by (dx, dy).
struct PlacedOutline: Sendable {
    let outline: FlattenedPath
    var dx = 0.0
    var dy = 0.0

    /// The smallest box around the outline before it is moved; found once, however often a glyph is placed. Its left
    /// is right of its right where there are no points.
    private let left: Double
    private let top: Double
    private let right: Double
    private let bottom: Double

    init(_ outline: FlattenedPath) {
        self.outline = outline
        var low = SIMD2(Double.infinity, .infinity)
        var high = SIMD2(-Double.infinity, -.infinity)
        for point in outline.points {
            let place = SIMD2(Double(point.x), Double(point.y))
            low.replace(with: place, where: place .< low)
            high.replace(with: place, where: place .> high)
        }
        (left, top, right, bottom) = (low.x, low.y, high.x, high.y)
    }

    /// The outline in another place.
    func placed(dx: Double, dy: Double) -> PlacedOutline {
        var placed = self
        (placed.dx, placed.dy) = (dx, dy)
        return placed
    }

    /// The smallest box of whole pixels around it; empty where it has no points.
    var bounds: PixelRect {
        guard left <= right else { return .empty }
        let box = CGRect(x: left + dx, y: top + dy, width: right - left, height: bottom - top)
        // Points are rounded to 1/256 pixel before they are drawn, which may carry them over a pixel's edge.
        return PixelRect(covering: box.insetBy(dx: -1 / 256, dy: -1 / 256))
    }
}
