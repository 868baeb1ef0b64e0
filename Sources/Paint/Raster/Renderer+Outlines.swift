import Drawing
import Foundation
import Geometry
import Pixels

extension Renderer {
    func outline(of path: Path, _ transform: CGAffineTransform, _ clip: Clip) -> FlattenedPath {
        FlattenedPath(path, transform: transform, tolerance: Renderer.tolerance, visible: clip.bounds.rect, fit: .balanced)
    }

    /// The outline of a stroke in pixels; the pen is round in the item's points, so an uneven scale flattens it.
    func strokeOutline(of path: Path, _ style: StrokeStyle, _ transform: CGAffineTransform) -> FlattenedPath {
        let scale = transform.largestScale
        guard scale > 0, scale.isFinite else { return FlattenedPath() }
        return path.strokeOutline(style, tolerance: Renderer.tolerance / scale, fit: .balanced, transform: transform)
    }
}

extension CGAffineTransform {
    /// The most that a length can grow: the larger singular value of the linear part.
    var largestScale: Double {
        let (a, b, c, d) = (Double(a), Double(b), Double(c), Double(d))
        let half = (a * a + b * b + c * c + d * d) / 2
        let determinant = a * d - b * c
        return (half + max(half * half - determinant * determinant, 0).squareRoot()).squareRoot()
    }
}

extension PixelRect {
    var rect: CGRect { CGRect(x: minX, y: minY, width: width, height: height) }
}
