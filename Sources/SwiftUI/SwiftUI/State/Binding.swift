/// A way to read and write a value that somebody else owns.
///
/// Source: Apple, SwiftUI `Binding`.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
    private let get: () -> Value
    private let set: (Value, Transaction) -> Void
    /// Whose value it is, where that is known.
    private var source: Source?

    /// A part of the value of a state: reading it is noted where it is read.
    struct Source: Equatable {
        let location: any VersionedSource
        var path: [AnyKeyPath] = []

        static func == (lhs: Source, rhs: Source) -> Bool { lhs.location === rhs.location && lhs.path == rhs.path }
    }

    init(source: Source, get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        (self.source, self.get, self.set) = (source, get, set)
    }

    /// Carried by every write; `animation(_:)` sets it.
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

    /// A binding whose writes carry a transaction.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var result = self
        result.transaction = transaction
        return result
    }

    /// A binding whose writes animate.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        var result = self
        result.transaction.animation = animation
        return result
    }
}

extension Binding {
    /// A binding to the value inside an optional, or nil if there is none.
    public init?(_ base: Binding<Value?>) {
        guard let first = base.wrappedValue else { return nil }
        self.init(
            get: { base.wrappedValue ?? first },
            set: { value, transaction in
                base.transaction(transaction).wrappedValue = value
            })
    }

    /// A binding to an optional with the value of another.
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
    /// Two that lead to the same value and animate nothing; what others lead to is not known.
    static func areSame(_ first: Binding, _ second: Binding) -> Bool {
        guard let source = first.source else { return false }
        return source == second.source && first.transaction.isEmpty && second.transaction.isEmpty
    }
}
