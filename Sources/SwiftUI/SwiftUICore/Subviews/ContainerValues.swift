/// A key for accessing container values.
///
/// Source: Apple, SwiftUI `ContainerValueKey`.
public protocol ContainerValueKey {
    /// The type of the value produced by the container value.
    associatedtype Value
    /// The default value of the container value.
    static var defaultValue: Value { get }
}

/// A collection of container values associated with a given view: the values that the view passes to the container that asks for its
/// subviews.
///
/// Source: Apple, SwiftUI `ContainerValues`.
public struct ContainerValues {
    private var values: [ObjectIdentifier: Any] = [:]
    /// The tag by which a picker or list finds the view.
    var tag: AnyHashable?

    init() {}

    /// Accesses the particular container value associated with a custom key.
    public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// The tag value for the given type if the container values contains one.
    public func tag<V: Hashable>(for type: V.Type) -> V? { tag?.base as? V }

    /// Returns true if the container values contain a tag matching a given value.
    public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }

    /// Takes the values of keys it has no value for yet: of two modifiers the inner one wins.
    mutating func fill(from outer: ContainerValues) { values.merge(outer.values) { own, _ in own } }
}

enum ContainerValuesKey: LayoutValueKey {
    static var defaultValue: ContainerValues { ContainerValues() }
}

nonisolated extension View {
    /// Sets a particular container value of a view.
    public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
        var values = ContainerValues()
        values[keyPath: keyPath] = value
        return modifier(
            LayoutValueModifier<ContainerValuesKey>(value: values) { inner, outer in
                var inner = inner
                inner.fill(from: outer)
                return inner
            })
    }
}
