/// A key for accessing values in a transaction.
///
/// Source: Apple, SwiftUI `TransactionKey`.
public protocol TransactionKey {
    /// The type of the stored value.
    associatedtype Value

    /// The value before any is stored.
    static var defaultValue: Value { get }
}
