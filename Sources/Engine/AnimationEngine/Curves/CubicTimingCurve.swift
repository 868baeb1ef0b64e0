import Geometry

/// A cubic Bézier curve from (0, 0) to (1, 1), read as a function of x.
///
/// As in SwiftUI the control points' x coordinates are clamped to 0...1, which makes x(t) grow and so the function single
/// valued, and results are rounded to multiples of 2^-20 (OpenSwiftUI, `UnitCurve.CubicSolver`).
struct CubicTimingCurve: Sendable, Hashable {
    var x1: Double
    var y1: Double
    var x2: Double
    var y2: Double

    /// y at an x in 0...1.
    func value(at x: Double) -> Double {
        Self.rounded(Polynomial(y1, y2).value(at: parameter(at: x)))
    }

    /// dy/dx at an x in 0...1.
    ///
    /// Where both derivatives vanish, at the ends of `easeIn` and `easeOut`, SwiftUI answers 1 at the start and 0 at the
    /// end (asserted against SwiftUI in OpenSwiftUI's compatibility tests), not the limit.
    func velocity(at x: Double) -> Double {
        let t = parameter(at: x)
        let dx = Polynomial(clampedX1, clampedX2).derivative(at: t)
        let dy = Polynomial(y1, y2).derivative(at: t)
        if abs(dx) < Self.vanishing {
            if abs(dy) < Self.vanishing { return t < 0.5 ? 1 : 0 }
            return dy < 0 ? -.infinity : .infinity
        }
        return Self.rounded(dy / dx)
    }

    /// The curve's parameter t at which x(t) is `x`: Newton's method, then bisection where the slope is too small for it.
    private func parameter(at x: Double) -> Double {
        if x <= 0 { return 0 }
        if x >= 1 { return 1 }
        let polynomial = Polynomial(clampedX1, clampedX2)
        var t = x
        for _ in 0..<8 {
            let error = polynomial.value(at: t) - x
            if abs(error) < Self.precision { return t }
            let slope = polynomial.derivative(at: t)
            if abs(slope) < Self.vanishing { break }
            t -= error / slope
            if t < 0 || t > 1 { break }
        }
        return bisected(polynomial, x)
    }

    private func bisected(_ polynomial: Polynomial, _ x: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        while true {
            let middle = (low + high) / 2
            if middle <= low || middle >= high { return middle }
            if polynomial.value(at: middle) < x { low = middle } else { high = middle }
        }
    }

    private var clampedX1: Double { Self.clamped(x1) }
    private var clampedX2: Double { Self.clamped(x2) }

    private static func clamped(_ x: Double) -> Double { x.isNaN ? 0 : min(max(x, 0), 1) }

    /// Far below the rounding of results (2^-20 is 1e-6), well above the rounding of doubles near 1 (2e-16).
    private static let precision = 1e-12

    /// The value below which a derivative counts as zero; a derivative of 1e-7 in t moves x by less than the rounding of results.
    private static let vanishing = 1e-7

    private static func rounded(_ y: Double) -> Double {
        let scale = 1_048_576.0  // 2^20
        return (y * scale).rounded() / scale
    }
}

/// One coordinate of the curve: a t^3 + b t^2 + c t.
private struct Polynomial {
    var a: Double
    var b: Double
    var c: Double

    /// Creates the polynomial from the coordinates of the two control points.
    init(_ p1: Double, _ p2: Double) {
        c = 3 * p1
        b = 3 * (p2 - p1) - c
        a = 1 - c - b
    }

    func value(at t: Double) -> Double { ((a * t + b) * t + c) * t }
    func derivative(at t: Double) -> Double { (3 * a * t + 2 * b) * t + c }
}
