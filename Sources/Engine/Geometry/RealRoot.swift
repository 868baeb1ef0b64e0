import Foundation

/// Cube and fifth roots from the four basic operations and the square root alone.
///
/// The C library's `cbrt` and `pow` pick other code on other processors, so that their last bit differs from machine to
/// machine; colours must not.
package enum RealRoot {
    /// Returns the cube root; negative for negative numbers, zero for NaN and infinity.
    package static func cube(_ value: Double) -> Double { root(value, degree: 3) }

    /// Returns the fifth root; negative for negative numbers, zero for NaN and infinity.
    package static func fifth(_ value: Double) -> Double { root(value, degree: 5) }

    /// Newton's method for x^degree = value on the significand, from above, until it stands still.
    private static func root(_ value: Double, degree: Int) -> Double {
        guard value.isFinite, value != 0 else { return 0 }
        let exponent = Int(value.exponent)
        // value = m * 2^(degree * scale) with m in 1..<2^degree, so that the root of m lies in 1..<2.
        let scale = Int((Double(exponent) / Double(degree)).rounded(.down))
        let m = Double(sign: .plus, exponent: exponent - degree * scale, significand: value.significand)
        var x = 2.0
        // Each step at least halves the error while it is large and squares it afterwards; 12 reach double precision.
        for _ in 0..<12 {
            var power = 1.0
            for _ in 1..<degree { power *= x }
            x = (Double(degree - 1) * x + m / power) / Double(degree)
        }
        return Double(sign: value.sign, exponent: scale, significand: x)
    }
}
