import Drawing

/// The matrices of SwiftUI's colour effects: four rows of five, on straight gamma-encoded sRGB.
///
/// Source: values that OpenSwiftUI's tests assert as equal to Apple's: luminance weights .2126, .7152, .0722, and for the hue rotation
/// the classic .213, .715, .072 family with Apple's .7152 and .0722.
extension ColorMatrix {
    private static let (red, green, blue) = (0.2126, 0.7152, 0.0722)

    /// 1 - red would be .7874, but Apple's matrix has .7873 here.
    private static let blueGreen = 0.7873

    static func rows(_ kind: ColorMatrixEffect.Kind, _ amount: Double) -> [Double] {
        switch kind {
        case .brightness: diagonal(1, offset: amount)
        case .contrast: diagonal(amount, offset: (1 - amount) / 2)
        case .saturation: saturation(max(amount, 0))
        case .grayscale: saturation(1 - min(max(amount, 0), 1))
        case .hueRotation: hueRotation(amount)
        case .invert: diagonal(1 - 2 * amount, offset: amount)
        case .luminanceToAlpha: Array(repeating: 0, count: 15) + [red, green, blue, 0, 0]
        }
    }

    /// Returns the matrix that multiplies every channel by that of a colour, as `colorMultiply` does (record
    /// `colormatrix.colorMultiply`).
    static func multiply(by color: RGBA) -> [Double] {
        [
            color.red, 0, 0, 0, 0,
            0, color.green, 0, 0, 0,
            0, 0, color.blue, 0, 0,
            0, 0, 0, color.alpha, 0,
        ]
    }

    private static func diagonal(_ factor: Double, offset: Double) -> [Double] {
        [
            factor, 0, 0, 0, offset,
            0, factor, 0, 0, offset,
            0, 0, factor, 0, offset,
            0, 0, 0, 1, 0,
        ]
    }

    private static func saturation(_ amount: Double) -> [Double] {
        let rest = 1 - amount
        let (r, g, b) = (red * rest, green * rest, blue * rest)
        return [
            r + amount, g, b, 0, 0,
            r, g + amount, b, 0, 0,
            r, g, b + amount, 0, 0,
            0, 0, 0, 1, 0,
        ]
    }

    private static func hueRotation(_ angle: Double) -> [Double] {
        let (c, s) = (Transcendental.cosine(angle), Transcendental.sine(angle))
        return [
            red + c * blueGreen - s * red, green - c * green - s * green, blue - c * blue + s * (1 - blue), 0, 0,
            red - c * red + s * 0.143, green + c * (1 - green) + s * 0.140, blue - c * blue - s * 0.283, 0, 0,
            red - c * red - s * blueGreen, green - c * green + s * green, blue + c * (1 - blue) + s * blue, 0, 0,
            0, 0, 0, 1, 0,
        ]
    }
}
