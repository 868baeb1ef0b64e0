/// How split views share their width among columns.
///
/// Source: Apple, SwiftUI `NavigationSplitViewStyle`.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {
    nonisolated var _kind: _NavigationSplitViewKind { get }
}

/// The kind by which the styles differ. It is not Apple's: their protocol has hidden requirements, too.
public enum _NavigationSplitViewKind: Sendable { case automatic, balanced, prominentDetail }

public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
    public nonisolated init() {}
    public nonisolated var _kind: _NavigationSplitViewKind { .automatic }
}

public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
    public nonisolated init() {}
    public nonisolated var _kind: _NavigationSplitViewKind { .balanced }
}

/// The detail keeps the whole width until the sidebar is shown.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
    public nonisolated init() {}
    public nonisolated var _kind: _NavigationSplitViewKind { .prominentDetail }
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { ProminentDetailNavigationSplitViewStyle() }
}

nonisolated extension View {
    /// Sets how split views in this view share their width; a telephone shows one column.
    public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
        environment(\.splitViewStyle, style._kind)
    }

    /// Sets the width of the column that the view is, in points; a telephone shows one column, as wide as it is itself.
    public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        preference(key: ColumnWidthKey.self, value: width)
    }

    /// Sets how wide the column that the view is may be, in points; a telephone shows one column, as wide as it is itself.
    public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
        navigationSplitViewColumnWidth(Swift.min(Swift.max(ideal, min ?? ideal), max ?? ideal))
    }
}
