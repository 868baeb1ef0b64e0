import Foundation
import VirtualTime

extension NotificationCenter {
    /// Adds a block that is called for notifications, after the observers that were registered before it.
    ///
    /// - Parameters:
    ///   - name: the name of the notifications; nil for every name.
    ///   - object: the sender; nil for any sender. It is not kept alive.
    ///   - queue: the queue on which the block runs; nil for the thread of the sender. The sender waits for it.
    /// - Returns: the observer, for `removeObserver(_:)`.
    ///
    /// Source: Apple, Foundation `NotificationCenter.addObserver(forName:object:queue:using:)`; this one is preferred for objects.
    public func addObserver(
        forName name: Notification.Name?, object: AnyObject?, queue: OperationQueue?,
        using block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol {
        addOrderedObserver(forName: name, object: object, queue: queue, using: block)
    }

    /// Calls a method of an object for each notification of a name, for as long as the object lives.
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

    /// Removes an object that was added, or the token that the form with a closure returned.
    ///
    /// Source: Apple, Foundation `NotificationCenter.removeObserver(_:)`; this one is preferred for objects.
    public func removeObserver<Observer: AnyObject>(_ observer: Observer) {
        let tokens = SelectorObservers.shared.remove { $0.center === self && $0.observer === observer }
        if tokens.isEmpty { removeObserver(observer as Any) } else { for token in tokens { removeObserver(token as Any) } }
    }

    /// Removes an object that was added for a name and a sender; nil matches all.
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

/// The observers that were added with a selector, and their centres.
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
            // Observers that no longer exist are not notified.
            for gone in entries where gone.observer == nil { gone.center?.removeObserver(gone.token as Any) }
            entries.removeAll { $0.observer == nil }
            entries.append(entry)
        }
    }

    /// - Returns: the tokens of the removed entries.
    func remove(where isMeant: (Entry) -> Bool) -> [any NSObjectProtocol] {
        lock.withLock {
            let removed = entries.filter(isMeant)
            entries.removeAll(where: isMeant)
            return removed.map(\.token)
        }
    }
}
