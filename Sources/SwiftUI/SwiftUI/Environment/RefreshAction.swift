/// Refreshes what a view shows, as `refreshable(action:)` around it says.
///
/// Source: Apple, SwiftUI `RefreshAction`.
public struct RefreshAction: Sendable {
    let action: @Sendable () async -> Void

    /// Refreshes, and returns when that is done.
    public func callAsFunction() async { await action() }
}

private enum RefreshKey: EnvironmentKey {
    static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
    /// Refreshes what the view shows; nil where nothing around it says how.
    public internal(set) var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }
}

extension View {
    /// Marks this view as refreshable: a list or scroll view in it that is pulled down beyond its beginning calls the action, and
    /// keeps 60 points for a spinner until that returns. Views inside find it in `EnvironmentValues.refresh`.
    ///
    /// Source: Apple, SwiftUI `refreshable(action:)`.
    public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
        environment(\.refresh, RefreshAction(action: action))
    }
}
