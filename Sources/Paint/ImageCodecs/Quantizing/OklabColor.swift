/// A colour in Oklab, where equal distances look about equally far apart: lightness 0 to 1, green to red, blue to yellow.
///
/// Björn Ottosson, "A perceptual color space for image processing", 2020, https://bottosson.github.io/posts/oklab/.
/// Roots are found by Newton's method from additions, products and quotients alone, which IEEE 754 rounds the same way on
/// every machine; the mathematical library's `cbrt` and `pow` do not promise that.
struct OklabColor: Sendable, Equatable {
    var lightness: Double
    var greenRed: Double
    var blueYellow: Double

    static let zero = OklabColor(lightness: 0, greenRed: 0, blueYellow: 0)

    init(lightness: Double, greenRed: Double, blueYellow: Double) {
        self.lightness = lightness
        self.greenRed = greenRed
        self.blueYellow = blueYellow
    }

    /// The colour of an opaque pixel, red in the low byte.
    init(pixel: UInt32) {
        let red = Self.linear[Int(pixel & 255)]
        let green = Self.linear[Int(pixel >> 8 & 255)]
        let blue = Self.linear[Int(pixel >> 16 & 255)]
        let long = Self.root(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue, degree: 3)
        let medium = Self.root(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue, degree: 3)
        let short = Self.root(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue, degree: 3)
        lightness = 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short
        greenRed = 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short
        blueYellow = 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
    }

    /// The squared distance; a just visible step is about 0.02 long, 0.0004 squared.
    @inline(__always)
    func squaredDistance(to other: OklabColor) -> Double {
        let (first, second, third) = (
            lightness - other.lightness, greenRed - other.greenRed, blueYellow - other.blueYellow
        )
        return first * first + second * second + third * third
    }

    /// The linear light of an 8-bit sRGB channel (IEC 61966-2-1); `x^2.4` is `x^2` times the fifth root of `x^2`.
    private static let linear: [Double] = (0...255).map { channel in
        let value = Double(channel) / 255
        if value <= 0.04045 { return value / 12.92 }
        let base = (value + 0.055) / 1.055
        return base * base * root(base * base, degree: 5)
    }

    /// The root of a number in 0...1, by Newton's method from above, where it only falls until it has converged.
    private static func root(_ value: Double, degree: Int) -> Double {
        guard value > 0 else { return 0 }
        let last = Double(degree - 1)
        var estimate = 1.0
        for _ in 0..<80 {
            var power = 1.0
            for _ in 1..<degree { power *= estimate }
            let next = (last * estimate + value / power) / Double(degree)
            if next >= estimate { break }
            estimate = next
        }
        return estimate
    }
}
