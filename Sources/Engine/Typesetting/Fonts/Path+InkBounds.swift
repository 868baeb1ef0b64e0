import Foundation
import Geometry

extension Path {
    /// The smallest rectangle around the curves themselves, control points left out; nil for an empty path.
    var inkBounds: CGRect? {
        var (low, high) = (
            CGPoint(x: CGFloat.infinity, y: .infinity), CGPoint(x: -CGFloat.infinity, y: -.infinity)
        )
        var (pen, start) = (CGPoint.zero, CGPoint.zero)
        func take(_ point: CGPoint) {
            (low.x, low.y) = (min(low.x, point.x), min(low.y, point.y))
            (high.x, high.y) = (max(high.x, point.x), max(high.y, point.y))
        }
        func take(_ segment: OutlineSegment) {
            take(segment.start)
            take(segment.end)
            for t in segment.turningPoints { take(segment.point(at: t)) }
            pen = segment.end
        }
        for element in elements {
            switch element {
            case .move(let to):
                take(to)
                (pen, start) = (to, to)
            case .line(let to): take(OutlineSegment(points: [pen, to]))
            case .quadCurve(let to, let control): take(OutlineSegment(points: [pen, control, to]))
            case .curve(let to, let control1, let control2):
                take(OutlineSegment(points: [pen, control1, control2, to]))
            case .closeSubpath: pen = start
            }
        }
        guard low.x <= high.x else { return nil }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
}

extension OutlineSegment {
    /// The parameters between 0 and 1 at which the curve turns back in x or in y.
    fileprivate var turningPoints: [CGFloat] {
        guard points.count > 2 else { return [] }
        return (turns(points.map(\.x)) + turns(points.map(\.y))).filter { $0 > 0 && $0 < 1 }
    }

    /// The roots of the derivative of one coordinate.
    private func turns(_ p: [CGFloat]) -> [CGFloat] {
        if p.count == 3 {
            let bend = p[0] - 2 * p[1] + p[2]
            return bend == 0 ? [] : [(p[0] - p[1]) / bend]
        }
        let a = p[3] - 3 * p[2] + 3 * p[1] - p[0]
        let b = 2 * (p[2] - 2 * p[1] + p[0])
        let c = p[1] - p[0]
        if abs(a) < 1e-9 { return b == 0 ? [] : [-c / b] }
        let root = b * b - 4 * a * c
        guard root >= 0 else { return [] }
        return [(-b + root.squareRoot()) / (2 * a), (-b - root.squareRoot()) / (2 * a)]
    }
}
