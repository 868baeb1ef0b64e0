import Combine

/// An observable object that an ancestor put into the environment.
///
/// Source: Apple, SwiftUI `EnvironmentObject`.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    private let box = EnvironmentObjectBox<ObjectType>()

    public init() {}

    @MainActor @preconcurrency
    public var wrappedValue: ObjectType {
        guard let object = box.object else {
            preconditionFailure(
                "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for "
                    + "\(ObjectType.self) may be missing as an ancestor of this view.")
        }
        return object
    }

    @MainActor @preconcurrency
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(wrappedValue) }
}

extension EnvironmentObject: @unchecked Sendable {}

extension EnvironmentObject: PlacedProperty {}

extension EnvironmentObject: ConnectedProperty {
    static var isVersioned: Bool { true }

    func connect(to location: (any PropertyLocation)?, in context: BuildContext) -> any PropertyLocation {
        let known = location as? ObjectLocation<ObjectType> ?? ObjectLocation(tree: context.tree)
        box.object = context.environment.object(ObjectType.self)
        known.observe(box.object)
        context.tree.noteRead(of: known)
        return known
    }
}

private final class EnvironmentObjectBox<ObjectType: AnyObject> {
    var object: ObjectType?
}

nonisolated extension View {
    /// Puts an observable object into the environment, under its type.
    public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        environment(\.[objectOf: EnvironmentObjectType<T>()], object)
    }
}
