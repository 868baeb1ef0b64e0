/// The way in which an action closes a window.
///
/// It is part of a transaction and read by the code that closes windows. There are no windows to close here: `dismissWindow` reports the
/// request and its behaviour. On iOS both behaviours do the same.
///
/// Source: Apple, SwiftUI `DismissBehavior`, `DismissBehavior.destructive`.
public struct DismissBehavior: Hashable, Sendable {
    private enum Kind: Sendable { case interactive, destructive }
    private let kind: Kind

    /// The window closes as if a person closed it, so it may ask for confirmation first.
    public static let interactive = DismissBehavior(kind: .interactive)
    /// The window closes at once, and unsaved changes are lost.
    public static let destructive = DismissBehavior(kind: .destructive)
}

private enum DismissBehaviorKey: TransactionKey {
    static var defaultValue: DismissBehavior { .interactive }
}

extension Transaction {
    /// The way in which windows are closed in this transaction.
    public var dismissBehavior: DismissBehavior {
        get { self[DismissBehaviorKey.self] }
        set { self[DismissBehaviorKey.self] = newValue }
    }
}
