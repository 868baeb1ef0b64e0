/// Logarithms of whole numbers in 256ths of a bit, made without the mathematical library, so the same everywhere.
enum BinaryLogarithm {
    /// The fixed-point value of one bit.
    static let one = 256

    /// The logarithm of 256 to 511, less 8 bits.
    private static let fractions: [Int] = (256..<512).map { number in
        // Squaring a number in 1..<2 doubles its logarithm; whenever that passes 1, a binary digit is found.
        var (rest, digits) = (Double(number) / 256, 0)
        for _ in 0..<8 {
            rest *= rest
            digits <<= 1
            if rest >= 2 {
                rest /= 2
                digits |= 1
            }
        }
        return digits
    }

    /// The logarithm of a number above 0.
    @inline(__always)
    static func of(_ number: UInt32) -> Int {
        let exponent = 31 - number.leadingZeroBitCount
        let mantissa = exponent >= 8 ? number >> UInt32(exponent - 8) : number << UInt32(8 - exponent)
        return exponent * one + fractions[Int(mantissa) - 256]
    }
}
