import Foundation
import Geometry

/// A line, quadratic or cubic Bézier curve by its two, three or four points.
struct OutlineSegment {
    var points: [CGPoint]

    var start: CGPoint { points[0] }
    var end: CGPoint { points[points.count - 1] }

    /// The chord lengths of 16 equal parameter steps, summed.
    var length: CGFloat {
        if points.count == 2 { return distance(start, end) }
        var (length, last) = (CGFloat(0), start)
        for step in 1...16 {
            let next = point(at: CGFloat(step) / 16)
            length += distance(last, next)
            last = next
        }
        return length
    }

    /// The direction at the start, or at the end; zero for a segment of one point.
    func direction(atEnd: Bool) -> CGPoint {
        let ordered = atEnd ? Array(points.reversed()) : points
        for other in ordered.dropFirst() where distance(ordered[0], other) > 1e-7 {
            let length = distance(ordered[0], other)
            let sign: CGFloat = atEnd ? -1 : 1
            return CGPoint(x: sign * (other.x - ordered[0].x) / length, y: sign * (other.y - ordered[0].y) / length)
        }
        return .zero
    }

    func point(at t: CGFloat) -> CGPoint { split(at: t).0.end }

    /// De Casteljau's construction.
    func split(at t: CGFloat) -> (OutlineSegment, OutlineSegment) {
        var (left, right, row) = ([start], [end], points)
        while row.count > 1 {
            row = (1..<row.count).map { index in
                CGPoint(
                    x: row[index - 1].x + t * (row[index].x - row[index - 1].x),
                    y: row[index - 1].y + t * (row[index].y - row[index - 1].y))
            }
            left.append(row[0])
            right.insert(row[row.count - 1], at: 0)
        }
        return (OutlineSegment(points: left), OutlineSegment(points: right))
    }

    /// The parameter at which an arc length from the start is reached, to 1/1024.
    func parameter(atLength wanted: CGFloat) -> CGFloat {
        if points.count == 2 { return min(max(wanted / max(length, 1e-9), 0), 1) }
        var (low, high): (CGFloat, CGFloat) = (0, 1)
        for _ in 0..<10 {
            let middle = (low + high) / 2
            if split(at: middle).0.length < wanted { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    var reversed: OutlineSegment { OutlineSegment(points: points.reversed()) }

    func append(to path: inout Path) {
        switch points.count {
        case 2: path.addLine(to: points[1])
        case 3: path.addQuadCurve(to: points[2], control: points[1])
        default: path.addCurve(to: points[3], control1: points[1], control2: points[2])
        }
    }

    private func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
        ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
    }
}
