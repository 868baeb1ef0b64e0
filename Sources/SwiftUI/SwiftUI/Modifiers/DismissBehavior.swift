/// How a window that an action closes is closed.
///
/// It travels with a transaction to whoever closes windows. There are none to close here: `dismissWindow` says what was asked
/// for, and how. On iOS both behaviours do the same.
///
/// Source: Apple, SwiftUI `DismissBehavior`, `DismissBehavior.destructive`.
public struct DismissBehavior: Hashable, Sendable {
    private enum Kind: Sendable { case interactive, destructive }
    private let kind: Kind

    /// As if a person closed it: it may ask first.
    public static let interactive = DismissBehavior(kind: .interactive)
    /// At once, whatever is not saved.
    public static let destructive = DismissBehavior(kind: .destructive)
}

private enum DismissBehaviorKey: TransactionKey {
    static var defaultValue: DismissBehavior { .interactive }
}

extension Transaction {
    /// How windows are closed in this transaction.
    public var dismissBehavior: DismissBehavior {
        get { self[DismissBehaviorKey.self] }
        set { self[DismissBehaviorKey.self] = newValue }
    }
}
