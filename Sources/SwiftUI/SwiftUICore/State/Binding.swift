/// A way to read and write a value owned elsewhere.
///
/// Source: Apple, SwiftUI `Binding`.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
    private let get: () -> Value
    private let set: (Value, Transaction) -> Void
    /// The source of the value, if known.
    private var source: Source?

    /// A part of a state's value. Reads are recorded at the place of the read.
    struct Source: Equatable {
        let location: any VersionedSource
        var path: [AnyKeyPath] = []

        static func == (lhs: Source, rhs: Source) -> Bool { lhs.location === rhs.location && lhs.path == rhs.path }
    }

    init(source: Source, get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        (self.source, self.get, self.set) = (source, get, set)
    }

    /// The transaction of every write; `animation(_:)` sets it.
    public var transaction = Transaction()

    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.get = get
        self.set = { value, _ in set(value) }
    }

    public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        self.get = get
        self.set = set
    }

    public init(projectedValue: Binding<Value>) { self = projectedValue }

    public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }

    public var wrappedValue: Value {
        get { get() }
        nonmutating set { set(newValue, transaction.merged(over: .current)) }
    }

    public var projectedValue: Binding<Value> { self }

    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        var result = Binding<Subject>(
            get: { wrappedValue[keyPath: keyPath] },
            set: { value, transaction in
                var whole = get()
                whole[keyPath: keyPath] = value
                set(whole, transaction)
            })
        result.transaction = transaction
        result.source = source.map { .init(location: $0.location, path: $0.path + [keyPath]) }
        return result
    }

    /// Returns a binding whose writes carry a transaction.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var result = self
        result.transaction = transaction
        return result
    }

    /// Returns a binding whose writes animate.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        var result = self
        result.transaction.animation = animation
        return result
    }
}

extension Binding {
    /// Creates a binding to the value inside an optional; nil for an empty optional.
    public init?(_ base: Binding<Value?>) {
        guard let first = base.wrappedValue else { return nil }
        self.init(
            get: { base.wrappedValue ?? first },
            set: { value, transaction in
                base.transaction(transaction).wrappedValue = value
            })
    }

    /// Creates a binding to an optional from one to its value.
    public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
        self.init(
            get: { base.wrappedValue },
            set: { value, transaction in
                if let value { base.transaction(transaction).wrappedValue = value }
            })
    }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: SelfComparing {
    /// Returns true if both bindings have the same source and no animation. Bindings of unknown source are never the same.
    package static func areSame(_ first: Binding, _ second: Binding) -> Bool {
        guard let source = first.source else { return false }
        return source == second.source && first.transaction.isEmpty && second.transaction.isEmpty
    }
}
