@_spi(Nodes) import SwiftUICore

/// The set of menu dismissal behaviors: whether a menu closes after one of its actions.
///
/// Source: Apple, SwiftUI `MenuActionDismissBehavior`.
public struct MenuActionDismissBehavior: Equatable, Sendable {
    private enum Kind: Sendable { case automatic, enabled, disabled }
    private let kind: Kind

    /// The behavior that the system chooses: the menu closes.
    public static let automatic = MenuActionDismissBehavior(kind: .automatic)
    /// The menu closes.
    public static let enabled = MenuActionDismissBehavior(kind: .enabled)
    /// The menu stays open.
    public static let disabled = MenuActionDismissBehavior(kind: .disabled)
}

private enum MenuActionDismissBehaviorKey: EnvironmentKey {
    static var defaultValue: MenuActionDismissBehavior { .automatic }
}

private enum MenuCloseKey: EnvironmentKey {
    static var defaultValue: (@MainActor () -> Void)? { nil }
}

extension EnvironmentValues {
    fileprivate var menuActionDismissBehavior: MenuActionDismissBehavior {
        get { self[MenuActionDismissBehaviorKey.self] }
        set { self[MenuActionDismissBehaviorKey.self] = newValue }
    }

    /// The action that closes the menus around a view.
    private var menuClose: (@MainActor () -> Void)? {
        get { self[MenuCloseKey.self] }
        set { self[MenuCloseKey.self] = newValue }
    }

    /// Puts views into an open menu.
    ///
    /// - Parameters:
    ///   - close: closes the menu, and those around it.
    ///   - presenter: the environment of the control that opened the menu.
    mutating func enterMenu(closedBy close: (@MainActor () -> Void)?, from presenter: EnvironmentValues) {
        isInMenu = true
        menuClose = close
        keepMenus(presenter.menuActionDismissBehavior)
    }

    /// Sets whether the actions of views close the menus around them.
    fileprivate mutating func keepMenus(_ behavior: MenuActionDismissBehavior) {
        menuActionDismissBehavior = behavior
        if isInMenu { buttonFollowUp = behavior == .disabled ? nil : menuClose }
    }
}

nonisolated extension View {
    /// Sets whether a menu closes after one of its actions; on a view in a menu, after that view's action.
    public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
        transformEnvironment(\.self) { $0.keepMenus(behavior) }
    }
}
