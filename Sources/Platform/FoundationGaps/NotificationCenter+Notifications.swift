import Foundation

extension NotificationCenter {
    /// The notifications of a name as they come.
    ///
    /// Source: Apple, Foundation `NotificationCenter.Notifications`.
    public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
        Notifications(center: self, name: name, object: object)
    }

    /// Notifications one after the other; a loop over them ends with its task.
    public final class Notifications: AsyncSequence, @unchecked Sendable {
        private let center: NotificationCenter
        private let name: Notification.Name
        private let object: AnyObject?

        fileprivate init(center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
            (self.center, self.name, self.object) = (center, name, object)
        }

        public func makeAsyncIterator() -> Iterator {
            let (center, name, object) = (center, name, object)
            let stream = AsyncStream<Sent> { continuation in
                let token = Token(center.addObserver(forName: name, object: object, queue: nil) { continuation.yield(Sent($0)) })
                let left = Left(center)
                continuation.onTermination = { _ in left.center.removeObserver(token.value) }
            }
            return Iterator(stream: stream.makeAsyncIterator())
        }

        public struct Iterator: AsyncIteratorProtocol {
            fileprivate var stream: AsyncStream<Sent>.AsyncIterator
            public mutating func next() async -> Notification? { await stream.next()?.notification }
        }
    }
}

/// A notification on its way to a loop, which its sender has given up.
private struct Sent: @unchecked Sendable {
    let notification: Notification
    init(_ notification: Notification) { self.notification = notification }
}

private struct Token: @unchecked Sendable {
    let value: any NSObjectProtocol
    init(_ value: any NSObjectProtocol) { self.value = value }
}

private struct Left: @unchecked Sendable {
    let center: NotificationCenter
    init(_ center: NotificationCenter) { self.center = center }
}
