extension Transcendental {
    /// The natural logarithm, from the four basic operations alone; -infinity for 0, NaN for negative numbers.
    ///
    /// Exact to about 1e-15. With x = 2^n m and m within 1 / sqrt 2 and sqrt 2, log x = n log 2 + 2 artanh((m - 1) / (m + 1)),
    /// whose series in s^2 <= 0.0295 has converged after 14 terms.
    package static func logarithm(_ x: Double) -> Double {
        if x.isNaN || x < 0 { return .nan }
        if x == 0 { return -.infinity }
        if x == .infinity { return x }
        var (exponent, mantissa) = (Double(x.exponent), x.significand)
        if mantissa > 1.4142135623730951 {
            mantissa /= 2
            exponent += 1
        }
        let s = (mantissa - 1) / (mantissa + 1)
        var (sum, power) = (0.0, s)
        for index in 0..<14 {
            sum += power / Double(2 * index + 1)
            power *= s * s
        }
        return exponent * 0.693147180559945309417 + 2 * sum
    }
}
