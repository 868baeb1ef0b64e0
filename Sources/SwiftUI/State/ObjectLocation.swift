import Combine
import Foundation

/// The observable object that a position of the tree shows: when it says that it will change, the tree evaluates its views
/// again.
final class ObjectLocation<ObjectType: ObservableObject>: PropertyLocation {
    private(set) var object: ObjectType?
    private weak var tree: ViewTree?
    private var subscription: AnyCancellable?

    init(tree: ViewTree) { self.tree = tree }

    /// Follows another object from now on; the same one goes on being followed.
    func observe(_ other: ObjectType?) {
        guard object !== other else { return }
        object = other
        subscription = other?.objectWillChange.sink { [weak self] _ in
            // Objects are to change on the main thread; one that does not is heard there as soon as that is free.
            guard Thread.isMainThread else {
                nonisolated(unsafe) let location = self
                return DispatchQueue.main.async { MainActor.assumeIsolated { location?.change() } }
            }
            nonisolated(unsafe) let location = self
            MainActor.assumeIsolated { location?.change() }
        }
    }

    private func change() { tree?.stateDidChange(Transaction.current) }
}
