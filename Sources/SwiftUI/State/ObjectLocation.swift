import Combine
import Foundation

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
            guard MainQueue.isCurrent else {
                return DispatchQueue.main.async { MainActor.assumeIsolated { self?.change() } }
            }
            MainActor.assumeIsolated { self?.change() }
        }
    }

    private func change() {
        version += 1
        reference.tree?.storeDidChange(Transaction.current, isTraced: true)
    }
}

/// Whether code runs on the main actor. The main queue need not stay on the main thread: where a program waits for it, as
/// one with an asynchronous `main` does, other threads work it off.
private enum MainQueue {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true }
}
