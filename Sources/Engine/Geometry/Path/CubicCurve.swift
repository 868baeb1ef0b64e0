/// A cubic Bézier curve by its four control points.
struct CubicCurve {
    let p0: SIMD2<Double>
    let p1: SIMD2<Double>
    let p2: SIMD2<Double>
    let p3: SIMD2<Double>

    init(_ p0: SIMD2<Double>, _ p1: SIMD2<Double>, _ p2: SIMD2<Double>, _ p3: SIMD2<Double>) {
        (self.p0, self.p1, self.p2, self.p3) = (p0, p1, p2, p3)
    }

    /// The same curve as a quadratic one: the control points are two thirds of the way to its own.
    init(quadratic start: SIMD2<Double>, _ control: SIMD2<Double>, _ end: SIMD2<Double>) {
        self.init(start, start + (control - start) * (2 / 3), end + (control - end) * (2 / 3), end)
    }

    func point(at t: Double) -> SIMD2<Double> {
        let s = 1 - t
        let (w0, w1, w2, w3) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
        return SIMD2(
            w0 * p0.x + w1 * p1.x + w2 * p2.x + w3 * p3.x, w0 * p0.y + w1 * p1.y + w2 * p2.y + w3 * p3.y)
    }

    /// Returns the parameters inside the curve at which a coordinate (axis 0 is x) has slope zero.
    func turningPoints(axis: Int) -> [Double] {
        let (d0, d1, d2) = (p1[axis] - p0[axis], p2[axis] - p1[axis], p3[axis] - p2[axis])
        let (a, b, c) = (d0 - 2 * d1 + d2, 2 * (d1 - d0), d0)
        var roots: [Double] = []
        if abs(a) <= 1e-12 * (abs(b) + abs(c)) {
            if b != 0 { roots = [-c / b] }
        } else {
            let discriminant = b * b - 4 * a * c
            guard discriminant >= 0 else { return [] }
            // The numerically stable pair of roots.
            let q = -0.5 * (b + (b < 0 ? -1 : 1) * discriminant.squareRoot())
            roots = q == 0 ? [0] : [q / a, c / q]
        }
        return roots.filter { $0 > 0 && $0 < 1 }
    }

    /// The part between two parameters, by blossoming.
    func part(from: Double, to: Double) -> CubicCurve {
        func blossom(_ a: Double, _ b: Double, _ c: Double) -> SIMD2<Double> {
            func mix(_ x: SIMD2<Double>, _ y: SIMD2<Double>, _ t: Double) -> SIMD2<Double> { x + (y - x) * t }
            let (q0, q1, q2) = (mix(p0, p1, a), mix(p1, p2, a), mix(p2, p3, a))
            return mix(mix(q0, q1, b), mix(q1, q2, b), c)
        }
        return CubicCurve(
            blossom(from, from, from), blossom(from, from, to), blossom(from, to, to), blossom(to, to, to))
    }

    /// The length of the part between two parameters: five-point Gauss-Legendre on each of eight pieces.
    func length(from: Double, to: Double) -> Double {
        var total = 0.0
        let piece = (to - from) / 8
        for index in 0..<8 {
            let middle = from + piece * (Double(index) + 0.5)
            for (node, weight) in CubicCurve.gaussLegendre {
                total += weight * speed(at: middle + node * piece / 2)
            }
        }
        return total * piece / 2
    }

    /// The parameter at which the curve has run `distance` from its start.
    func parameter(atLength distance: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        // Forty halvings reach 1e-12.
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if length(from: 0, to: middle) < distance { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    private func speed(at t: Double) -> Double {
        let s = 1 - t
        let (w0, w1, w2) = (3 * s * s, 6 * s * t, 3 * t * t)
        let dx = w0 * (p1.x - p0.x) + w1 * (p2.x - p1.x) + w2 * (p3.x - p2.x)
        let dy = w0 * (p1.y - p0.y) + w1 * (p2.y - p1.y) + w2 * (p3.y - p2.y)
        return (dx * dx + dy * dy).squareRoot()
    }

    /// Nodes and weights on -1...1; Abramowitz and Stegun, table 25.4.
    private static let gaussLegendre: [(node: Double, weight: Double)] = [
        (0, 0.568888888888889), (-0.538469310105683, 0.478628670499366), (0.538469310105683, 0.478628670499366),
        (-0.906179845938664, 0.236926885056189), (0.906179845938664, 0.236926885056189),
    ]
}
