/// A value read from the view's environment.
///
/// Source: Apple, SwiftUI `Environment`.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private let box: EnvironmentBox
    private let read: (EnvironmentValues) -> Value

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        box = EnvironmentBox()
        read = { $0[keyPath: keyPath] }
    }

    /// Creates a property for an observable object that an ancestor put into the environment.
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        box = EnvironmentBox()
        read = { values in
            guard let object = values.object(objectType) else {
                preconditionFailure(
                    "No observable object of type \(objectType) in the environment: an ancestor must set one with .environment(_:).")
            }
            return object
        }
    }

    /// Creates a property as above, whose value is nil if there is no object.
    public init<Object>(_ objectType: Object.Type) where Value == Object?, Object: AnyObject, Object: Observable {
        box = EnvironmentBox()
        read = { $0.object(objectType) }
    }

    public var wrappedValue: Value { read(box.values) }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment: PlacedProperty {}

extension Environment: ConnectedProperty {
    static var isVersioned: Bool { true }

    func connect(to location: (any PropertyLocation)?, in context: BuildContext) -> any PropertyLocation {
        box.values = context.environment
        return location ?? EmptyPropertyLocation()
    }
}

private final class EnvironmentBox {
    var values = EnvironmentValues()
}

private struct ObjectKey<Object: AnyObject>: EnvironmentKey {
    static var defaultValue: Object? { nil }
}

extension EnvironmentValues {
    func object<Object: AnyObject>(_ type: Object.Type) -> Object? { self[ObjectKey<Object>.self] }

    subscript<Object: AnyObject>(objectOf type: EnvironmentObjectType<Object>) -> Object? {
        get { self[ObjectKey<Object>.self] }
        set { self[ObjectKey<Object>.self] = newValue }
    }
}

/// The type of an object, as a name in a key path.
struct EnvironmentObjectType<Object: AnyObject>: Hashable, Sendable {}

nonisolated extension View {
    /// Puts an observable object into the environment, under its type.
    public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
        environment(\.[objectOf: EnvironmentObjectType<Object>()], object)
    }
}
