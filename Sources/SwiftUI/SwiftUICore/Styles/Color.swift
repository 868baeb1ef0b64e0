/// A colour that adapts to the environment it is drawn in.
///
/// A colour is a late-binding token: `Color.red` is one value that resolves to one red in light appearance and to
/// another in dark. Channels outside 0...1 are kept and clamped only when drawn.
///
/// Source: Apple, SwiftUI `Color`.
public struct Color: Sendable, Hashable {
    /// The source of the colour, which is resolved against an environment as late as possible.
    package let source: ColorSource

    package init(source: ColorSource) { self.source = source }

    /// Creates a constant colour from a resolved one.
    public init(_ resolved: Color.Resolved) { source = .constant(resolved) }

    /// Returns this colour resolved in an environment.
    public func resolve(in environment: EnvironmentValues) -> Color.Resolved { source.resolve(in: environment) }
}

extension Color {
    /// Creates a constant colour from red, green and blue channels (0...1, gamma-encoded unless the space is `sRGBLinear`).
    public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
        self.init(
            Resolved(
                colorSpace: colorSpace, red: Float(red), green: Float(green), blue: Float(blue),
                opacity: Float(opacity)))
    }

    /// Creates a constant grey: 0 is black, 1 is white.
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// Creates a constant sRGB colour from hue, saturation and brightness, each in 0...1. A hue outside the range wraps around.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        let (red, green, blue) = Color.channels(hue: hue, saturation: saturation, brightness: brightness)
        self.init(.sRGB, red: red, green: green, blue: blue, opacity: opacity)
    }

    /// Returns the colour with its opacity multiplied by `opacity`.
    ///
    /// A product above 1 is kept in the value and drawn as 1; a product below 0 is drawn as 0 (probe on macOS 27).
    public func opacity(_ opacity: Double) -> Color { Color(source: .opacity(source, opacity)) }

    /// The textbook conversion (hexcone model, A. R. Smith 1978).
    private static func channels(
        hue: Double, saturation: Double, brightness: Double
    ) -> (red: Double, green: Double, blue: Double) {
        guard hue.isFinite else { return (brightness, brightness, brightness) }
        let sixth = (hue - hue.rounded(.down)) * 6
        let channel = { (offset: Double) -> Double in
            let k = (offset + sixth).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
        }
        return (channel(5), channel(3), channel(1))
    }
}

extension Color: CustomStringConvertible {
    /// The name of a system colour, `#RRGGBBAA` for a constant one, or percentages before either (`50% 30% red`).
    public var description: String { source.description }
}
