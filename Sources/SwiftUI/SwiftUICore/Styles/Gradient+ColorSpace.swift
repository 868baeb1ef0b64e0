extension Gradient {
    /// The space in which the colours between two stops are interpolated.
    ///
    /// Source: Apple, SwiftUI `Gradient.ColorSpace`.
    public struct ColorSpace: Sendable, Hashable {
        enum Kind: Sendable, Hashable {
            case device
            case perceptual
        }

        let kind: Kind

        /// The space of the output: gamma-encoded sRGB.
        public static let device = ColorSpace(kind: .device)

        /// A space in which equal steps look equal: OKLab.
        public static let perceptual = ColorSpace(kind: .perceptual)
    }
}
