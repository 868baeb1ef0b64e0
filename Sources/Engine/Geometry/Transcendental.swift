/// Sine, cosine, arc tangent and exponential from the four basic operations alone.
///
/// The C library picks other code on other processors (with or without fused multiply-add), so its last bit differs
/// from machine to machine; pictures must not. These are exact to about 1e-15 for the arguments a drawing has.
package enum Transcendental {
    /// The sine of an angle in radians; 0 for NaN, infinity and angles beyond 1e9.
    package static func sine(_ angle: Double) -> Double {
        guard let (quadrant, rest) = reduce(angle) else { return 0 }
        switch quadrant {
        case 0: return sineSeries(rest)
        case 1: return cosineSeries(rest)
        case 2: return -sineSeries(rest)
        default: return -cosineSeries(rest)
        }
    }

    /// The cosine of an angle in radians; 1 for NaN, infinity and angles beyond 1e9.
    package static func cosine(_ angle: Double) -> Double {
        guard let (quadrant, rest) = reduce(angle) else { return 1 }
        switch quadrant {
        case 0: return cosineSeries(rest)
        case 1: return -sineSeries(rest)
        case 2: return -cosineSeries(rest)
        default: return sineSeries(rest)
        }
    }

    /// The direction of a vector, in radians, -pi to pi; 0 for the null vector.
    package static func angle(x: Double, y: Double) -> Double {
        let (width, height) = (abs(x), abs(y))
        let (small, large) = (min(width, height), max(width, height))
        guard large > 0, large.isFinite else { return 0 }
        var result = arctangent(small / large)
        if height > width { result = Double.pi / 2 - result }
        if x < 0 { result = Double.pi - result }
        return y < 0 ? -result : result
    }

    /// e to the power of `exponent`; 0 below -700, infinity above 700.
    package static func exponential(_ exponent: Double) -> Double {
        if exponent.isNaN { return exponent }
        if exponent > 700 { return .infinity }
        if exponent < -700 { return 0 }
        // e^x = 2^n e^r with |r| <= ln 2 / 2; ln 2 is split so that n times its head is exact (Cody and Waite).
        let count = (exponent * 1.4426950408889634).rounded(.toNearestOrAwayFromZero)
        let rest = (exponent - count * 0.693147180369123816490) - count * 1.90821492927058770002e-10
        var (sum, term) = (1.0, 1.0)
        for power in 1...16 {
            term = term * rest / Double(power)
            sum += term
        }
        return sum * Double(sign: .plus, exponent: Int(count), significand: 1)
    }

    /// An angle as quarter turns (0 to 3) and the rest, within an eighth of a turn.
    private static func reduce(_ angle: Double) -> (quadrant: Int, rest: Double)? {
        guard abs(angle) < 1e9 else { return nil }
        let count = (angle * 0.63661977236758134308).rounded(.toNearestOrAwayFromZero)
        // Pi / 2 in three parts (Cody and Waite); the first two have zeros at the end, so the products are exact.
        let rest =
            ((angle - count * 1.57079632673412561417) - count * 6.07710050630396597660e-11)
            - count * 2.02226624879595063154e-21
        return (Int(count) & 3, rest)
    }

    private static func sineSeries(_ x: Double) -> Double {
        var (sum, term) = (x, x)
        for index in 1...9 {
            term = -term * x * x / Double(2 * index * (2 * index + 1))
            sum += term
        }
        return sum
    }

    private static func cosineSeries(_ x: Double) -> Double {
        var (sum, term) = (1.0, 1.0)
        for index in 1...9 {
            term = -term * x * x / Double((2 * index - 1) * 2 * index)
            sum += term
        }
        return sum
    }

    /// The arc tangent of 0...1: halved twice by tan(a / 2) = t / (1 + sqrt(1 + t^2)), then the series.
    private static func arctangent(_ tangent: Double) -> Double {
        var t = tangent
        for _ in 0..<2 { t = t / (1 + (1 + t * t).squareRoot()) }
        var (sum, power) = (0.0, t)
        for index in 0..<14 {
            sum += power / Double(2 * index + 1)
            power = -power * t * t
        }
        return 4 * sum
    }
}
