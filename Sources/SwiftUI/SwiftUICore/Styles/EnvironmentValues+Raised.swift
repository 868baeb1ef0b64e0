import Appearance

private enum IsRaisedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// True if a view is raised above others, as in a sheet. In the dark, backgrounds are lighter the nearer they are.
    ///
    /// Source: UIKit's `UIUserInterfaceLevel.elevated`.
    package var isRaised: Bool {
        get { self[IsRaisedKey.self] && colorScheme == .dark }
        set { self[IsRaisedKey.self] = newValue }
    }
}

extension SystemColor {
    /// The colour whose base form in dark mode is the raised form of this one: each background is a step lighter.
    ///
    /// Source: UIKit's system colours at both levels: #000000, #1C1C1E and #2C2C2E become #1C1C1E, #2C2C2E and #3A3A3C.
    var raised: SystemColor {
        switch self {
        case .systemBackground: .secondarySystemBackground
        case .secondarySystemBackground: .tertiarySystemBackground
        case .systemGroupedBackground: .secondarySystemGroupedBackground
        case .secondarySystemGroupedBackground: .tertiarySystemGroupedBackground
        case .tertiarySystemBackground, .tertiarySystemGroupedBackground: .systemGray4
        default: self
        }
    }
}
