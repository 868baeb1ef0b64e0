import Foundation

/// Views that are made of a collection.
///
/// Source: Apple, SwiftUI `DynamicViewContent`.
public protocol DynamicViewContent: View {
    associatedtype Data: Collection
    /// What the views are made of.
    var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

/// A collection of views that says what deletes one of them.
private protocol DeletableContent {
    var deletion: ((IndexSet) -> Void)? { get set }
}

extension ForEach: DeletableContent {}

/// What a list lets its user do with rows.
extension DynamicViewContent {
    /// Names what deletes rows: a swipe brings a button for that out.
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        guard var content = self as? any DeletableContent else { return self }
        content.deletion = action
        return content as? Self ?? self
    }

    /// Names what moves rows, which is done where a list is being edited; none here is.
    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent { self }
}

extension View {
    /// Forbids to move this row.
    public func moveDisabled(_ isDisabled: Bool) -> some View { self }

    /// Names what happens when the list is pulled down; views inside find it in `EnvironmentValues.refresh`.
    public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
        environment(\.refresh, RefreshAction(action: action))
    }
}
