import Dispatch
import Glibc
import Synchronization

/// The listeners that an encoder notifies as it works.
package enum EncodingProgress {
    private static let listeners = Mutex<[pthread_t: @Sendable () -> Void]>([:])

    /// Calls `pieceIsDone` after each piece of the work of the encoders that `body` runs on this thread, by the thread that did it.
    package static func reporting<Result>(
        to pieceIsDone: @escaping @Sendable () -> Void, _ body: () throws -> Result
    ) rethrows -> Result {
        let thread = pthread_self()
        listeners.withLock { $0[thread] = pieceIsDone }
        defer { listeners.withLock { $0[thread] = nil } }
        return try body()
    }

    /// The listener of this thread.
    fileprivate static var pieceIsDone: (@Sendable () -> Void)? {
        let thread = pthread_self()
        return listeners.withLock { $0[thread] }
    }
}

/// The values of a function at 0, 1, …, `count - 1`, in order, computed by several threads.
///
/// The function must not depend on anything that another call changes; then the result does not depend on `jobs`.
/// - Parameter jobs: How many threads, or nil for as many as the machine has cores.
func parallelMap<Value: Sendable>(
    count: Int, jobs: Int?, _ function: @Sendable (Int) -> Value
) -> [Value] {
    let threads = min(count, max(1, jobs ?? count))
    // The threads do not belong to the task.
    let pieceIsDone = EncodingProgress.pieceIsDone
    guard threads > 1 else {
        return (0..<count).map { index in
            defer { pieceIsDone?() }
            return function(index)
        }
    }
    let next = Atomic<Int>(0)
    let results = Mutex<[Value?]>([Value?](repeating: nil, count: count))
    DispatchQueue.concurrentPerform(iterations: threads) { _ in
        while true {
            let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
            guard index < count else { return }
            let value = function(index)
            results.withLock { $0[index] = value }
            pieceIsDone?()
        }
    }
    return results.withLock { values in
        values.map { value in
            guard let value else { preconditionFailure("Every index is computed once.") }
            return value
        }
    }
}
