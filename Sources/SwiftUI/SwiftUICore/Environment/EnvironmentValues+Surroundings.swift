/// Values that the system reports about a window, and the effects that it draws around views.
extension EnvironmentValues {
    /// A Boolean value that indicates whether the window appears active. A rendered window does.
    public var appearsActive: Bool { true }

    /// A Boolean value that indicates whether the screen is being recorded or mirrored. It never is.
    public var isSceneCaptured: Bool { false }

    /// A Boolean value that indicates whether views show a focus effect.
    public internal(set) var isFocusEffectEnabled: Bool {
        get { self[IsFocusEffectEnabledKey.self] }
        set { self[IsFocusEffectEnabledKey.self] = newValue }
    }

    /// A Boolean value that indicates whether views show a hover effect under a pointer.
    public internal(set) var isHoverEffectEnabled: Bool {
        get { self[IsHoverEffectEnabledKey.self] }
        set { self[IsHoverEffectEnabledKey.self] = newValue }
    }

    /// The size of the rows of a Mac's sidebar, from the system settings.
    public var sidebarRowSize: SidebarRowSize { .medium }

    /// The active state of a Mac's window. A rendered window is the key window.
    public var controlActiveState: ControlActiveState { .key }

    /// The prominence of badges.
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

/// The size of the rows of a sidebar.
///
/// Source: Apple, SwiftUI `SidebarRowSize`.
public enum SidebarRowSize: Hashable, Sendable { case small, medium, large }

/// The active state of the controls in a Mac's window.
///
/// Source: Apple, SwiftUI `ControlActiveState`.
public enum ControlActiveState: CaseIterable, Hashable, Sendable { case key, active, inactive }

/// The prominence of a badge.
///
/// Source: Apple, SwiftUI `BadgeProminence`.
public struct BadgeProminence: Hashable, Sendable {
    private let name: String
    public static let decreased = BadgeProminence(name: "decreased")
    public static let standard = BadgeProminence(name: "standard")
    public static let increased = BadgeProminence(name: "increased")
}
