import Foundation

/// A property stored in preferences.
protocol StoredProperty {
    var stored: any StoredBox { get }
}

/// One copy of such a property.
protocol StoredBox: AnyObject {
    /// The current value in the preferences.
    var object: Any? { get }
    /// Adds a location that is notified of changes.
    @MainActor func add(_ location: StorageLocation)
}

/// A place of the tree that reads preferences. When they change, its views are evaluated again.
@MainActor
final class StorageLocation: PropertyLocation {
    struct Reference { weak var location: StorageLocation? }

    private let reference: TreeReference
    /// The action on a change of the value; nil to evaluate all views that read preferences.
    private let action: ((Transaction) -> Void)?
    private var box: (any StoredBox)?
    /// The value in the preferences at the last look.
    private var seen: AnyHashable?

    init(tree: ViewTree, action: ((Transaction) -> Void)? = nil) { (reference, self.action) = (tree.reference, action) }

    /// Watches a property from now on.
    func watch(_ box: any StoredBox, in tree: ViewTree) {
        if self.box == nil { tree.storeWatch.add(self) }
        self.box = box
        box.add(self)
        see()
    }

    func didChange(_ transaction: Transaction) {
        see()
        if let action { return action(transaction) }
        reference.tree?.storeWatch.seeThoseOfViews()
        reference.tree?.storeDidChange(transaction)
    }

    fileprivate var isOfView: Bool { action == nil }

    /// True if the value in the preferences differs from that at the last look.
    fileprivate var isOutdated: Bool {
        guard let box else { return false }
        let found = box.object as? AnyHashable
        // NaN does not even equal itself.
        if let (one, other) = (found as? Double).flatMap({ one in (seen as? Double).map { (one, $0) } }), one.isNaN, other.isNaN {
            return false
        }
        return found != seen
    }

    fileprivate func see() { seen = box?.object as? AnyHashable }
}

/// The locations of a tree that read preferences. Code unrelated to the tree may write preferences, so they are checked after each event.
@MainActor
final class StoreWatch {
    private var locations: [StorageLocation.Reference] = []
    /// The number of locations after the last removal of those that have gone.
    private var lastCount = 0

    func add(_ location: StorageLocation) {
        if locations.count > 2 * lastCount + 16 {
            locations.removeAll { $0.location == nil }
            lastCount = locations.count
        }
        locations.append(StorageLocation.Reference(location: location))
    }

    /// Marks the current values as seen in all views, because they are evaluated together.
    fileprivate func seeThoseOfViews() {
        for case let location? in locations.map(\.location) where location.isOfView { location.see() }
    }

    /// Notifies the views whose preferences were written elsewhere.
    func follow() {
        // Handling one location may have updated others.
        for location in locations.compactMap(\.location) where location.isOutdated { location.didChange(Transaction.current) }
    }
}
