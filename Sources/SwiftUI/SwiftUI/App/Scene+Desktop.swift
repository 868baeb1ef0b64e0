import RunContext

/// The settings of an app on a Mac, which it does not open when it is launched.
///
/// Source: Apple, SwiftUI `Settings`.
nonisolated public struct Settings<Content: View>: Scene, PrimitiveScene {
    public typealias Body = Never
    public init(@ViewBuilder content: () -> Content) {}
    @MainActor func windows() -> [AnyView] { [] }
}

/// An app's item in a Mac's menu bar. It opens when a person presses it there.
///
/// Source: Apple, SwiftUI `MenuBarExtra`.
nonisolated public struct MenuBarExtra<Label: View, Content: View>: Scene, PrimitiveScene {
    public typealias Body = Never

    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
    public init(isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}

    @MainActor func windows() -> [AnyView] {
        RunReports.note("MenuBarExtra belongs to a Mac's menu bar, which is not rendered.")
        return []
    }
}

extension MenuBarExtra where Label == SwiftUI.Label<Text, Image> {
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {}
    public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {}

    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {}

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {}
}

extension MenuBarExtra where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}
}

/// The style in which a menu bar extra shows its content.
///
/// Source: Apple, SwiftUI `MenuBarExtraStyle`.
public protocol MenuBarExtraStyle {}

/// As the system does by itself: as a menu.
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle { public init() {} }
/// As a menu.
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle { public init() {} }
/// As a window.
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle { public init() {} }

extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle { public static var automatic: Self { Self() } }
extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle { public static var menu: Self { Self() } }
extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle { public static var window: Self { Self() } }

/// The look of the frame of a Mac's window.
///
/// Source: Apple, SwiftUI `WindowStyle`.
public protocol WindowStyle {}

/// As the system does by itself.
public struct DefaultWindowStyle: WindowStyle { public init() {} }
/// With a title bar.
public struct TitleBarWindowStyle: WindowStyle { public init() {} }
/// With a title bar that does not show.
public struct HiddenTitleBarWindowStyle: WindowStyle { public init() {} }
/// Without a frame.
public struct PlainWindowStyle: WindowStyle { public init() {} }

extension WindowStyle where Self == DefaultWindowStyle { public static var automatic: Self { Self() } }
extension WindowStyle where Self == TitleBarWindowStyle { public static var titleBar: Self { Self() } }
extension WindowStyle where Self == HiddenTitleBarWindowStyle { public static var hiddenTitleBar: Self { Self() } }
extension WindowStyle where Self == PlainWindowStyle { public static var plain: Self { Self() } }

/// The look of the toolbar of a Mac's window.
///
/// Source: Apple, SwiftUI `WindowToolbarStyle`.
public protocol WindowToolbarStyle {}

/// As the system does by itself.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle { public init() {} }
/// Below the title bar.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle { public init() {} }
/// Beside the title.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle { public init(showsTitle: Bool = true) {} }
/// Beside the title, and lower.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle { public init(showsTitle: Bool = true) {} }

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle { public static var automatic: Self { Self() } }
extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle { public static var expanded: Self { Self() } }
extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
    public static var unified: Self { Self() }
    public static func unified(showsTitle: Bool) -> Self { Self(showsTitle: showsTitle) }
}
extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
    public static var unifiedCompact: Self { Self() }
    public static func unifiedCompact(showsTitle: Bool) -> Self { Self(showsTitle: showsTitle) }
}

/// The launch behaviour of a scene: whether the app opens a window of it by itself.
///
/// Source: Apple, SwiftUI `SceneLaunchBehavior`.
public struct SceneLaunchBehavior: Sendable, Equatable {
    private let name: String
    public static let automatic = SceneLaunchBehavior(name: "automatic")
    public static let presented = SceneLaunchBehavior(name: "presented")
    public static let suppressed = SceneLaunchBehavior(name: "suppressed")
}

/// The surroundings of a Mac window's content; of all of them a picture shows only the size.
nonisolated extension Scene {
    /// Sets the look of the scene's windows; their frames are not drawn.
    public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }

    /// Sets the look of the toolbars in the scene's windows; they are drawn as an iPhone's.
    public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene { self }

    /// Sets the style in which a menu bar extra shows its content.
    public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene { self }

    /// Sets the place on the screen at which a window opens; there is no screen around it.
    public func defaultPosition(_ position: UnitPoint) -> some Scene { self }

    /// Sets whether the app opens the scene when it is launched.
    @SceneBuilder public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene {
        if behavior != .suppressed { self }
    }

    /// Takes the commands of the scene's kind out of the app's menus, which are not drawn.
    public func commandsRemoved() -> some Scene { self }

    /// Replaces all commands of the scene's kind in the app's menus, which are not drawn.
    public func commandsReplaced<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene { self }

    /// Sets which keys open the scene's window.
    public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some Scene { self }
}
