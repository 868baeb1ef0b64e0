import Combine
import Foundation
import VirtualTime

/// The observable object that a position of the tree shows: when it says that it will change, the tree evaluates its views
/// again.
final class ObjectLocation<ObjectType: ObservableObject>: PropertyLocation, VersionedSource {
    /// Counts the object's changes.
    private(set) var version = 0
    private(set) var object: ObjectType?
    private let reference: TreeReference
    private var subscription: AnyCancellable?
    /// Where the object's properties are read that are kept in preferences.
    private var storage: [StorageLocation] = []

    @MainActor init(tree: ViewTree) { reference = tree.reference }

    /// Follows another object from now on; the same one goes on being followed.
    func observe(_ other: ObjectType?) {
        guard object !== other else { return }
        object = other
        version += 1
        watchStorage(of: other)
        subscription = other?.objectWillChange.sink { [weak self] _ in
            // Objects are to change on the main actor; one that does not is heard there as soon as that is free.
            guard MainActor.isCurrent else {
                return DispatchQueue.main.async { MainActor.assumeIsolated { self?.change() } }
            }
            MainActor.assumeIsolated { self?.change() }
        }
    }

    /// An object that publishes nothing has a publisher that nobody else sees: changes of its preferences are heard of here.
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
        // Bodies see the change with its own update: one that waits before it, as of a button that is let go, is not to show it.
        tree.storeDidChange(transaction, isTraced: true) { [self] in version += 1 }
    }
}
