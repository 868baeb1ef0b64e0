import Combine

/// An observable object that a view owns and that lives as long as the view's position in the tree.
///
/// The object is created when the view is evaluated for the first time, and only then. Source: Apple, SwiftUI `StateObject`.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    private let box: StateObjectBox<ObjectType>

    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
        box = StateObjectBox(make: thunk)
    }

    @MainActor @preconcurrency
    public var wrappedValue: ObjectType { box.object }

    @MainActor @preconcurrency
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(box.object) }
}

extension StateObject: @unchecked Sendable {}

extension StateObject: PlacedProperty {}

extension StateObject: ConnectedProperty {
    static var isVersioned: Bool { true }
    static var beginsWithEntry: Bool { true }

    func connect(to location: (any PropertyLocation)?, in context: BuildContext) -> any PropertyLocation {
        let known = location as? ObjectLocation<ObjectType> ?? ObjectLocation(tree: context.tree)
        box.location = known
        known.observe(known.object ?? box.object)
        context.tree.noteRead(of: known)
        return known
    }
}

/// One copy of a view's property; all copies of the same position share the location.
private final class StateObjectBox<ObjectType: ObservableObject>: @unchecked Sendable {
    let make: () -> ObjectType
    var location: ObjectLocation<ObjectType>?
    /// The object used while no tree shows the view: as in SwiftUI, one object for all such reads of this copy.
    private lazy var unplaced = make()

    init(make: @escaping () -> ObjectType) { self.make = make }

    @MainActor var object: ObjectType { location?.object ?? unplaced }
}
