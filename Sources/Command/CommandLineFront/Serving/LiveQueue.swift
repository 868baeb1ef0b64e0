import HostProtocol

/// The requests of a page in the order in which it made them: they come by several connections, so that one may overtake another.
///
/// Requests that still wait when the queue goes are answered with nothing.
final class LiveQueue {
    struct Order {
        var request: LiveRequest
        var answer: AsyncStream<String>.Continuation
    }

    /// Seconds after which a request that has not come is passed over.
    static let patience = 5.0

    /// The number of the request that is carried out next.
    private var next = 0
    private var waiting: [Int: Order] = [:]

    deinit { for order in waiting.values { order.answer.finish() } }

    /// The number of the first request that waits for another one; nil: none waits.
    var firstWaiting: Int? { waiting.keys.min() }

    /// Takes a request in.
    ///
    /// - Returns: the requests that are carried out now.
    func take(_ order: Order, number: Int?) -> [Order] {
        // A number that has been passed over, or that comes twice, waits for nothing.
        guard let number, number >= next, waiting[number] == nil else { return [order] }
        waiting[number] = order
        return takeReady()
    }

    /// Passes over the requests before one, if it still waits.
    ///
    /// - Returns: the requests that are carried out now.
    func takeWaiting(from number: Int) -> [Order] {
        guard firstWaiting == number else { return [] }
        next = number
        return takeReady()
    }

    private func takeReady() -> [Order] {
        var ready: [Order] = []
        while let order = waiting.removeValue(forKey: next) {
            ready.append(order)
            next += 1
        }
        return ready
    }
}
