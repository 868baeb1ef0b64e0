/// What the system tells of a window, and what it draws by itself around views.
extension EnvironmentValues {
    /// Whether the window is the one that people work with: what is drawn is.
    public var appearsActive: Bool { true }

    /// Whether the screen is recorded or shown on another: it is not.
    public var isSceneCaptured: Bool { false }

    /// Whether views show that they have the focus.
    public internal(set) var isFocusEffectEnabled: Bool {
        get { self[IsFocusEffectEnabledKey.self] }
        set { self[IsFocusEffectEnabledKey.self] = newValue }
    }

    /// Whether views show that a pointer is over them.
    public internal(set) var isHoverEffectEnabled: Bool {
        get { self[IsHoverEffectEnabledKey.self] }
        set { self[IsHoverEffectEnabledKey.self] = newValue }
    }

    /// How large the rows of a Mac's sidebar are, as its settings say.
    public var sidebarRowSize: SidebarRowSize { .medium }

    /// Whether a Mac's window is the one that people work with: what is drawn is.
    public var controlActiveState: ControlActiveState { .key }

    /// How much badges draw the eye.
    public var badgeProminence: BadgeProminence {
        get { self[BadgeProminenceKey.self] }
        set { self[BadgeProminenceKey.self] = newValue }
    }
}

private enum IsFocusEffectEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

private enum IsHoverEffectEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

private enum BadgeProminenceKey: EnvironmentKey {
    static var defaultValue: BadgeProminence { .standard }
}

/// How large the rows of a sidebar are.
///
/// Source: Apple, SwiftUI `SidebarRowSize`.
public enum SidebarRowSize: Hashable, Sendable { case small, medium, large }

/// Whether controls of a Mac's window are the ones that people work with.
///
/// Source: Apple, SwiftUI `ControlActiveState`.
public enum ControlActiveState: CaseIterable, Hashable, Sendable { case key, active, inactive }

/// How much a badge draws the eye.
///
/// Source: Apple, SwiftUI `BadgeProminence`.
public struct BadgeProminence: Hashable, Sendable {
    private let name: String
    public static let decreased = BadgeProminence(name: "decreased")
    public static let standard = BadgeProminence(name: "standard")
    public static let increased = BadgeProminence(name: "increased")
}
