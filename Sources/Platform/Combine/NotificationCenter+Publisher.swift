import Foundation
import OpenCombine
import VirtualTime

extension NotificationCenter {
    /// A publisher that emits elements when broadcasting notifications.
    ///
    /// Its subscribers are called after the observers that were registered before them, as Apple's centre calls them.
    ///
    /// Source: Apple, Foundation `NotificationCenter.Publisher`.
    public struct _Publisher: OpenCombine.Publisher, Equatable {
        public typealias Output = Notification
        public typealias Failure = Never

        /// The notification center this publisher uses as a source.
        public let center: NotificationCenter
        /// The name of notifications published by this publisher.
        public let name: Notification.Name
        /// The object posting the named notification; nil for any.
        public let object: AnyObject?

        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            (self.center, self.name, self.object) = (center, name, object)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
            nonisolated(unsafe) let subject = PassthroughSubject<Notification, Never>()
            let (center, token) = (center, center.addOrderedObserver(forName: name, object: object, queue: nil) { subject.send($0) })
            subject.handleEvents(receiveCancel: { center.removeObserver(token) }).receive(subscriber: subscriber)
        }

        public static func == (first: Self, second: Self) -> Bool {
            first.center === second.center && first.name == second.name && first.object === second.object
        }
    }

    /// Returns a publisher that emits events when broadcasting notifications of a name, from any sender.
    ///
    /// Source: Apple, Foundation `NotificationCenter.publisher(for:object:)`. This one is preferred to OpenCombine's, whose observers are
    /// unordered.
    public func publisher(for name: Notification.Name) -> _Publisher { _Publisher(center: self, name: name) }

    /// Returns a publisher that emits events when an object broadcasts notifications of a name.
    public func publisher<Object: AnyObject>(for name: Notification.Name, object: Object) -> _Publisher {
        _Publisher(center: self, name: name, object: object)
    }
}
