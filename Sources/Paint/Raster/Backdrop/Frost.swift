import Drawing

/// The effect of frosted glass on an opaque blurred colour: saturation around its luminance, then the tint over it.
struct Frost {
    let saturation: Float
    /// Premultiplied, 0...255.
    let tint: SIMD3<Float>
    let rest: Float

    /// The weights of luminance in gamma-encoded sRGB, as in the colour effects.
    static let luminance = SIMD3<Float>(0.2126, 0.7152, 0.0722)

    init(_ backdrop: Backdrop) {
        func held(_ value: Double) -> Float { value > 0 ? Float(min(value, 1)) : 0 }
        // Far beyond any material, and safe from overflow.
        saturation = Float(min(1000, max(-1000, backdrop.saturation)))
        let alpha = held(backdrop.tint.alpha)
        tint = SIMD3(held(backdrop.tint.red), held(backdrop.tint.green), held(backdrop.tint.blue)) * alpha * 255
        rest = 1 - alpha
    }

    /// Returns the opaque pixel in place of a seen one; a seen pixel that is not opaque counts as if it were.
    func callAsFunction(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        guard alpha > 0 else { return packed(tint, alpha: (1 - rest) * 255) }
        let straight = 255 / Float(alpha)
        let color = SIMD3(Float(pixel & 255), Float(pixel >> 8 & 255), Float(pixel >> 16 & 255)) * straight
        let grey = (color * Self.luminance).sum()
        var vivid = SIMD3(repeating: grey) + (color - SIMD3(repeating: grey)) * saturation
        vivid.clamp(lowerBound: SIMD3(repeating: 0), upperBound: SIMD3(repeating: 255))
        return packed(vivid * rest + tint, alpha: 255)
    }

    private func packed(_ color: SIMD3<Float>, alpha: Float) -> UInt32 {
        func byte(_ value: Float) -> UInt32 { UInt32(min(max(value, 0), alpha) + 0.5) }
        return byte(color.x) | byte(color.y) << 8 | byte(color.z) << 16 | UInt32(alpha + 0.5) << 24
    }
}
