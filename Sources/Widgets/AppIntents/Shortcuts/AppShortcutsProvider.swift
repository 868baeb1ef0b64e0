/// The shortcuts that an app offers without any setup.
///
/// Source: Apple, AppIntents `AppShortcutsProvider`.
public protocol AppShortcutsProvider {
    /// The shortcuts, at most ten.
    @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }

    /// The colour of the shortcuts' tiles.
    static var shortcutTileColor: ShortcutTileColor { get }
}

extension AppShortcutsProvider {
    public static var shortcutTileColor: ShortcutTileColor { .blue }

    /// Notifies the system that parameters of the shortcuts have changed.
    ///
    /// Shortcuts are read from `appShortcuts` on each use, so there is nothing to update.
    public static func updateAppShortcutParameters() {}
}

/// Builds the list of an app's shortcuts.
///
/// Source: Apple, AppIntents `AppShortcutsBuilder`.
@resultBuilder
public enum AppShortcutsBuilder {
    public static func buildExpression(_ expression: AppShortcut) -> [AppShortcut] { [expression] }
    public static func buildExpression(_ expression: [AppShortcut]) -> [AppShortcut] { expression }
    public static func buildBlock(_ components: [AppShortcut]...) -> [AppShortcut] { components.flatMap { $0 } }
    public static func buildOptional(_ component: [AppShortcut]?) -> [AppShortcut] { component ?? [] }
    public static func buildEither(first component: [AppShortcut]) -> [AppShortcut] { component }
    public static func buildEither(second component: [AppShortcut]) -> [AppShortcut] { component }
    public static func buildLimitedAvailability(_ component: [AppShortcut]) -> [AppShortcut] { component }
    public static func buildArray(_ components: [[AppShortcut]]) -> [AppShortcut] { components.flatMap { $0 } }
}

/// The colour of a shortcut's tile.
///
/// Source: Apple, AppIntents `ShortcutTileColor`.
public enum ShortcutTileColor: Int, Hashable, Sendable {
    case red, orange, tangerine, yellow, lime, teal, lightBlue, blue, navy, grape, purple, pink, grayBlue, grayGreen, grayBrown
}
