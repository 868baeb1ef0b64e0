extension Color {
    /// A profile that defines the meaning of red, green and blue channels.
    ///
    /// Source: Apple, SwiftUI `Color.RGBColorSpace`.
    public enum RGBColorSpace: Sendable, Hashable {
        /// IEC 61966-2-1, gamma-encoded.
        case sRGB
        /// The primaries of sRGB with linear light.
        case sRGBLinear
        /// The primaries of DCI-P3, the white point D65 and the transfer curve of sRGB.
        case displayP3
    }
}
