/// The space in which a group's colours are laid over one another.
///
/// Source: Apple, SwiftUI `ColorRenderingMode`, whose `linear` and `extendedLinear` are not supported.
public enum ColorRenderingMode: Sendable {
    /// Gamma-encoded sRGB.
    case nonLinear
}
