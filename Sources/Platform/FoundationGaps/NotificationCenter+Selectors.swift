import Foundation
import VirtualTime

extension NotificationCenter {
    /// Adds a block that is called for notifications, after the observers that were registered before it.
    ///
    /// - Parameters:
    ///   - name: the name of the notifications; nil for every name.
    ///   - object: who posts them; nil for anybody. It is not kept alive.
    ///   - queue: where the block runs; nil for where the notification is posted. Who posts waits for it.
    /// - Returns: the observer, for `removeObserver(_:)`.
    ///
    /// Source: Apple, Foundation `NotificationCenter.addObserver(forName:object:queue:using:)`; this one is preferred for objects.
    public func addObserver(
        forName name: Notification.Name?, object: AnyObject?, queue: OperationQueue?,
        using block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol {
        addOrderedObserver(forName: name, object: object, queue: queue, using: block)
    }

    /// Has a method of an object called for each notification of a name, for as long as the object lives.
    ///
    /// Source: Apple, Foundation `NotificationCenter.addObserver(_:selector:name:object:)`.
    public func addObserver(_ observer: Any, selector: Selector, name: Notification.Name?, object: Any?) {
        let observer = observer as AnyObject
        nonisolated(unsafe) weak let listener = observer
        let token = addOrderedObserver(forName: name, object: object.map { $0 as AnyObject }, queue: nil) { notification in
            if let listener { _ = selector.performOnMain(listener, [notification]) }
        }
        SelectorObservers.shared.add(.init(center: self, observer: observer, name: name, object: object, token: token))
    }

    /// Removes an object that was added, or what the form with a closure answered.
    ///
    /// Source: Apple, Foundation `NotificationCenter.removeObserver(_:)`; this one is preferred for objects.
    public func removeObserver<Observer: AnyObject>(_ observer: Observer) {
        let tokens = SelectorObservers.shared.remove { $0.center === self && $0.observer === observer }
        if tokens.isEmpty { removeObserver(observer as Any) } else { for token in tokens { removeObserver(token as Any) } }
    }

    /// Removes an object that was added for a name and a sender; nil stands for all.
    ///
    /// Source: Apple, Foundation `NotificationCenter.removeObserver(_:name:object:)`; this one is preferred for objects.
    public func removeObserver<Observer: AnyObject>(_ observer: Observer, name: Notification.Name?, object: Any?) {
        let sender = object.map { $0 as AnyObject }
        let tokens = SelectorObservers.shared.remove {
            $0.center === self && $0.observer === observer && (name == nil || $0.name == name) && (sender == nil || $0.object === sender)
        }
        if tokens.isEmpty {
            removeObserver(observer as Any, name: name, object: object)
        } else {
            for token in tokens { removeObserver(token as Any) }
        }
    }
}

/// Who was added to which centre with a selector.
private final class SelectorObservers: @unchecked Sendable {
    struct Entry {
        weak var center: NotificationCenter?
        weak var observer: AnyObject?
        let name: Notification.Name?
        weak var object: AnyObject?
        let token: any NSObjectProtocol

        init(center: NotificationCenter, observer: AnyObject, name: Notification.Name?, object: Any?, token: any NSObjectProtocol) {
            (self.center, self.observer, self.name) = (center, observer, name)
            (self.object, self.token) = (object.map { $0 as AnyObject }, token)
        }
    }

    static let shared = SelectorObservers()
    private let lock = NSLock()
    private var entries: [Entry] = []

    func add(_ entry: Entry) {
        lock.withLock {
            // Who has gone is told nothing any more.
            for gone in entries where gone.observer == nil { gone.center?.removeObserver(gone.token as Any) }
            entries.removeAll { $0.observer == nil }
            entries.append(entry)
        }
    }

    /// - Returns: the tokens of those that were removed.
    func remove(where isMeant: (Entry) -> Bool) -> [any NSObjectProtocol] {
        lock.withLock {
            let removed = entries.filter(isMeant)
            entries.removeAll(where: isMeant)
            return removed.map(\.token)
        }
    }
}
