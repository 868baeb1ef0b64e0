nonisolated extension View {
    /// Sets when the tab bar makes itself small. The bars of iOS 17 and 18 never do.
    public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
        environment(\.tabBarMinimizeBehavior, behavior)
    }

    /// Puts a view over the bar of the tab view: on a capsule of glass.
    public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        environment(\.tabAccessory, AnyView(content()))
    }

    /// Puts a view over the bar of the tab view, while a condition holds.
    public func tabViewBottomAccessory<Content: View>(isEnabled: Bool, @ViewBuilder content: () -> Content) -> some View {
        environment(\.tabAccessory, isEnabled ? AnyView(content()) : nil)
    }

    /// Sets whether choosing the tab for searching begins a search in the field of a `searchable` modifier around the tab view.
    public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View {
        environment(\.tabSearchActivation, activation)
    }

    /// Puts a view at the head of the sidebar, which an iPhone does not have.
    public func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        let content = AnyView(content())
        return transformEnvironment(\.tabSidebarParts) { $0.header = content }
    }

    /// Puts a view at the foot of the sidebar, which an iPhone does not have.
    public func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        let content = AnyView(content())
        return transformEnvironment(\.tabSidebarParts) { $0.footer = content }
    }

    /// Puts a bar at the bottom of the sidebar, which an iPhone does not have.
    public func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        let content = AnyView(content())
        return transformEnvironment(\.tabSidebarParts) { $0.bottomBar = content }
    }

    /// Sets whether an iPad begins with tabs or with the sidebar; elsewhere it is ignored.
    public func defaultAdaptableTabBarPlacement(_ defaultPlacement: AdaptableTabBarPlacement = .automatic) -> some View {
        environment(\.defaultTabPlacement, defaultPlacement)
    }

    /// Sets where a person's customisation of the sidebar is kept; on an iPhone nothing can be customised.
    public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View { self }
}

/// The condition under which a tab bar makes itself small.
///
/// Source: Apple, SwiftUI `TabBarMinimizeBehavior`.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
    private enum Kind: Hashable, Sendable { case automatic, onScrollDown, onScrollUp, never }
    private let kind: Kind

    /// The bar does not minimise on an iPhone.
    public static let automatic = TabBarMinimizeBehavior(kind: .automatic)
    public static let onScrollDown = TabBarMinimizeBehavior(kind: .onScrollDown)
    public static let onScrollUp = TabBarMinimizeBehavior(kind: .onScrollUp)
    public static let never = TabBarMinimizeBehavior(kind: .never)

    /// Returns the distance that content has gone in the direction that makes the bar small, in points.
    ///
    /// - Parameters:
    ///   - scrolled: the distance from the beginning of the content.
    ///   - remaining: the distance to its end.
    func distance(scrolled: CGFloat, remaining: CGFloat) -> CGFloat {
        switch kind {
        case .automatic, .never: 0
        case .onScrollDown: scrolled
        case .onScrollUp: remaining
        }
    }
}

/// The placement of the view over a tab bar.
///
/// Source: Apple, SwiftUI `TabViewBottomAccessoryPlacement`.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
    /// The view is in line with the bar.
    case inline
    /// The view is over the bar, or at the bottom of the content where there is no bar.
    case expanded
}

/// The way in which a search begins in the search tab.
///
/// Source: Apple, SwiftUI `TabSearchActivation`.
public struct TabSearchActivation: Hashable, Sendable {
    private let beginsWithTab: Bool

    /// The search begins with a touch of the field.
    public static var automatic: TabSearchActivation { TabSearchActivation(beginsWithTab: false) }
    /// The search begins with the choice of the tab; its end leads back to the previous tab.
    public static var searchTabSelection: TabSearchActivation { TabSearchActivation(beginsWithTab: true) }
}

/// The placement of tabs that are in a bar or a sidebar.
///
/// Source: Apple, SwiftUI `AdaptableTabBarPlacement`.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
    private enum Kind: Hashable, Sendable { case automatic, tabBar, sidebar }
    private let kind: Kind

    public static let automatic = AdaptableTabBarPlacement(kind: .automatic)
    public static let tabBar = AdaptableTabBarPlacement(kind: .tabBar)
    public static let sidebar = AdaptableTabBarPlacement(kind: .sidebar)
}

/// The placement of the tabs of a tab view.
///
/// Source: Apple, SwiftUI `TabBarPlacement`.
public struct TabBarPlacement: Hashable, Sendable {
    private enum Kind: Hashable, Sendable { case topBar, bottomBar, sidebar, pageIndicator, ornament }
    private let kind: Kind

    public static let topBar = TabBarPlacement(kind: .topBar)
    public static let bottomBar = TabBarPlacement(kind: .bottomBar)
    public static let sidebar = TabBarPlacement(kind: .sidebar)
    /// A row of dots.
    public static let pageIndicator = TabBarPlacement(kind: .pageIndicator)
    public static let ornament = TabBarPlacement(kind: .ornament)
}

/// The views that code adds to the sidebar of a tab view.
struct TabSidebarParts {
    var header: AnyView?
    var footer: AnyView?
    var bottomBar: AnyView?
}

private enum TabSidebarPartsKey: EnvironmentKey {
    static var defaultValue: TabSidebarParts { TabSidebarParts() }
}

private enum DefaultTabPlacementKey: EnvironmentKey {
    static var defaultValue: AdaptableTabBarPlacement { .automatic }
}

private enum TabAccessoryKey: EnvironmentKey {
    static var defaultValue: AnyView? { nil }
}

private enum TabAccessoryPlacementKey: EnvironmentKey {
    static var defaultValue: TabViewBottomAccessoryPlacement? { nil }
}

private enum TabBarMinimizeBehaviorKey: EnvironmentKey {
    static var defaultValue: TabBarMinimizeBehavior { .automatic }
}

private enum TabSearchActivationKey: EnvironmentKey {
    static var defaultValue: TabSearchActivation { .automatic }
}

private enum TabBarPlacementKey: EnvironmentKey {
    static var defaultValue: TabBarPlacement? { nil }
}

extension EnvironmentValues {
    /// The placement of the view over a tab bar, read in that view; nil elsewhere.
    public internal(set) var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
        get { self[TabAccessoryPlacementKey.self] }
        set { self[TabAccessoryPlacementKey.self] = newValue }
    }

    /// The placement of the tabs of the enclosing tab view; nil outside of one.
    public internal(set) var tabBarPlacement: TabBarPlacement? {
        get { self[TabBarPlacementKey.self] }
        set { self[TabBarPlacementKey.self] = newValue }
    }

    /// A Boolean value that indicates whether sections of tabs show, as they do in a sidebar.
    public var isTabBarShowingSections: Bool { tabBarPlacement == .sidebar }

    var tabSidebarParts: TabSidebarParts {
        get { self[TabSidebarPartsKey.self] }
        set { self[TabSidebarPartsKey.self] = newValue }
    }

    /// The place with which tabs that adapt begin.
    var defaultTabPlacement: AdaptableTabBarPlacement {
        get { self[DefaultTabPlacementKey.self] }
        set { self[DefaultTabPlacementKey.self] = newValue }
    }

    /// The view that floats over the bars of tab views in this view.
    var tabAccessory: AnyView? {
        get { self[TabAccessoryKey.self] }
        set { self[TabAccessoryKey.self] = newValue }
    }

    var tabBarMinimizeBehavior: TabBarMinimizeBehavior {
        get { self[TabBarMinimizeBehaviorKey.self] }
        set { self[TabBarMinimizeBehaviorKey.self] = newValue }
    }

    var tabSearchActivation: TabSearchActivation {
        get { self[TabSearchActivationKey.self] }
        set { self[TabSearchActivationKey.self] = newValue }
    }
}
