/// A colour that adapts to the environment it is drawn in.
///
/// A colour is a late-binding token: `Color.red` is one value that resolves to one red in light appearance and to
/// another in dark. Channels outside 0...1 are kept and clamped only when drawn.
///
/// Source: Apple, SwiftUI `Color`.
public struct Color: Sendable, Hashable {
    /// Where the colour comes from; resolved against an environment as late as possible.
    package let source: ColorSource

    package init(source: ColorSource) { self.source = source }

    /// A constant colour from a resolved one.
    public init(_ resolved: Color.Resolved) { source = .constant(resolved) }

    /// Evaluates this colour in an environment.
    public func resolve(in environment: EnvironmentValues) -> Color.Resolved { source.resolve(in: environment) }
}

extension Color {
    /// A constant colour from red, green and blue channels (0...1, gamma-encoded unless the space is `sRGBLinear`).
    public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
        self.init(
            Resolved(
                colorSpace: colorSpace, red: Float(red), green: Float(green), blue: Float(blue),
                opacity: Float(opacity)))
    }

    /// A constant grey: 0 is black, 1 is white.
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// A constant sRGB colour from hue, saturation and brightness, each in 0...1; a hue outside wraps around.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        let (red, green, blue) = Color.channels(hue: hue, saturation: saturation, brightness: brightness)
        self.init(.sRGB, red: red, green: green, blue: blue, opacity: opacity)
    }

    /// The colour with its opacity multiplied by `opacity`.
    ///
    /// A product above 1 is kept in the value and drawn as 1; one below 0 is drawn as 0 (probe on macOS 27).
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
    /// The name of a system colour, `#RRGGBBAA` of a constant one, or percentages before either (`50% 30% red`).
    public var description: String { source.description }
}
