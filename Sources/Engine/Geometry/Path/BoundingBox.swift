import Foundation

/// The smallest box around points and curves added one by one; points that are not numbers are passed over.
struct BoundingBox {
    private var minX = Double.infinity
    private var minY = Double.infinity
    private var maxX = -Double.infinity
    private var maxY = -Double.infinity

    var rect: CGRect {
        guard minX <= maxX, minY <= maxY else { return .null }
        return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }

    mutating func add(_ point: CGPoint) { add(Double(point.x), Double(point.y)) }

    mutating func add(_ x: Double, _ y: Double) {
        guard !x.isNaN, !y.isNaN else { return }
        (minX, minY) = (min(minX, x), min(minY, y))
        (maxX, maxY) = (max(maxX, x), max(maxY, y))
    }

    /// Adds the quadratic curve's end and turning points.
    mutating func addQuad(_ start: CGPoint, _ control: CGPoint, _ end: CGPoint) {
        add(start)
        add(end)
        for keyPath in [\CGPoint.x, \CGPoint.y] {
            let (a, b) = (Double(start[keyPath: keyPath]), Double(control[keyPath: keyPath]))
            let c = Double(end[keyPath: keyPath])
            let t = (a - b) / (a - 2 * b + c)
            guard t > 0, t < 1 else { continue }
            let s = 1 - t
            func at(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat) -> Double {
                s * s * Double(p0) + 2 * s * t * Double(p1) + t * t * Double(p2)
            }
            add(at(start.x, control.x, end.x), at(start.y, control.y, end.y))
        }
    }

    /// Adds the cubic curve's end and turning points.
    mutating func addCubic(_ start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) {
        add(start)
        add(end)
        let cubic = CubicCurve(
            SIMD2(Double(start.x), Double(start.y)), SIMD2(Double(control1.x), Double(control1.y)),
            SIMD2(Double(control2.x), Double(control2.y)), SIMD2(Double(end.x), Double(end.y)))
        for axis in 0..<2 {
            for t in cubic.turningPoints(axis: axis) {
                let point = cubic.point(at: t)
                add(point.x, point.y)
            }
        }
    }
}
