import Foundation

extension Path {
    /// The smallest rectangle that holds every point of the path, control points apart; `.null` for an empty path.
    public var boundingRect: CGRect {
        var box = BoundingBox()
        var (start, current) = (CGPoint.zero, CGPoint.zero)
        for element in elements {
            switch element {
            case .move(let end):
                box.add(end)
                (start, current) = (end, end)
            case .line(let end):
                box.add(end)
                current = end
            case .quadCurve(let end, let control):
                box.addQuad(current, control, end)
                current = end
            case .curve(let end, let control1, let control2):
                box.addCubic(current, control1, control2, end)
                current = end
            case .closeSubpath:
                current = start
            }
        }
        return box.rect
    }

    /// The box of all points and control points: never smaller than `boundingRect`, and cheap; `.null` when empty.
    package var controlBounds: CGRect {
        var box = BoundingBox()
        for element in elements {
            switch element {
            case .move(let end), .line(let end):
                box.add(end)
            case .quadCurve(let end, let control):
                box.add(control)
                box.add(end)
            case .curve(let end, let control1, let control2):
                box.add(control1)
                box.add(control2)
                box.add(end)
            case .closeSubpath:
                break
            }
        }
        return box.rect
    }

    /// Returns whether a point lies inside the filled path, open subpaths counting as closed.
    public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
        let bounds = controlBounds
        guard !bounds.isNull, p.x.isFinite, p.y.isFinite else { return false }
        // A ten-thousandth of the path's size is finer than any picture of it can show.
        let tolerance = max(Double(bounds.width), Double(bounds.height)) * 1e-4
        let flattened = FlattenedPath(self, tolerance: tolerance)
        var winding = 0
        for subpath in flattened.subpaths {
            var previous = flattened.points[subpath.range.upperBound - 1]
            for point in flattened.points[subpath.range] {
                winding += Path.crossing(from: previous, to: point, x: Double(p.x), y: Double(p.y))
                previous = point
            }
        }
        return eoFill ? winding & 1 != 0 : winding != 0
    }

    /// +1 or -1 where a line passes the ray from (x, y) towards growing x, downwards or upwards; 0 otherwise.
    private static func crossing(from start: SIMD2<Double>, to end: SIMD2<Double>, x: Double, y: Double) -> Int {
        guard (start.y <= y) != (end.y <= y) else { return 0 }
        let side = (end.x - start.x) * (y - start.y) - (x - start.x) * (end.y - start.y)
        if end.y > start.y { return side > 0 ? 1 : 0 }
        return side < 0 ? -1 : 0
    }
}
