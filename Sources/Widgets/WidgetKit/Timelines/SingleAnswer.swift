import Foundation
import Synchronization

/// The other end of a completion handler: the first answer counts, and releasing the handler counts as an answer too.
///
/// `@unchecked Sendable`: the continuation is read and cleared only under the lock. The answer passes from the provider's thread to the
/// waiting one, which alone uses it then.
final class SingleAnswer<Value>: @unchecked Sendable {
    private struct Answer: @unchecked Sendable {
        let value: Value?
    }

    private let lock = NSLock()
    private var continuation: CheckedContinuation<Answer, Never>?

    private let calls: CallCount

    private init(_ continuation: CheckedContinuation<Answer, Never>, counting calls: CallCount) {
        self.continuation = continuation
        self.calls = calls
    }

    deinit { answer(nil) }

    /// The completion handler; only its first call is heard.
    var handler: @Sendable (Value) -> Void {
        { value in
            self.calls.add()
            self.answer(value)
        }
    }

    private func answer(_ value: Value?) {
        let waiting = lock.withLock {
            defer { continuation = nil }
            return continuation
        }
        waiting?.resume(returning: Answer(value: value))
    }

    /// Calls a provider, and waits for the first answer; returns `nil` once the handler was released without an answer.
    @MainActor
    static func wait(for question: (SingleAnswer<Value>) -> Void) async -> Value? { await hear(question).value }

    /// Does the same, and also returns the number of calls of the handler so far.
    @MainActor
    static func hear(_ question: (SingleAnswer<Value>) -> Void) async -> (value: Value?, calls: Int) {
        let calls = CallCount()
        let answer = await withCheckedContinuation { question(SingleAnswer($0, counting: calls)) }
        return (answer.value, calls.value)
    }
}

/// The number of calls of a completion handler; it outlives the handler.
private final class CallCount: Sendable {
    private let count = Atomic(0)

    func add() { count.add(1, ordering: .relaxed) }
    var value: Int { count.load(ordering: .relaxed) }
}
