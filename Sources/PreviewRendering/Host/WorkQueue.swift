/// Does independent work on several threads and hands over what comes of it in order.
enum WorkQueue {
    /// One piece of work.
    struct Work<Output: Sendable>: Sendable {
        /// About how long it takes, in a unit that all works share.
        var cost: Int
        var run: @Sendable () async throws -> Output
    }

    /// Does all works, at most `jobs` at a time, the longest first, so that no thread is left with one at the end.
    ///
    /// - Parameter deliver: takes each output as soon as it and all before it are there, in the order of the works.
    /// - Throws: what the first work in order throws, of those that were begun; outputs before it are delivered.
    static func run<Output: Sendable>(
        _ works: [Work<Output>], jobs: Int, deliver: (Output) throws -> Void
    ) async throws {
        let order = works.indices.sorted { (-works[$0].cost, $0) < (-works[$1].cost, $1) }
        var outputs = [Result<Output, any Error>?](repeating: nil, count: works.count)
        var delivered = 0
        try await withThrowingTaskGroup(of: (Int, Result<Output, any Error>).self) { group in
            var next = 0
            var hasFailed = false
            func add() {
                guard next < order.count, !hasFailed else { return }
                let (index, work) = (order[next], works[order[next]])
                next += 1
                group.addTask {
                    do { return (index, .success(try await work.run())) } catch { return (index, .failure(error)) }
                }
            }
            for _ in 0..<max(jobs, 1) { add() }
            while let (index, result) = try await group.next() {
                outputs[index] = result
                if case .failure = result { hasFailed = true }
                add()
                while delivered < outputs.count, case .success(let output)? = outputs[delivered] {
                    try deliver(output)
                    delivered += 1
                }
            }
        }
        for case .failure(let error)? in outputs { throw error }
    }
}
