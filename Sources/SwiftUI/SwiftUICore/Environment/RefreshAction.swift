/// The action that refreshes the content of a view, set by `refreshable(action:)` around it.
///
/// Source: Apple, SwiftUI `RefreshAction`.
public struct RefreshAction: Sendable {
    let action: @Sendable () async -> Void

    /// Refreshes the content, and returns when that is done.
    public func callAsFunction() async { await action() }
}

private enum RefreshKey: EnvironmentKey {
    static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
    /// The action that refreshes the content of the view; nil outside any `refreshable(action:)`.
    public internal(set) var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Marks this view as refreshable. Pulling a list or scroll view in it down beyond its beginning calls the action, and 60 points stay
    /// free for a spinner until the action returns. Views inside find it in `EnvironmentValues.refresh`.
    ///
    /// Source: Apple, SwiftUI `refreshable(action:)`.
    public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
        environment(\.refresh, RefreshAction(action: action))
    }
}
