/// Work of user code that may never end, and the time it is given.
@MainActor
package final class AnswerDeadline<Value> {
    private var result: Result<Value, any Error>?
    private var waiting: CheckedContinuation<Void, Never>?

    private init() {}

    /// Returns the result of the work; `nil` if it takes longer than the limit. Late work continues, and its result is ignored.
    ///
    /// Measured on the monotonic clock: the virtual clock of previews stands still.
    package static func value(
        within limit: Duration, of work: @escaping @MainActor () async throws -> Value
    ) async throws -> Value? {
        let deadline = AnswerDeadline()
        let worker = Task { @MainActor in
            do { deadline.end(.success(try await work())) } catch { deadline.end(.failure(error)) }
        }
        let timer = Task { @MainActor in
            try? await Task.sleep(for: limit, clock: .continuous)
            deadline.end(nil)
        }
        await withCheckedContinuation { deadline.waiting = $0 }
        timer.cancel()
        worker.cancel()
        return try deadline.result?.get()
    }

    private func end(_ result: Result<Value, any Error>?) {
        guard let waiting else { return }
        self.waiting = nil
        self.result = result
        waiting.resume()
    }
}
