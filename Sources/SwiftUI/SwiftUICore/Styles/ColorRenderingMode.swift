/// The colour space in which a group's colours are composited.
///
/// Colours are composited gamma-encoded. A canvas or a group that asks for linear light is composited in the same way, and reported.
///
/// Source: Apple, SwiftUI `ColorRenderingMode`.
public enum ColorRenderingMode: Sendable {
    /// Gamma-encoded sRGB.
    case nonLinear
    /// Linear light of sRGB's primaries.
    case linear
    /// Linear light of sRGB's primaries, with values outside of 0 to 1.
    case extendedLinear
}
