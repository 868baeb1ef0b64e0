extension EnvironmentValues {
    /// A Boolean value that indicates whether the app can open several windows. An iPhone's app cannot.
    public var supportsMultipleWindows: Bool { false }

    /// A Boolean value that indicates whether autocorrection is off.
    public var autocorrectionDisabled: Bool {
        get { self[AutocorrectionDisabledKey.self] }
        set { self[AutocorrectionDisabledKey.self] = newValue }
    }

    /// The prominence of the background behind a view. It is always standard: no row is drawn like a selected row on a Mac.
    public internal(set) var backgroundProminence: BackgroundProminence {
        get { self[BackgroundProminenceKey.self] }
        set { self[BackgroundProminenceKey.self] = newValue }
    }
}

private enum AutocorrectionDisabledKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private enum BackgroundProminenceKey: EnvironmentKey {
    static var defaultValue: BackgroundProminence { .standard }
}

/// The prominence of a background.
///
/// Source: Apple, SwiftUI `BackgroundProminence`.
public struct BackgroundProminence: Hashable, Sendable {
    private let isIncreased: Bool
    public static let standard = BackgroundProminence(isIncreased: false)
    public static let increased = BackgroundProminence(isIncreased: true)
}
