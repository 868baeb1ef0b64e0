/// The context of the current state-processing update.
///
/// Source: Apple, SwiftUI `Transaction`.
public struct Transaction {
    private var storage: [ObjectIdentifier: Any] = [:]

    /// The call of `withTransaction` or `withAnimation` that the transaction comes from: changes of one call are one update.
    package var scope: TransactionScope?

    /// Creates an empty transaction: no animation, all keys at their defaults.
    public init() {}

    /// A transaction with an animation.
    public init(animation: Animation?) { self.animation = animation }

    /// The value of a key, its default if it was never set.
    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { storage[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { storage[ObjectIdentifier(key)] = newValue }
    }

    /// The animation, if any, of the changes in this transaction.
    public var animation: Animation? {
        get { self[AnimationKey.self] }
        set { self[AnimationKey.self] = newValue }
    }

    /// A Boolean value that indicates whether `animation(_:value:)` below is kept from putting its own animation in; the transaction's
    /// own animation still holds (macOS 27 probe: a transaction with an animation and this flag animates, and with that animation).
    public var disablesAnimations: Bool {
        get { self[DisablesAnimationsKey.self] }
        set { self[DisablesAnimationsKey.self] = newValue }
    }

    /// A Boolean value that indicates whether the change comes from an action that makes a sequence of values: a gesture that goes on, a
    /// slider that is dragged.
    ///
    /// Source: Apple, SwiftUI `Transaction.isContinuous`. The change at the end of a gesture is a single action.
    public var isContinuous: Bool {
        get { self[IsContinuousKey.self] }
        set { self[IsContinuousKey.self] = newValue }
    }

    /// A Boolean value that indicates whether this transaction tracks the velocity of any animatable properties that change. An animation
    /// that takes them over within a tenth of a second goes on at that velocity, if it is a spring or merges by itself.
    ///
    /// Source: Apple, SwiftUI `Transaction.tracksVelocity`; after how long a pause there is no velocity is a guess.
    public var tracksVelocity: Bool {
        get { self[TracksVelocityKey.self] }
        set { self[TracksVelocityKey.self] = newValue }
    }

    /// True if the transaction carries no values.
    package var isEmpty: Bool { storage.isEmpty }

    /// The animation of a transaction that carries no other value.
    package var animationAlone: Animation? { storage.count == 1 ? animation : nil }

    /// Returns this transaction with the values of `base` where it has none of its own.
    package func merged(over base: Transaction) -> Transaction {
        var result = base
        result.storage.merge(storage) { _, mine in mine }
        result.scope = scope ?? base.scope
        return result
    }
}

private enum AnimationKey: TransactionKey {
    static var defaultValue: Animation? { nil }
}

private enum DisablesAnimationsKey: TransactionKey {
    static var defaultValue: Bool { false }
}

private enum TracksVelocityKey: TransactionKey {
    static var defaultValue: Bool { false }
}

private enum IsContinuousKey: TransactionKey {
    static var defaultValue: Bool { false }
}

/// A call in which changes are made.
package final class TransactionScope: @unchecked Sendable {
    // Looked at by the thread of the call alone.

    /// True if a change was made in the transaction.
    package var wasUsed = false

    package init() {}
}
