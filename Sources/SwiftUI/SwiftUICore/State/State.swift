import VirtualTime

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
        // The binding uses the location of this view, not of the last connected copy, in case one value is shown twice.
        guard let location = box.location else { return .constant(box.initialValue) }
        return Binding(
            source: .init(location: location), get: { location.value },
            set: { value, transaction in location.set(value, transaction: transaction) })
    }
}

extension State where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
}

extension State: @unchecked Sendable where Value: Sendable {}

extension State: PlacedProperty {}

extension State: ConnectedProperty {
    static var isVersioned: Bool { true }
    static var beginsWithEntry: Bool { true }

    func connect(to location: (any PropertyLocation)?, in context: BuildContext) -> any PropertyLocation {
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
///
/// Code that runs between updates sees its own writes. A body sees the changes of the current update, so that each of several
/// transactions of one action moves only its own changes.
final class StateLocation<Value>: PropertyLocation, VersionedSource {
    /// The number of changes that bodies have seen.
    private(set) var version = 0

    /// The value that bodies see.
    nonisolated(unsafe) private var current: Value
    /// The last written value.
    nonisolated(unsafe) private var latest: Value
    private let reference: TreeReference
    /// The type of the view that has the property.
    private let owner: Any.Type?
    /// The name of the property.
    private let name: String

    @MainActor
    init(_ value: Value, tree: ViewTree) {
        owner = tree.trace.connectedView
        name = tree.trace.connectedProperty ?? ""
        current = value
        latest = value
        reference = tree.reference
        if let owner, !PropertyCatalog.shared.isOfTheSystem(owner) { tree.evaluation.states.append(StateReference(state: self)) }
    }

    nonisolated var value: Value {
        guard MainActor.isCurrent else { return latest }
        return MainActor.assumeIsolated { [self] in
            guard let tree = reference.tree, tree.evaluation.isGoingOn else { return UncheckedBox(latest) }
            tree.noteRead(of: self)
            return UncheckedBox(current)
        }.value
    }

    /// Sets the value. The tree evaluates its views again if it has changed.
    nonisolated func set(_ value: Value, transaction: Transaction) {
        nonisolated(unsafe) let (value, transaction) = (value, transaction)
        MainActor.assumingOrHopping { [self] in
            let tree = reference.tree
            if let tree, tree.evaluation.isGoingOn {
                // As in SwiftUI: a value must not change during the evaluation that has read it.
                return tree.diagnostics.note(.stateWrittenInBody(owner.map { "\($0)" }))
            }
            guard !Self.areEqual(latest, value) else { return }
            latest = value
            guard let tree else { return current = value }
            tree.enqueue(transaction, of: owner, isTraced: true) { [self] in
                current = value
                version += 1
            }
        }
    }

    /// Returns true if two values are known to be equal.
    private nonisolated static func areEqual(_ lhs: Value, _ rhs: Value) -> Bool {
        guard let lhs = lhs as? any Equatable else { return false }
        return lhs.isEqual(to: rhs)
    }
}

extension StateLocation: NamedState {
    var description: NamedStateDescription {
        NamedStateDescription(view: owner.map { "\($0)" } ?? "", name: name, type: "\(Value.self)")
    }

    func take(words: String, _ transaction: Transaction) -> Bool {
        guard let value = WrittenValue.value(of: words, as: Value.self) else { return false }
        set(value, transaction: transaction)
        return true
    }

    func take(_ value: Any, _ transaction: Transaction) -> Bool {
        guard let value = value as? Value else { return take(words: "\(value)", transaction) }
        set(value, transaction: transaction)
        return true
    }
}

/// A value that crosses a formal isolation boundary, of which both sides are the main thread.
private struct UncheckedBox<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}

extension Equatable {
    fileprivate func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}
