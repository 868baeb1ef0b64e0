import Combine
import Foundation
import VirtualTime

/// The observable object shown at a position of the tree. When the object announces a change, the tree evaluates its views again.
final class ObjectLocation<ObjectType: ObservableObject>: PropertyLocation, VersionedSource {
    /// The number of changes of the object.
    private(set) var version = 0
    private(set) var object: ObjectType?
    private let reference: TreeReference
    private var subscription: AnyCancellable?
    /// The locations that read those of the object's properties that are stored in preferences.
    private var storage: [StorageLocation] = []

    @MainActor init(tree: ViewTree) { reference = tree.reference }

    /// Observes another object from now on. The same object stays observed.
    func observe(_ other: ObjectType?) {
        guard object !== other else { return }
        object = other
        version += 1
        watchStorage(of: other)
        subscription = other?.objectWillChange.sink { [weak self] _ in
            // Objects should change on the main actor. A change elsewhere is handled there as soon as it is free.
            guard MainActor.isCurrent else {
                return DispatchQueue.main.async { MainActor.assumeIsolated { self?.change() } }
            }
            MainActor.assumeIsolated { self?.change() }
        }
    }

    /// Watches the preferences of an object. An object without published properties has a publisher that is never used, so changes of its
    /// preferences are observed here.
    private func watchStorage(of object: ObjectType?) {
        storage = []
        guard let object, let tree = reference.tree else { return }
        var mirror: Mirror? = Mirror(reflecting: object)
        while let level = mirror {
            for case let property as any StoredProperty in level.children.map(\.value) {
                let location = StorageLocation(tree: tree) { [weak self] in self?.change($0) }
                location.watch(property.stored, in: tree)
                storage.append(location)
            }
            mirror = level.superclassMirror
        }
    }

    private func change(_ transaction: Transaction = .current) {
        guard let tree = reference.tree else { return version += 1 }
        // Bodies see the change with its own update. An update that waits before it, such as that of a released button, must not show it.
        tree.storeDidChange(transaction, isTraced: true) { [self] in version += 1 }
    }
}
