import Foundation
import Geometry

/// An outline in pixels, moved by (dx, dy).
struct PlacedOutline {
    var outline: FlattenedPath
    var dx = 0.0
    var dy = 0.0

    init(_ outline: FlattenedPath, dx: Double = 0, dy: Double = 0) {
        (self.outline, self.dx, self.dy) = (outline, dx, dy)
    }

    /// The smallest box of whole pixels around it; empty where it has no points.
    var bounds: PixelRect {
        var (left, top) = (Double.infinity, Double.infinity)
        var (right, bottom) = (-Double.infinity, -Double.infinity)
        for point in outline.points {
            (left, right) = (min(left, point.x), max(right, point.x))
            (top, bottom) = (min(top, point.y), max(bottom, point.y))
        }
        guard left <= right else { return .empty }
        let box = CGRect(x: left + dx, y: top + dy, width: right - left, height: bottom - top)
        // Points are rounded to 1/256 pixel before they are drawn, which may carry them over a pixel's edge.
        return PixelRect(covering: box.insetBy(dx: -1 / 256, dy: -1 / 256))
    }
}
