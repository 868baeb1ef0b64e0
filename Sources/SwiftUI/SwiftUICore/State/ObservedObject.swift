import Combine

/// An observable object owned elsewhere. The views that show it are evaluated again when it changes.
///
/// Source: Apple, SwiftUI `ObservedObject`.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// A wrapper that makes bindings to an object's properties.
    @MainActor @preconcurrency
    @dynamicMemberLookup
    public struct Wrapper {
        private let object: ObjectType

        init(_ object: ObjectType) { self.object = object }

        public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> {
            let object = object
            return Binding(
                get: { object[keyPath: keyPath] },
                set: { value, transaction in withTransaction(transaction) { object[keyPath: keyPath] = value } })
        }
    }

    // Written once, before the property is shared.
    private nonisolated(unsafe) var object: ObjectType

    public var wrappedValue: ObjectType {
        get { object }
        set { object = newValue }
    }

    public nonisolated init(wrappedValue: ObjectType) { object = wrappedValue }
    public nonisolated init(initialValue: ObjectType) { self.init(wrappedValue: initialValue) }

    @MainActor @preconcurrency
    public var projectedValue: Wrapper { Wrapper(wrappedValue) }
}

extension ObservedObject: @unchecked Sendable {}

extension ObservedObject: ConnectedProperty {
    static var isVersioned: Bool { true }

    func connect(to location: (any PropertyLocation)?, in context: BuildContext) -> any PropertyLocation {
        let known = location as? ObjectLocation<ObjectType> ?? ObjectLocation(tree: context.tree)
        known.observe(wrappedValue)
        context.tree.noteRead(of: known)
        return known
    }
}
