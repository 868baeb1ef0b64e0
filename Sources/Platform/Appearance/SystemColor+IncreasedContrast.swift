/// The colours for people who have asked for more contrast.
extension SystemColor {
    /// The colour with increased contrast; nil for a colour that stays as it is.
    func increasedAppearances(on release: SystemRelease) -> Appearances? {
        switch release {
        case .iOS14, .iOS17, .iOS18: formerHue ?? increasedShade
        case .iOS26, .watchOS26: increasedHue ?? increasedShade
        }
    }

    /// Source: Human Interface Guidelines, Color, "System colors" of June 2025, the columns "Increased contrast".
    private var increasedHue: Appearances? {
        switch self {
        case .red: Appearances(light: 0xE9152D, dark: 0xFF6165)
        case .orange: Appearances(light: 0xC55300, dark: 0xFFA056)
        case .yellow: Appearances(light: 0xA16A00, dark: 0xFEDF43)
        case .green: Appearances(light: 0x008932, dark: 0x4AD968)
        case .mint: Appearances(light: 0x008575, dark: 0x54DFCB)
        case .teal: Appearances(light: 0x008198, dark: 0x3BDDEC)
        case .cyan: Appearances(light: 0x007EAE, dark: 0x6DD9FF)
        case .blue, .accent: Appearances(light: 0x1E6EF4, dark: 0x5CB8FF)
        case .indigo: Appearances(light: 0x564ADE, dark: 0xA7AAFF)
        case .purple: Appearances(light: 0xB02FC2, dark: 0xEA8DFF)
        case .pink: Appearances(light: 0xE7124D, dark: 0xFF8AC4)
        case .brown: Appearances(light: 0x956D51, dark: 0xDBA679)
        default: nil
        }
    }

    /// The hues of iOS 13 to 18: records `ios18.*` of the truth tables, with the Human Interface Guidelines' red of teal and cyan, in
    /// which the records have a slip.
    private var formerHue: Appearances? {
        switch self {
        case .red: Appearances(light: 0xD70015, dark: 0xFF6961)
        case .orange: Appearances(light: 0xC93400, dark: 0xFFB340)
        case .yellow: Appearances(light: 0xB25000, dark: 0xFFD426)
        case .green: Appearances(light: 0x248A3D, dark: 0x30DB5B)
        case .mint: Appearances(light: 0x0C817B, dark: 0x63E6E2)
        case .teal: Appearances(light: 0x008299, dark: 0x5DE6FF)
        case .cyan: Appearances(light: 0x0071A4, dark: 0x70D7FF)
        case .blue, .accent: Appearances(light: 0x0040DD, dark: 0x409CFF)
        case .indigo: Appearances(light: 0x3634A3, dark: 0x7D7AFF)
        case .purple: Appearances(light: 0x8944AB, dark: 0xDA8FFF)
        case .pink: Appearances(light: 0xD30F45, dark: 0xFF6482)
        case .brown: Appearances(light: 0x7F6545, dark: 0xB59469)
        default: nil
        }
    }

    /// Labels and fills are those of the records `ios18.*`; greys those of the Human Interface Guidelines, Color; grounds and separators
    /// those that UIKit has had since iOS 13, as other toolkits have them written down.
    private var increasedShade: Appearances? {
        switch self {
        case .gray: Appearances(light: 0x6C6C70, dark: 0xAEAEB2)
        case .systemGray2: Appearances(light: 0x8E8E93, dark: 0x7C7C80)
        case .systemGray3: Appearances(light: 0xAEAEB2, dark: 0x545456)
        case .systemGray4: Appearances(light: 0xBCBCC0, dark: 0x444446)
        case .systemGray5: Appearances(light: 0xD8D8DC, dark: 0x363638)
        case .systemGray6: Appearances(light: 0xEBEBF0, dark: 0x242426)
        case .secondary: Appearances(light: 0x3C3C43, 204, dark: 0xEBEBF5, 179)
        case .tertiary, .placeholderText: Appearances(light: 0x3C3C43, 179, dark: 0xEBEBF5, 140)
        case .quaternary: Appearances(light: 0x3C3C43, 140, dark: 0xEBEBF5, 102)
        case .quinary: Appearances(light: 0x000000, 21, dark: 0xFFFFFF, 21)
        case .separator, .divider: Appearances(light: 0x3C3C43, 94, dark: 0x545458, 173)
        case .systemFill: Appearances(light: 0x787880, 71, dark: 0x787880, 112)
        case .secondarySystemFill: Appearances(light: 0x787880, 61, dark: 0x787880, 102)
        case .tertiarySystemFill: Appearances(light: 0x767680, 51, dark: 0x767680, 82)
        case .quaternarySystemFill: Appearances(light: 0x747480, 31, dark: 0x747480, 66)
        case .secondarySystemBackground: Appearances(light: 0xEBEBF0, dark: 0x242426)
        case .tertiarySystemBackground: Appearances(light: 0xFFFFFF, dark: 0x363638)
        case .systemGroupedBackground: Appearances(light: 0xEBEBF0, dark: 0x000000)
        case .secondarySystemGroupedBackground: Appearances(light: 0xFFFFFF, dark: 0x242426)
        case .tertiarySystemGroupedBackground: Appearances(light: 0xEBEBF0, dark: 0x363638)
        default: nil
        }
    }
}
