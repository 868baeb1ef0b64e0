import Foundation

extension NotificationCenter {
    /// Registers a block to be called for notifications after the blocks that were registered before it.
    ///
    /// Foundation on Linux keeps observers by hashes of their addresses, so that their order is another one in each process. And it
    /// waits for the main queue where that queue posts from any thread but the process's first: for ever. Apple's centre calls
    /// observers as they came, at once where the poster is on their queue.
    ///
    /// - Returns: a token for Foundation's own `removeObserver`.
    package func addOrderedObserver(
        forName name: Notification.Name?, object: AnyObject?, queue: OperationQueue?,
        using block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol {
        let observer = OrderedObserver(name: name, sender: object, queue: queue, block: block)
        OrderedObservers.of(self).add(observer)
        // No notification with this name is ever posted. Foundation lets go of its block, and so of the registration, when the observer
        // is removed.
        let registration = OrderedObserver.Registration(of: observer)
        return addObserver(forName: OrderedObserver.unheard, object: nil, queue: nil) { _ in _ = registration }
    }
}

/// The observers of one centre in the order of their registration, called by one observer of Foundation's.
private final class OrderedObservers: @unchecked Sendable {
    private static let lock = NSLock()
    private nonisolated(unsafe) static var known: [OrderedObservers] = []

    private weak var center: NotificationCenter?
    private let lock = NSLock()
    private var observers: [OrderedObserver] = []

    private init(of center: NotificationCenter) {
        self.center = center
        _ = center.addObserver(forName: nil, object: nil, queue: nil) { [self] in post($0) }
    }

    static func of(_ center: NotificationCenter) -> OrderedObservers {
        lock.withLock {
            if let found = known.first(where: { $0.center === center }) { return found }
            known.removeAll { $0.center == nil }
            let made = OrderedObservers(of: center)
            known.append(made)
            return made
        }
    }

    func add(_ observer: OrderedObserver) {
        lock.withLock {
            observers.removeAll { $0.isRemoved }
            observers.append(observer)
        }
    }

    private func post(_ notification: Notification) {
        // An observer that an earlier one has removed is not called any more.
        for observer in lock.withLock({ observers }) where !observer.isRemoved && observer.listens(to: notification) {
            observer.call(notification)
        }
    }
}

private final class OrderedObserver: @unchecked Sendable {
    static let unheard = Notification.Name("Zoetrope.OrderedObserver")

    /// Lives as long as the observer is registered.
    final class Registration: Sendable {
        private let observer: OrderedObserver
        init(of observer: OrderedObserver) { self.observer = observer }
        deinit { observer.remove() }
    }

    private let name: Notification.Name?
    private weak var sender: AnyObject?
    private let hasSender: Bool
    private let queue: OperationQueue?
    private let lock = NSLock()
    private var block: (@Sendable (Notification) -> Void)?

    init(name: Notification.Name?, sender: AnyObject?, queue: OperationQueue?, block: @escaping @Sendable (Notification) -> Void) {
        (self.name, self.sender, hasSender) = (name, sender, sender != nil)
        (self.queue, self.block) = (queue, block)
    }

    var isRemoved: Bool { lock.withLock { block == nil } }

    func remove() {
        // The objects that the block holds may remove observers as they go.
        let former = lock.withLock {
            defer { block = nil }
            return block
        }
        withExtendedLifetime(former) {}
    }

    func listens(to notification: Notification) -> Bool {
        guard name == nil || name == notification.name else { return false }
        guard hasSender else { return true }
        guard let sender, let object = notification.object else { return false }
        return sender === (object as AnyObject)
    }

    /// Calls the block on its queue, and returns when it has returned.
    func call(_ notification: Notification) {
        guard let block = lock.withLock({ block }) else { return }
        guard let queue, queue !== OperationQueue.current, !(queue === OperationQueue.main && MainActor.isCurrent) else {
            return block(notification)
        }
        let sent = Sent(notification: notification)
        queue.addOperations([BlockOperation { block(sent.notification) }], waitUntilFinished: true)
    }

    /// A notification on its way to a queue for which its poster waits.
    private struct Sent: @unchecked Sendable {
        let notification: Notification
    }
}
