import Foundation

/// A path as straight lines: the vertices of all its subpaths, one after the other.
package struct FlattenedPath: Sendable {
    /// The vertices `points[range]` of one subpath; a closed one does not repeat its first vertex.
    package struct Subpath: Sendable {
        package var range: Range<Int>
        package var isClosed: Bool
    }

    package internal(set) var points: [SIMD2<Double>] = []

    /// True at the index of a vertex that lies inside a curve, so that the outline has no corner there; empty where no caller asks for
    /// it.
    package internal(set) var isInsideCurve: [Bool] = []

    package internal(set) var subpaths: [Subpath] = []

    package init() {}
}

extension FlattenedPath {
    /// The lines of a path after a transform.
    ///
    /// Curves bulge over their chords by `tolerance` at the most (both in units after the transform); `fit` determines how lines lie to
    /// them. Curves that lie wholly outside `visible` become single lines. Without `marksCurves`, `isInsideCurve` stays empty. A path
    /// with a NaN or infinite coordinate gives nothing; coordinates beyond a thousand million are clamped to that.
    package init(
        _ path: Path, transform: CGAffineTransform = .identity, tolerance: Double, visible: CGRect = .infinite,
        fit: CurveFit = .inscribed, marksCurves: Bool = true
    ) {
        var flattener = PathFlattener(
            transform: transform, tolerance: tolerance, visible: visible, fit, marksCurves: marksCurves)
        for element in path.elements {
            guard flattener.add(element) else { return }
        }
        self = flattener.finished()
    }

    /// A point held within 1e9 of the origin, so that products of two never overflow; nil where it is not finite.
    static func bounded(_ x: Double, _ y: Double) -> SIMD2<Double>? {
        guard x.isFinite, y.isFinite else { return nil }
        return SIMD2(min(max(x, -1e9), 1e9), min(max(y, -1e9), 1e9))
    }
}

extension CGAffineTransform {
    /// Returns the image of a point; nil where that is not finite.
    @inline(__always)
    func mapped(_ point: SIMD2<Double>) -> SIMD2<Double>? {
        FlattenedPath.bounded(
            Double(a) * point.x + Double(c) * point.y + Double(tx), Double(b) * point.x + Double(d) * point.y + Double(ty))
    }
}
