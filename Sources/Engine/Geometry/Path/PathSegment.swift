import Foundation

/// One drawn piece of a path, with its beginning.
struct PathSegment {
    enum Shape {
        case line(SIMD2<Double>, SIMD2<Double>)
        case cubic(CubicCurve)
    }

    let shape: Shape
    /// The pen was lifted before this piece.
    let startsSubpath: Bool

    var length: Double {
        switch shape {
        case .line(let start, let end):
            let (dx, dy) = (end.x - start.x, end.y - start.y)
            return (dx * dx + dy * dy).squareRoot()
        case .cubic(let curve):
            return curve.length(from: 0, to: 1)
        }
    }

    func point(atLength distance: Double) -> SIMD2<Double> {
        switch shape {
        case .line(let start, let end):
            let length = self.length
            return length > 0 ? start + (end - start) * (distance / length) : start
        case .cubic(let curve):
            return distance > 0 ? curve.point(at: curve.parameter(atLength: distance)) : curve.p0
        }
    }

    /// Continues a path with the part between two distances along this piece; an end that is kept is exact.
    func add(from: Double, to: Double, keepsStart: Bool, keepsEnd: Bool, into path: inout Path) {
        func point(_ value: SIMD2<Double>) -> CGPoint { CGPoint(x: value.x, y: value.y) }
        switch shape {
        case .line(_, let end):
            path.addLine(to: point(keepsEnd ? end : self.point(atLength: to)))
        case .cubic(let curve):
            let first = keepsStart ? 0 : curve.parameter(atLength: from)
            let last = keepsEnd ? 1 : curve.parameter(atLength: to)
            let part = curve.part(from: first, to: last)
            path.addCurve(to: point(keepsEnd ? curve.p3 : part.p3), control1: point(part.p1), control2: point(part.p2))
        }
    }
}
