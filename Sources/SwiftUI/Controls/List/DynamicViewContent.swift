/// Views that are made of a collection.
///
/// Source: Apple, SwiftUI `DynamicViewContent`.
public protocol DynamicViewContent: View {
    associatedtype Data: Collection
    /// What the views are made of.
    var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

/// What a list lets its user do with rows: nothing of it shows while the list is not being edited or swiped.
extension DynamicViewContent {
    /// Names what deletes rows.
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent { self }

    /// Names what moves rows.
    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent { self }
}

extension View {
    /// Puts actions behind a row, which a swipe brings out.
    public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View { self }

    /// Forbids to delete this row.
    public func deleteDisabled(_ isDisabled: Bool) -> some View { self }

    /// Forbids to move this row.
    public func moveDisabled(_ isDisabled: Bool) -> some View { self }

    /// Names what happens when the list is pulled down; views inside find it in `EnvironmentValues.refresh`.
    public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
        environment(\.refresh, RefreshAction(action: action))
    }
}
