/// A property wrapper type that updates a property while the user performs a gesture and resets the property back to its
/// initial state when the gesture ends.
///
/// Source: Apple, SwiftUI `GestureState`.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    private let state: State<Value>
    private let initialValue: Value
    private let resetting: (Value, inout Transaction) -> Void

    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, reset: { _, _ in }) }
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    /// Creates a gesture state that is reset with a transaction.
    public init(initialValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
    }

    /// Creates a gesture state that is reset with a transaction, which a closure makes from the last value.
    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: initialValue, reset: reset)
    }

    /// Creates a gesture state that is reset with a transaction.
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: wrappedValue, reset: { $1 = resetTransaction })
    }

    /// Creates a gesture state that is reset with a transaction, which a closure makes from the last value.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        state = State(wrappedValue: wrappedValue)
        initialValue = wrappedValue
        resetting = reset
    }

    public var wrappedValue: Value { state.wrappedValue }
    public var projectedValue: GestureState<Value> { self }

    /// Changes the value during a gesture.
    func update(_ body: (inout Value, inout Transaction) -> Void) {
        var value = state.wrappedValue
        var transaction = Transaction.ofGesture
        body(&value, &transaction)
        withTransaction(transaction) { state.wrappedValue = value }
    }

    /// Resets the value when a gesture has ended.
    func reset() {
        var transaction = Transaction()
        resetting(state.wrappedValue, &transaction)
        withTransaction(transaction) { state.wrappedValue = initialValue }
    }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    /// Creates a gesture state that is nil at rest.
    public init(resetTransaction: Transaction = Transaction()) {
        self.init(wrappedValue: nil, resetTransaction: resetTransaction)
    }

    /// Creates a gesture state that is nil at rest and is reset with a transaction, which a closure makes from the last value.
    public init(reset: @escaping (Value, inout Transaction) -> Void) { self.init(wrappedValue: nil, reset: reset) }
}
