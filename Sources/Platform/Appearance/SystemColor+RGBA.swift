import Drawing

extension SystemColor {
    /// The colour in light or in dark surroundings, as a system shows it.
    package func rgba(isDark: Bool, on release: SystemRelease, increasesContrast: Bool = false) -> RGBA {
        let both = appearances(on: release, increasesContrast: increasesContrast)
        let channels = isDark ? both.dark : both.light
        let alpha = Double(isDark ? both.darkAlpha : both.lightAlpha) / 255
        return RGBA(UInt8(channels >> 16 & 255), UInt8(channels >> 8 & 255), UInt8(channels & 255), alpha: alpha)
    }
}
