import Appearance

extension SystemColor {
    /// Returns the colour in an environment; backgrounds that are raised have their raised form.
    package func resolved(in environment: EnvironmentValues) -> Color.Resolved {
        (environment.isRaised ? raised : self).resolved(
            in: environment.colorScheme, on: environment.systemLook.release,
            increasesContrast: environment.colorSchemeContrast == .increased)
    }

    package func resolved(
        in scheme: ColorScheme, on release: SystemRelease = .usual, increasesContrast: Bool = false
    ) -> Color.Resolved {
        let both =
            increasesContrast
            ? Self.resolved(appearances(on: release, increasesContrast: true))
            : Self.tables[release]?[self] ?? Self.resolved(appearances(on: release))
        return scheme == .dark ? both.dark : both.light
    }

    /// The colours of both appearances on each system, computed once.
    private static let tables = Dictionary(
        uniqueKeysWithValues: SystemRelease.allCases.map { release in
            (release, Dictionary(uniqueKeysWithValues: allCases.map { ($0, resolved($0.appearances(on: release))) }))
        })

    private static func resolved(_ both: Appearances) -> (light: Color.Resolved, dark: Color.Resolved) {
        (color(both.light, alpha: both.lightAlpha), color(both.dark, alpha: both.darkAlpha))
    }

    private static func color(_ channels: UInt32, alpha: UInt8) -> Color.Resolved {
        let channel = { (shift: UInt32) -> Float in Float((channels >> shift) & 0xFF) / 255 }
        return Color.Resolved(red: channel(16), green: channel(8), blue: channel(0), opacity: Float(alpha) / 255)
    }
}
