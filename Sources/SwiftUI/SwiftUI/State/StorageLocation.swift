import Foundation

/// A property that is kept in preferences.
protocol StoredProperty {
    var stored: any StoredBox { get }
}

/// One copy of such a property.
protocol StoredBox: AnyObject {
    /// What the preferences hold at present.
    var object: Any? { get }
    /// Tells a location of changes, too.
    @MainActor func add(_ location: StorageLocation)
}

/// A place of the tree that reads preferences: when they change, its views are evaluated again.
@MainActor
final class StorageLocation: PropertyLocation {
    struct Reference { weak var location: StorageLocation? }

    private let reference: TreeReference
    /// What is done when the value changes; nil: all views that read preferences are evaluated again.
    private let action: ((Transaction) -> Void)?
    private var box: (any StoredBox)?
    /// What the preferences held when it was looked at last.
    private var seen: AnyHashable?

    init(tree: ViewTree, action: ((Transaction) -> Void)? = nil) { (reference, self.action) = (tree.reference, action) }

    /// Reads a property from now on.
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

    /// Whether the preferences hold something else than when it was looked at last.
    fileprivate var isOutdated: Bool {
        guard let box else { return false }
        let found = box.object as? AnyHashable
        // What is no number is not even the same as itself.
        if let (one, other) = (found as? Double).flatMap({ one in (seen as? Double).map { (one, $0) } }), one.isNaN, other.isNaN {
            return false
        }
        return found != seen
    }

    fileprivate func see() { seen = box?.object as? AnyHashable }
}

/// What a tree reads of preferences. Code that knows nothing of the tree may write them: they are looked at after each event.
@MainActor
final class StoreWatch {
    private var locations: [StorageLocation.Reference] = []
    /// How many there were when those that have gone were taken out.
    private var lastCount = 0

    func add(_ location: StorageLocation) {
        if locations.count > 2 * lastCount + 16 {
            locations.removeAll { $0.location == nil }
            lastCount = locations.count
        }
        locations.append(StorageLocation.Reference(location: location))
    }

    /// Takes what is there for seen in all views: they are evaluated together.
    fileprivate func seeThoseOfViews() {
        for case let location? in locations.map(\.location) where location.isOfView { location.see() }
    }

    /// Tells the views of which somebody else has written what they read.
    func follow() {
        // One that has been told may have seen for others.
        for location in locations.compactMap(\.location) where location.isOutdated { location.didChange(Transaction.current) }
    }
}
