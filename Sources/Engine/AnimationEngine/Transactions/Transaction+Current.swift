import Foundation

/// Holds a transaction in the dictionary of a thread.
private final class TransactionBox {
    let transaction: Transaction
    init(_ transaction: Transaction) { self.transaction = transaction }
}

extension Transaction {
    private static let threadKey = "Zoetrope.Transaction"

    /// The transaction of the `withTransaction` and `withAnimation` calls that this thread is inside of.
    ///
    /// It is bound to the thread and not to the task, as in SwiftUI: a task started inside the closure does not inherit it.
    package private(set) static var current: Transaction {
        get { (Thread.current.threadDictionary[threadKey] as? TransactionBox)?.transaction ?? Transaction() }
        set { Thread.current.threadDictionary[threadKey] = TransactionBox(newValue) }
    }

    fileprivate static func withCurrent<Result>(
        _ transaction: Transaction, _ body: () throws -> Result
    ) rethrows -> Result {
        let outer = current
        let scope = transaction.scope ?? TransactionScope()
        var transaction = transaction.merged(over: outer.withoutCompletions)
        transaction.scope = scope
        current = transaction
        defer { current = outer }
        return try body()
    }
}

/// Executes a closure with the specified transaction and returns the result.
///
/// Values that the transaction does not set come from the calls around this one.
///
/// Source: Apple, SwiftUI `withTransaction(_:_:)`.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    try Transaction.withCurrent(transaction, body)
}

/// Executes a closure with the specified transaction key path and value and returns the result.
///
/// Source: Apple, SwiftUI `withTransaction(_:_:_:)`.
public func withTransaction<R, V>(
    _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
    var transaction = Transaction()
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}

/// Executes a closure whose changes are animated with the provided animation, and returns its result.
///
/// Source: Apple, SwiftUI `withAnimation(_:_:)`.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
    try withTransaction(Transaction(animation: animation), body)
}
