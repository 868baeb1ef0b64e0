import Combine
import Foundation
import RunScope

/// The observable object that a position of the tree shows: when it says that it will change, the tree evaluates its views
/// again.
final class ObjectLocation<ObjectType: ObservableObject>: PropertyLocation, VersionedSource {
    /// Counts the object's changes.
    private(set) var version = 0
    private(set) var object: ObjectType?
    private let reference: TreeReference
    private var subscription: AnyCancellable?

    @MainActor init(tree: ViewTree) { reference = tree.reference }

    /// Follows another object from now on; the same one goes on being followed.
    func observe(_ other: ObjectType?) {
        guard object !== other else { return }
        object = other
        version += 1
        subscription = other?.objectWillChange.sink { [weak self] _ in
            // Objects are to change on the main actor; one that does not is heard there as soon as that is free.
            guard MainActor.isCurrent else {
                return DispatchQueue.main.async { MainActor.assumeIsolated { self?.change() } }
            }
            MainActor.assumeIsolated { self?.change() }
        }
    }

    private func change() {
        guard let tree = reference.tree else { return version += 1 }
        // Bodies see the change with its own update: one that waits before it, as of a button that is let go, is not to show it.
        tree.storeDidChange(Transaction.current, isTraced: true) { [self] in version += 1 }
    }
}
