import Foundation
import Geometry

/// The rest of an outline when a band or a disc is cut out of it.
///
/// Each contour is clipped by half-planes (Sutherland and Hodgman, 1974). The pieces of a region with holes then have
/// edges that run back and forth along the cut; their windings cancel, so the non-zero rule fills what it should.
enum SymbolCut {
    /// The points with `normal` . p >= distance.
    struct HalfPlane {
        var normal: CGVector
        var distance: CGFloat

        var opposite: HalfPlane {
            HalfPlane(normal: CGVector(dx: -normal.dx, dy: -normal.dy), distance: -distance)
        }

        func height(of point: CGPoint) -> CGFloat { normal.dx * point.x + normal.dy * point.y - distance }

        func clipped(_ polygon: [CGPoint]) -> [CGPoint] {
            guard var previous = polygon.last else { return [] }
            var result: [CGPoint] = []
            var before = height(of: previous)
            for point in polygon {
                let here = height(of: point)
                if (before >= 0) != (here >= 0) {
                    let part = before / (before - here)
                    result.append(
                        CGPoint(x: previous.x + (point.x - previous.x) * part, y: previous.y + (point.y - previous.y) * part))
                }
                if here >= 0 { result.append(point) }
                (previous, before) = (point, here)
            }
            return result.count > 2 ? result : []
        }
    }

    /// Returns the outline without its part in all of the half-planes, whose intersection is convex.
    static func outline(_ outline: Path, without planes: [HalfPlane]) -> Path {
        var result = Path()
        for contour in SymbolContour.contours(of: outline) {
            var inside = contour.polygon
            for plane in planes where !inside.isEmpty {
                add(plane.opposite.clipped(inside), to: &result)
                inside = plane.clipped(inside)
            }
        }
        return result
    }

    /// The outline without a disc.
    static func outline(_ outline: Path, withoutDiscAt center: CGPoint, radius: CGFloat) -> Path {
        // With 64 sides the polygon stays within a thousandth of the radius of the circle.
        let planes = (0..<64).map { index in
            let angle = Double(index) * Double.pi / 32
            let normal = CGVector(dx: -Transcendental.cosine(angle), dy: -Transcendental.sine(angle))
            return HalfPlane(normal: normal, distance: normal.dx * center.x + normal.dy * center.y - radius)
        }
        return Self.outline(outline, without: planes)
    }

    /// Half-planes whose intersection is the convex hull of an outline, moved outward by a distance.
    static func hull(around outline: Path, distance: CGFloat) -> [HalfPlane] {
        let points = SymbolContour.contours(of: outline).flatMap(\.polygon)
        guard let start = points.min(by: { ($0.x, $0.y) < ($1.x, $1.y) }) else { return [] }
        var planes: [HalfPlane] = []
        var corner = start
        // Each step takes the point that has all others on one side (Jarvis, 1973).
        for _ in points.indices {
            guard var next = points.first(where: { $0 != corner }) else { break }
            for point in points where point != corner {
                let side = (next.x - corner.x) * (point.y - corner.y) - (next.y - corner.y) * (point.x - corner.x)
                let isFurther = side == 0 && way(from: corner, to: point) > way(from: corner, to: next)
                if side < 0 || isFurther { next = point }
            }
            let (dx, dy) = (next.x - corner.x, next.y - corner.y)
            let length = (dx * dx + dy * dy).squareRoot()
            let normal = CGVector(dx: -dy / length, dy: dx / length)
            planes.append(HalfPlane(normal: normal, distance: normal.dx * corner.x + normal.dy * corner.y - distance))
            corner = next
            if corner == start { break }
        }
        return planes
    }

    /// The sum of the ways along both axes.
    private static func way(from start: CGPoint, to end: CGPoint) -> CGFloat {
        abs(end.x - start.x) + abs(end.y - start.y)
    }

    private static func add(_ polygon: [CGPoint], to path: inout Path) {
        guard let first = polygon.first else { return }
        path.move(to: first)
        for point in polygon.dropFirst() { path.addLine(to: point) }
        path.closeSubpath()
    }
}
