extension Gradient {
    /// How the colours between two stops are found.
    ///
    /// Source: Apple, SwiftUI `Gradient.ColorSpace`.
    public struct ColorSpace: Sendable, Hashable {
        enum Kind: Sendable, Hashable {
            case device
            case perceptual
        }

        let kind: Kind

        /// In the space of the output: gamma-encoded sRGB.
        public static let device = ColorSpace(kind: .device)

        /// In a space where equal steps look equal: OKLab.
        public static let perceptual = ColorSpace(kind: .perceptual)
    }
}
