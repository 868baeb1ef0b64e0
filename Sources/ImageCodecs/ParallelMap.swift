import Dispatch
import Synchronization

/// Who hears that an encoder works on.
package enum EncodingProgress {
    /// Is called after each piece of the work, by the thread that did it.
    @TaskLocal package static var pieceIsDone: (@Sendable () -> Void)?
}

/// The values of a function at 0, 1, …, `count - 1`, in order, computed by several threads.
///
/// The function must not depend on anything that another call changes; then the result does not depend on `jobs`.
/// - Parameter jobs: How many threads, or nil for as many as the machine has cores.
func parallelMap<Value: Sendable>(
    count: Int, jobs: Int?, _ function: @Sendable (Int) -> Value
) -> [Value] {
    let threads = min(count, max(1, jobs ?? count))
    // The threads are none of the task's.
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
