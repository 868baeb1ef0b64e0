/// Hands values to all listeners, and keeps those that a listener has not taken yet.
///
/// `@unchecked Sendable`: the listeners are read and changed only under the lock; values pass from the sender to the listener, which owns
/// them from then on.
final class UpdateBroadcast<Element>: @unchecked Sendable {
    /// A value on its way.
    struct Parcel: @unchecked Sendable {
        let value: Element
    }

    private let lock = NSLock()
    private var listeners: [AsyncStream<Parcel>.Continuation] = []
    private var hasEnded = false

    func send(_ value: Element) {
        for listener in lock.withLock({ listeners }) { listener.yield(Parcel(value: value)) }
    }

    /// Ends every sequence.
    func finish() {
        let listening = lock.withLock {
            hasEnded = true
            defer { listeners = [] }
            return listeners
        }
        for listener in listening { listener.finish() }
    }

    /// A sequence of the values sent from now on.
    func stream() -> AsyncStream<Parcel> {
        let (stream, continuation) = AsyncStream<Parcel>.makeStream()
        let isOver = lock.withLock {
            if !hasEnded { listeners.append(continuation) }
            return hasEnded
        }
        if isOver { continuation.finish() }
        return stream
    }
}
