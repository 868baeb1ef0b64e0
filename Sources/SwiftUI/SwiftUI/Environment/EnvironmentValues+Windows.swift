extension EnvironmentValues {
    /// Whether the app can open several windows. An iPhone's cannot.
    public var supportsMultipleWindows: Bool { false }

    /// Whether words that are typed are left as they are.
    public var autocorrectionDisabled: Bool {
        get { self[AutocorrectionDisabledKey.self] }
        set { self[AutocorrectionDisabledKey.self] = newValue }
    }

    /// How much what stands behind a view draws the eye; no row is drawn as a list's chosen one on a Mac is.
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

/// How much a ground draws the eye.
///
/// Source: Apple, SwiftUI `BackgroundProminence`.
public struct BackgroundProminence: Hashable, Sendable {
    private let isIncreased: Bool
    public static let standard = BackgroundProminence(isIncreased: false)
    public static let increased = BackgroundProminence(isIncreased: true)
}
