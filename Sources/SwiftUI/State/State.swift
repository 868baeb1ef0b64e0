/// A value that a view owns and that lives as long as the view's position in the tree.
///
/// Source: Apple, SwiftUI `State`.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    private let box: StateBox<Value>

    public init(wrappedValue value: Value) { box = StateBox(value) }
    public init(initialValue value: Value) { box = StateBox(value) }

    public var wrappedValue: Value {
        get { box.value }
        nonmutating set { box.set(newValue) }
    }

    public var projectedValue: Binding<Value> {
        // The place of this view and not of the copy that was connected last, should one value be shown twice.
        guard let location = box.location else { return .constant(box.initialValue) }
        return Binding(get: { location.value }, set: { value, transaction in location.set(value, transaction: transaction) })
    }
}

extension State where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
}

extension State: @unchecked Sendable where Value: Sendable {}

extension State: ConnectedProperty {
    func connect(to location: (any PropertyLocation)?, in context: ExpansionContext) -> any PropertyLocation {
        let known = location as? StateLocation<Value> ?? StateLocation(box.initialValue, tree: context.tree)
        box.location = known
        return known
    }
}

/// One copy of a view's state property; all copies of the same position share the location.
private final class StateBox<Value> {
    let initialValue: Value
    var location: StateLocation<Value>?

    init(_ value: Value) { initialValue = value }

    var value: Value { location?.value ?? initialValue }

    func set(_ value: Value) { location?.set(value, transaction: Transaction.current) }
}

/// The value of a state property at a position of the tree.
final class StateLocation<Value>: PropertyLocation {
    nonisolated(unsafe) private(set) var value: Value
    nonisolated(unsafe) private weak var tree: ViewTree?

    init(_ value: Value, tree: ViewTree) {
        self.value = value
        self.tree = tree
    }

    /// Sets the value; the tree evaluates its views again. State changes on the main actor only, as in an app's interface.
    nonisolated func set(_ value: Value, transaction: Transaction) {
        self.value = value
        nonisolated(unsafe) let transaction = transaction
        MainActor.assumeIsolated { tree?.stateDidChange(transaction) }
    }
}
