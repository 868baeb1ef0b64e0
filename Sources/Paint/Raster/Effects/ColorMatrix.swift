import Drawing

/// A colour matrix on straight sRGB, gamma-encoded or in linear light, for premultiplied pixels.
///
/// The colours' share of the new alpha is weighted by the pixel's coverage: half a pixel of white is half a pixel of light, or
/// `luminanceToAlpha` would turn every smooth edge into a step.
struct ColorMatrix {
    /// Columns for red, green, blue, alpha and 1; the last one in 0...255.
    private let columns: [SIMD4<Float>]
    private let isLinear: Bool

    /// The matrix of four rows of five, or nil where it is not one.
    init?(_ rows: [Double], inLinearLight isLinear: Bool = false) {
        guard rows.count == 20, rows.allSatisfy(\.isFinite) else { return nil }
        self.isLinear = isLinear
        columns = (0..<5).map { column in
            let factor: Double = column == 4 ? 255 : 1
            return SIMD4(
                Float(rows[column] * factor), Float(rows[5 + column] * factor), Float(rows[10 + column] * factor),
                Float(rows[15 + column] * factor))
        }
    }

    /// The matrix of a filter, or nil where it has none.
    init?(_ filter: Filter) {
        switch filter {
        case .colorMatrix(let rows): self.init(rows)
        case .linearColorMatrix(let rows): self.init(rows, inLinearLight: true)
        case .blur, .opaqueBlur, .shadow, .innerShadow: return nil
        }
    }

    /// True if the matrix turns transparent black into a visible colour.
    var paintsTransparency: Bool { columns[4].w > 0 }

    func callAsFunction(_ pixel: UInt32) -> UInt32 {
        let alpha = Float(pixel >> 24)
        let straight = alpha > 0 ? 255 / alpha : 0
        func channel(_ shift: UInt32) -> Float {
            let encoded = Float(pixel >> shift & 255) * straight
            return isLinear ? TransferCurve.linear(encoded / 255) * 255 : encoded
        }
        let (red, green, blue) = (channel(0), channel(8), channel(16))
        var sum = columns[4] + columns[0] * red
        sum += columns[1] * green
        sum += columns[2] * blue
        sum += columns[3] * alpha
        let light = columns[0].w * red + columns[1].w * green + columns[2].w * blue
        let newAlpha = ColorMatrix.byte(columns[4].w + columns[3].w * alpha + light * (alpha / 255))
        let factor = Float(newAlpha) / 255
        func premultiplied(_ value: Float) -> UInt32 {
            let level = min(255, max(0, value))
            return ColorMatrix.byte((isLinear ? TransferCurve.encoded(level / 255) * 255 : level) * factor)
        }
        return premultiplied(sum.x) | premultiplied(sum.y) << 8 | premultiplied(sum.z) << 16 | newAlpha << 24
    }

    /// Returns the rounded level; NaN, which factors beyond all bounds give, counts as 0.
    private static func byte(_ value: Float) -> UInt32 { UInt32(min(255, max(0, value)) + 0.5) }
}
