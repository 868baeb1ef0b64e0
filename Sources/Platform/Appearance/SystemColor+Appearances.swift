extension SystemColor {
    /// A colour in both appearances: channels as 0xRRGGBB, alphas in 255ths.
    package struct Appearances: Sendable {
        package let light: UInt32
        package let lightAlpha: UInt8
        package let dark: UInt32
        package let darkAlpha: UInt8

        init(light: UInt32, _ lightAlpha: UInt8 = 255, dark: UInt32, _ darkAlpha: UInt8 = 255) {
            (self.light, self.lightAlpha, self.dark, self.darkAlpha) = (light, lightAlpha, dark, darkAlpha)
        }
    }

    /// The colour as a system shows it.
    ///
    /// - Parameter increasesContrast: true for people who have asked for more contrast.
    package func appearances(on release: SystemRelease, increasesContrast: Bool = false) -> Appearances {
        if increasesContrast, let increased = increasedAppearances(on: release) { return increased }
        return switch release {
        case .iOS14, .iOS17, .iOS18: formerAppearances ?? appearances
        case .iOS26, .watchOS26: appearances
        }
    }

    /// The colours of iOS 13 to 18 that iOS 26 changed; nil for the others.
    ///
    /// Records `ios18.*` of the truth tables; the separator is UIKit's of those systems (`fact.form`: black-blue at 0.29).
    private var formerAppearances: Appearances? {
        switch self {
        case .red: Appearances(light: 0xFF3B30, dark: 0xFF453A)
        case .orange: Appearances(light: 0xFF9500, dark: 0xFF9F0A)
        case .yellow: Appearances(light: 0xFFCC00, dark: 0xFFD60A)
        case .mint: Appearances(light: 0x00C7BE, dark: 0x63E6E2)
        case .teal: Appearances(light: 0x30B0C7, dark: 0x40C8E0)
        case .cyan: Appearances(light: 0x32ADE6, dark: 0x64D2FF)
        case .blue, .accent: Appearances(light: 0x007AFF, dark: 0x0A84FF)
        case .indigo: Appearances(light: 0x5856D6, dark: 0x5E5CE6)
        case .purple: Appearances(light: 0xAF52DE, dark: 0xBF5AF2)
        case .brown: Appearances(light: 0xA2845E, dark: 0xAC8E68)
        case .separator: Self.formerSeparator
        default: nil
        }
    }

    /// Black-blue at 0.29 on every system: UIKit's separator up to iOS 18, and `Divider` since, which is (198, 198, 200) on white in the
    /// pictures of iOS 26 that StanfordSpezi/SpeziViews keeps (SnapshotTests+Tiles/simpleTile.center.png, row 1192, beside a button in the
    /// blue of iOS 26).
    private static var formerSeparator: Appearances { Appearances(light: 0x3C3C43, 74, dark: 0x545458, 153) }

    /// The table of iOS 26.1: colours resolved on an iPhone simulator (records `ios26.*` of the truth tables), but for
    /// quinary, which is iOS 18's (black or white at 0.05, here 13/255).
    private var appearances: Appearances {
        switch self {
        case .red: Appearances(light: 0xFF383C, dark: 0xFF4245)
        case .orange: Appearances(light: 0xFF8D28, dark: 0xFF9230)
        case .yellow: Appearances(light: 0xFFCC00, dark: 0xFFD600)
        case .green: Appearances(light: 0x34C759, dark: 0x30D158)
        case .mint: Appearances(light: 0x00C8B3, dark: 0x00DAC3)
        case .teal: Appearances(light: 0x00C3D0, dark: 0x00D2E0)
        case .cyan: Appearances(light: 0x00C0E8, dark: 0x3CD3FE)
        case .blue, .accent: Appearances(light: 0x0088FF, dark: 0x0091FF)
        case .indigo: Appearances(light: 0x6155F5, dark: 0x6D7CFF)
        case .purple: Appearances(light: 0xCB30E0, dark: 0xDB34F2)
        case .pink: Appearances(light: 0xFF2D55, dark: 0xFF375F)
        case .brown: Appearances(light: 0xAC7F5E, dark: 0xB78A66)
        case .gray: Appearances(light: 0x8E8E93, dark: 0x8E8E93)
        case .primary: Appearances(light: 0x000000, dark: 0xFFFFFF)
        case .secondary: Appearances(light: 0x3C3C43, 153, dark: 0xEBEBF5, 153)
        case .tertiary, .placeholderText: Appearances(light: 0x3C3C43, 76, dark: 0xEBEBF5, 76)
        case .quaternary: Appearances(light: 0x3C3C43, 45, dark: 0xEBEBF5, 40)
        case .quinary: Appearances(light: 0x000000, 13, dark: 0xFFFFFF, 13)
        case .separator: Appearances(light: 0x3C3C43, 31, dark: 0x545458, 128)
        case .divider: Self.formerSeparator
        case .opaqueSeparator: Appearances(light: 0xC6C6C8, dark: 0x38383A)
        case .link: Appearances(light: 0x007AFF, dark: 0x0984FF)
        case .systemFill: Appearances(light: 0x787880, 51, dark: 0x787880, 92)
        case .secondarySystemFill: Appearances(light: 0x787880, 41, dark: 0x787880, 82)
        case .tertiarySystemFill: Appearances(light: 0x767680, 31, dark: 0x767680, 61)
        case .quaternarySystemFill: Appearances(light: 0x747480, 20, dark: 0x767680, 46)
        case .systemBackground: Appearances(light: 0xFFFFFF, dark: 0x000000)
        case .secondarySystemBackground: Appearances(light: 0xF2F2F7, dark: 0x1C1C1E)
        case .tertiarySystemBackground: Appearances(light: 0xFFFFFF, dark: 0x2C2C2E)
        case .systemGroupedBackground: Appearances(light: 0xF2F2F7, dark: 0x000000)
        case .secondarySystemGroupedBackground: Appearances(light: 0xFFFFFF, dark: 0x1C1C1E)
        case .tertiarySystemGroupedBackground: Appearances(light: 0xF2F2F7, dark: 0x2C2C2E)
        case .systemGray2: Appearances(light: 0xAEAEB2, dark: 0x636366)
        case .systemGray3: Appearances(light: 0xC7C7CC, dark: 0x48484A)
        case .systemGray4: Appearances(light: 0xD1D1D6, dark: 0x3A3A3C)
        case .systemGray5: Appearances(light: 0xE5E5EA, dark: 0x2C2C2E)
        case .systemGray6: Appearances(light: 0xF2F2F7, dark: 0x1C1C1E)
        }
    }
}
