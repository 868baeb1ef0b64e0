import Foundation

/// The subscription behind `Merge`: all values that several upstreams send, in the order of their arrival.
///
/// Values that arrive without demand from downstream wait their turn. The subscription ends when all upstreams have ended and no value
/// waits, or at the first failure.
final class MergedValues<Downstream: Subscriber>: Subscription, CustomStringConvertible, @unchecked Sendable {
    private let lock = NSRecursiveLock()
    private var downstream: Downstream?
    private var waiting: [Downstream.Input] = []
    private var subscriptions: [(any Subscription)?]
    private var running: Int
    private var demand = Subscribers.Demand.none

    init(count: Int, downstream: Downstream) {
        self.downstream = downstream
        subscriptions = Array(repeating: nil, count: count)
        running = count
    }

    var description: String { "Merge" }

    /// The subscriber for one of the upstreams.
    func side(_ index: Int) -> UpstreamSide<Downstream.Input, Downstream.Failure> {
        UpstreamSide(
            onSubscription: { self.start($0, at: index) }, onValue: { self.receive($0) },
            onCompletion: { self.complete($0) })
    }

    func request(_ more: Subscribers.Demand) {
        lock.lock()
        defer { lock.unlock() }
        demand += more
        sendWaiting()
    }

    func cancel() {
        lock.lock()
        let ended = subscriptions
        downstream = nil
        waiting = []
        subscriptions = Array(repeating: nil, count: subscriptions.count)
        lock.unlock()
        for subscription in ended { subscription?.cancel() }
    }

    /// Passes the end on and releases all upstreams.
    func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
        lock.lock()
        let receiver = downstream
        downstream = nil
        lock.unlock()
        receiver?.receive(completion: completion)
        cancel()
    }

    private func start(_ subscription: any Subscription, at index: Int) {
        lock.lock()
        let isOpen = downstream != nil && subscriptions[index] == nil
        if isOpen { subscriptions[index] = subscription }
        lock.unlock()
        isOpen ? subscription.request(.unlimited) : subscription.cancel()
    }

    private func receive(_ value: Downstream.Input) -> Subscribers.Demand {
        lock.lock()
        defer { lock.unlock() }
        waiting.append(value)
        sendWaiting()
        return .none
    }

    private func sendWaiting() {
        while demand > 0, !waiting.isEmpty, let downstream {
            demand -= 1
            demand += downstream.receive(waiting.removeFirst())
        }
        if running == 0, waiting.isEmpty, downstream != nil { end(.finished) }
    }

    private func complete(_ completion: Subscribers.Completion<Downstream.Failure>) {
        if case .failure = completion { return end(completion) }
        lock.lock()
        defer { lock.unlock() }
        running -= 1
        sendWaiting()
    }
}
