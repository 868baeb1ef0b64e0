import Foundation

/// The subscription behind `CombineLatest`: the latest value of each upstream, sent on together.
///
/// A tuple is sent when every upstream has sent a value and one of them sends again. Without demand from downstream only the latest tuple
/// is kept, as the name suggests. The subscription ends when all upstreams have ended, or at the first failure.
final class LatestValues<Downstream: Subscriber>: Subscription, CustomStringConvertible, @unchecked Sendable {
    private let lock = NSRecursiveLock()
    private var downstream: Downstream?
    private var values: [Any?]
    private var subscriptions: [(any Subscription)?]
    private var isFinished: [Bool]
    private var demand = Subscribers.Demand.none
    private var isWaiting = false
    private let make: ([Any]) -> Downstream.Input

    init(count: Int, downstream: Downstream, make: @escaping ([Any]) -> Downstream.Input) {
        self.downstream = downstream
        self.make = make
        values = Array(repeating: nil, count: count)
        subscriptions = Array(repeating: nil, count: count)
        isFinished = Array(repeating: false, count: count)
    }

    var description: String { "CombineLatest" }

    /// The subscriber for one of the upstreams.
    func side<Input>(_ index: Int, of type: Input.Type) -> UpstreamSide<Input, Downstream.Failure> {
        UpstreamSide(
            onSubscription: { self.start($0, at: index) }, onValue: { self.receive($0, at: index) },
            onCompletion: { self.complete($0, at: index) })
    }

    func request(_ more: Subscribers.Demand) {
        lock.lock()
        defer { lock.unlock() }
        demand += more
        if isWaiting { send() }
    }

    func cancel() {
        lock.lock()
        let ended = subscriptions
        downstream = nil
        subscriptions = Array(repeating: nil, count: subscriptions.count)
        lock.unlock()
        for subscription in ended { subscription?.cancel() }
    }

    private func start(_ subscription: any Subscription, at index: Int) {
        lock.lock()
        let isOpen = downstream != nil && subscriptions[index] == nil
        if isOpen { subscriptions[index] = subscription }
        lock.unlock()
        isOpen ? subscription.request(.unlimited) : subscription.cancel()
    }

    private func receive(_ value: Any, at index: Int) -> Subscribers.Demand {
        lock.lock()
        defer { lock.unlock() }
        values[index] = .some(value)
        isWaiting = true
        send()
        return .none
    }

    private func send() {
        guard demand > 0, let downstream else { return }
        let known = values.compactMap { $0 }
        guard known.count == values.count else { return }
        isWaiting = false
        demand -= 1
        demand += downstream.receive(make(known))
    }

    private func complete(_ completion: Subscribers.Completion<Downstream.Failure>, at index: Int) {
        lock.lock()
        isFinished[index] = true
        let isOver: Bool
        if case .failure = completion { isOver = true } else { isOver = isFinished.allSatisfy { $0 } }
        let receiver = isOver ? downstream : nil
        if isOver { downstream = nil }
        lock.unlock()
        guard let receiver else { return }
        receiver.receive(completion: completion)
        cancel()
    }
}

/// A subscriber that hands everything to closures.
struct UpstreamSide<Input, Failure: Error>: Subscriber {
    let combineIdentifier = CombineIdentifier()
    let onSubscription: (any Subscription) -> Void
    let onValue: (Input) -> Subscribers.Demand
    let onCompletion: (Subscribers.Completion<Failure>) -> Void

    func receive(subscription: any Subscription) { onSubscription(subscription) }
    func receive(_ input: Input) -> Subscribers.Demand { onValue(input) }
    func receive(completion: Subscribers.Completion<Failure>) { onCompletion(completion) }
}
