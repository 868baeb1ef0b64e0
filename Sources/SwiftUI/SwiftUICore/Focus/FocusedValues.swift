/// A key of ``FocusedValues``. A value that has not been set is nil.
///
/// Source: Apple, SwiftUI `FocusedValueKey`.
public protocol FocusedValueKey {
    associatedtype Value
}

/// The values that the focused view and its ancestors publish.
///
/// The readers differ from an iPad's commands: no menus are shown, and no view has the focus until a field is touched. The values are
/// therefore visible to the views inside the view that publishes them.
///
/// Source: Apple, SwiftUI `FocusedValues`.
public struct FocusedValues {
    private var values: [ObjectIdentifier: Any] = [:]

    init() {}

    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { values[ObjectIdentifier(key)] as? Key.Value }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    fileprivate subscript<Object: AnyObject>(objectOf type: FocusedObjectType<Object>) -> Object? {
        get { values[ObjectIdentifier(Object.self)] as? Object }
        set { values[ObjectIdentifier(Object.self)] = newValue }
    }
}

private struct FocusedObjectType<Object: AnyObject>: Hashable {}

private enum FocusedValuesKey: EnvironmentKey {
    static var defaultValue: FocusedValues { FocusedValues() }
}

extension EnvironmentValues {
    /// The focused values that are published around the view.
    fileprivate var focusedValues: FocusedValues {
        get { self[FocusedValuesKey.self] }
        set { self[FocusedValuesKey.self] = newValue }
    }
}

/// The value that the focused view, or its scene, publishes under a key; nil if none does.
///
/// Source: Apple, SwiftUI `FocusedValue`.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
    @Environment(\.focusedValues) private var values
    private let read: (FocusedValues) -> Value?

    public init(_ keyPath: KeyPath<FocusedValues, Value?>) { read = { $0[keyPath: keyPath] } }
    public init(_ objectType: Value.Type) where Value: AnyObject & Observable { read = { $0[objectOf: FocusedObjectType<Value>()] } }

    public var wrappedValue: Value? { read(values) }
}

/// The value of a binding that the focused view, or its scene, publishes under a key; nil if none does.
///
/// Source: Apple, SwiftUI `FocusedBinding`.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
    @Environment(\.focusedValues) private var values
    private let keyPath: KeyPath<FocusedValues, Binding<Value>?>

    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { self.keyPath = keyPath }

    public var wrappedValue: Value? {
        get { values[keyPath: keyPath]?.wrappedValue }
        nonmutating set { if let newValue { values[keyPath: keyPath]?.wrappedValue = newValue } }
    }

    public var projectedValue: Binding<Value?> {
        let binding = values[keyPath: keyPath]
        return Binding<Value?>(get: { binding?.wrappedValue }, set: { if let new = $0 { binding?.wrappedValue = new } })
    }
}

nonisolated extension View {
    /// Publishes a value under a key while this view has the focus.
    ///
    /// Source: Apple, SwiftUI `focusedValue(_:_:)`.
    public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View {
        transformEnvironment(\.focusedValues) { $0[keyPath: keyPath] = value }
    }

    public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) -> some View {
        transformEnvironment(\.focusedValues) { $0[keyPath: keyPath] = value }
    }

    public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        transformEnvironment(\.focusedValues) { $0[objectOf: FocusedObjectType<T>()] = object }
    }

    /// Publishes a value under a key while the scene of this view is in front.
    ///
    /// Source: Apple, SwiftUI `focusedSceneValue(_:_:)`.
    public func focusedSceneValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View {
        focusedValue(keyPath, value)
    }

    public func focusedSceneValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) -> some View {
        focusedValue(keyPath, value)
    }

    public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View { focusedValue(object) }
}
