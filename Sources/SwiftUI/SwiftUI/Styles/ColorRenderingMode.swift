/// The space in which a group's colours are laid over one another.
///
/// Colours are mixed gamma-encoded; a canvas or a group that asks for linear light is drawn so, too, and told.
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
