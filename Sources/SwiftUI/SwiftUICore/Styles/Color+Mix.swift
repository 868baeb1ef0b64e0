extension Color {
    /// Returns the colour at `fraction` of the way from this one to `rhs`, both resolved where the mix is drawn.
    ///
    /// A fraction outside 0...1 is clamped; `perceptual` mixes in OKLab, `device` in gamma-encoded sRGB.
    public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
        let amount = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
        return Color(source: .mix(source, rhs.source, fraction: amount, space: colorSpace))
    }

    /// The system's subtle gradient of this colour: a little lighter at the top.
    public var gradient: AnyGradient { AnyGradient(standardGradientOf: self) }
}
