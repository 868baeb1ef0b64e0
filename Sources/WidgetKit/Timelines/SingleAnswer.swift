import Foundation

/// The other end of a completion handler: the first answer counts, and letting go of the handler is an answer too.
///
/// `@unchecked Sendable`: the continuation is read and cleared under the lock only, and the answer is handed from the
/// provider's thread to the waiting one, which alone uses it then.
final class SingleAnswer<Value>: @unchecked Sendable {
    private struct Answer: @unchecked Sendable {
        let value: Value?
    }

    private let lock = NSLock()
    private var continuation: CheckedContinuation<Answer, Never>?

    private init(_ continuation: CheckedContinuation<Answer, Never>) { self.continuation = continuation }

    deinit { answer(nil) }

    /// The completion handler; only its first call is heard.
    var handler: @Sendable (Value) -> Void {
        { self.answer($0) }
    }

    private func answer(_ value: Value?) {
        let waiting = lock.withLock {
            defer { continuation = nil }
            return continuation
        }
        waiting?.resume(returning: Answer(value: value))
    }

    /// Asks, and waits for the first answer; `nil` once nobody holds the handler any more and none came.
    @MainActor
    static func wait(for question: (SingleAnswer<Value>) -> Void) async -> Value? {
        let answer = await withCheckedContinuation { question(SingleAnswer($0)) }
        return answer.value
    }
}
