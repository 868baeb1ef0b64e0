import Geometry

/// The tone curve of sRGB and Display P3 (IEC 61966-2-1), mirrored for negative values as the extended spaces have it.
package enum ToneCurve {
    /// A gamma-encoded channel in linear light.
    package static func linear(_ encoded: Double) -> Double {
        let value = abs(encoded)
        let result = value > 0.04045 ? power((value + 0.055) / 1.055, 2.4) : value / 12.92
        return encoded < 0 ? -result : result
    }

    /// A channel in linear light, gamma-encoded.
    package static func encoded(_ linear: Double) -> Double {
        let value = abs(linear)
        let result = value > 0.0031308 ? 1.055 * power(value, 1 / 2.4) - 0.055 : value * 12.92
        return linear < 0 ? -result : result
    }

    /// Converts gamma-encoded Display P3 channels to gamma-encoded sRGB ones, which lie outside 0...1 for colours beyond sRGB.
    ///
    /// The matrix is Display P3's to CIE XYZ (D65) times XYZ's to sRGB, to four decimals.
    static func sRGB(
        fromDisplayP3 red: Double, _ green: Double, _ blue: Double
    ) -> (red: Double, green: Double, blue: Double) {
        let (red, green, blue) = (linear(red), linear(green), linear(blue))
        return (
            encoded(1.2249 * red - 0.2247 * green), encoded(-0.0420 * red + 1.0419 * green),
            encoded(-0.0197 * red - 0.0786 * green + 1.0979 * blue)
        )
    }

    private static func power(_ base: Double, _ exponent: Double) -> Double {
        guard base > 0 else { return 0 }
        return base == 1 ? 1 : Transcendental.exponential(exponent * Transcendental.logarithm(base))
    }
}
