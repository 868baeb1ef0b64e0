/// The way in which navigation views show their columns. A telephone shows one column in every style.
///
/// Source: Apple, SwiftUI `NavigationViewStyle`.
@MainActor @preconcurrency
public protocol NavigationViewStyle {}

public struct DefaultNavigationViewStyle: NavigationViewStyle {
    public nonisolated init() {}
}

public struct StackNavigationViewStyle: NavigationViewStyle {
    public nonisolated init() {}
}

public struct ColumnNavigationViewStyle: NavigationViewStyle {
    nonisolated init() {}
}

public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
    public nonisolated init() {}
}

nonisolated extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

nonisolated extension NavigationViewStyle where Self == StackNavigationViewStyle {
    public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

nonisolated extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

nonisolated extension View {
    /// Sets how navigation views in this view show their columns.
    public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}
