import Drawing
import Foundation

extension Color {
    /// A colour resolved to channels: linear light with sRGB primaries, and an opacity.
    ///
    /// Source: Apple, SwiftUI `Color.Resolved`.
    public struct Resolved: Sendable, Hashable {
        /// The amount of red, in linear light; 0...1 inside the sRGB gamut.
        public var linearRed: Float
        /// The amount of green, in linear light; 0...1 inside the sRGB gamut.
        public var linearGreen: Float
        /// The amount of blue, in linear light; 0...1 inside the sRGB gamut.
        public var linearBlue: Float
        /// The opacity: 0 is fully transparent, 1 opaque.
        public var opacity: Float

        /// Creates a colour from channels in linear light with sRGB primaries.
        package init(linearRed: Float, linearGreen: Float, linearBlue: Float, opacity: Float) {
            self.linearRed = linearRed
            self.linearGreen = linearGreen
            self.linearBlue = linearBlue
            self.opacity = opacity
        }
    }
}

extension Color.Resolved {
    /// Creates a colour from channels in a colour space, kept unclamped.
    public init(colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1) {
        switch colorSpace {
        case .sRGBLinear:
            self.init(linearRed: red, linearGreen: green, linearBlue: blue, opacity: opacity)
        case .sRGB:
            self.init(
                linearRed: TransferCurve.linear(red), linearGreen: TransferCurve.linear(green),
                linearBlue: TransferCurve.linear(blue), opacity: opacity)
        case .displayP3:
            let (red, green, blue) = (
                TransferCurve.linear(red), TransferCurve.linear(green), TransferCurve.linear(blue)
            )
            // Linear Display P3 to linear sRGB, through CIE XYZ (D65), to four decimals: SwiftUI's red of Display P3 is -0.2266, -0.1504
            // in green and blue (record `resolve.rules`), which a finer matrix misses.
            self.init(
                linearRed: 1.2249 * red - 0.2247 * green,
                linearGreen: -0.0420 * red + 1.0419 * green,
                linearBlue: -0.0197 * red - 0.0786 * green + 1.0979 * blue,
                opacity: opacity)
        }
    }

    /// The amount of red, gamma-encoded sRGB.
    public var red: Float {
        get { TransferCurve.encoded(linearRed) }
        set { linearRed = TransferCurve.linear(newValue) }
    }

    /// The amount of green, gamma-encoded sRGB.
    public var green: Float {
        get { TransferCurve.encoded(linearGreen) }
        set { linearGreen = TransferCurve.linear(newValue) }
    }

    /// The amount of blue, gamma-encoded sRGB.
    public var blue: Float {
        get { TransferCurve.encoded(linearBlue) }
        set { linearBlue = TransferCurve.linear(newValue) }
    }

    package func multiplyingOpacity(by factor: Double) -> Color.Resolved {
        var result = self
        result.opacity = Float(Double(opacity) * factor)
        return result
    }

    /// The colour in the form of the display list: finite, with an alpha in 0...1.
    package var rgba: RGBA {
        RGBA(
            red: Self.drawn(red), green: Self.drawn(green), blue: Self.drawn(blue),
            alpha: min(max(Self.drawn(opacity), 0), 1))
    }

    /// The same with channels in linear light.
    package var linearRGBA: RGBA {
        RGBA(
            red: Self.drawn(linearRed), green: Self.drawn(linearGreen), blue: Self.drawn(linearBlue),
            alpha: min(max(Self.drawn(opacity), 0), 1))
    }

    /// Returns a channel without the rounding error of linear `Float`s (below 2^-21), so that 0.5 is 0.5 again.
    private static func drawn(_ channel: Float) -> Double {
        guard channel.isFinite else { return 0 }
        return (Double(channel) * 1_048_576).rounded() / 1_048_576
    }
}

extension Color.Resolved: CustomStringConvertible {
    /// `#RRGGBBAA`, channels rounded to eight bits.
    public var description: String {
        "#" + [red, green, blue, opacity].map(Self.hexadecimalByte).joined()
    }

    private static func hexadecimalByte(_ channel: Float) -> String {
        let value = channel.isNaN ? 0 : min(max(channel * 255, 0), 255)
        let digits = String(UInt8(value.rounded()), radix: 16, uppercase: true)
        return digits.count == 1 ? "0" + digits : digits
    }
}

extension Color.Resolved: Codable {
    /// Decodes four numbers in a row: linear red, green and blue, and opacity.
    public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        let red = try container.decode(Float.self)
        let green = try container.decode(Float.self)
        let blue = try container.decode(Float.self)
        let opacity = try container.decode(Float.self)
        self.init(linearRed: red, linearGreen: green, linearBlue: blue, opacity: opacity)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        try container.encode(linearRed)
        try container.encode(linearGreen)
        try container.encode(linearBlue)
        try container.encode(opacity)
    }
}

extension Color.Resolved {
    package init(_ rgba: RGBA) {
        self.init(
            red: Float(rgba.red), green: Float(rgba.green), blue: Float(rgba.blue), opacity: Float(rgba.alpha))
    }
}
