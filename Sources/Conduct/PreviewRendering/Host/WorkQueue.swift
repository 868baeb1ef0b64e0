/// Does work on several threads and delivers the outputs in order.
enum WorkQueue {
    /// One piece of work.
    struct Work<Output: Sendable>: Sendable {
        /// Its approximate duration, in a unit that all works share.
        let cost: Int
        /// The works in front of this one that it waits for, by place.
        let needs: Range<Int>
        /// Takes the outputs of the works that it needs.
        let run: @Sendable ([Output]) async throws -> Output

        /// Work that needs nothing.
        init(cost: Int, run: @escaping @Sendable () async throws -> Output) {
            self.init(cost: cost, after: 0..<0) { _ in try await run() }
        }

        /// Work that uses the outputs of others.
        init(cost: Int, after needs: Range<Int>, run: @escaping @Sendable ([Output]) async throws -> Output) {
            (self.cost, self.needs, self.run) = (cost, needs, run)
        }
    }

    /// Does all works, at most `jobs` at a time, the longest first, so that no thread is left with one at the end.
    ///
    /// - Parameter deliver: takes each output as soon as it and all before it exist, in the order of the works.
    /// - Throws: the error of the first work in order that failed, of those that were begun; outputs before it are delivered.
    static func run<Output: Sendable>(
        _ works: [Work<Output>], jobs: Int, deliver: (Output) throws -> Void
    ) async throws {
        precondition(works.indices.allSatisfy { works[$0].needs.upperBound <= $0 }, "A work needs what is in front of it.")
        var waiting = works.indices.sorted { (-works[$0].cost, $0) < (-works[$1].cost, $1) }
        var outputs = [Output?](repeating: nil, count: works.count)
        var faults: [Int: any Error] = [:]
        var delivered = 0
        try await withThrowingTaskGroup(of: (Int, Result<Output, any Error>).self) { group in
            var running = 0
            func add() {
                while running < max(jobs, 1), faults.isEmpty,
                    let place = waiting.firstIndex(where: { works[$0].needs.allSatisfy { outputs[$0] != nil } })
                {
                    let index = waiting.remove(at: place)
                    let (work, needed) = (works[index], works[index].needs.compactMap { outputs[$0] })
                    running += 1
                    group.addTask {
                        do { return (index, .success(try await work.run(needed))) } catch { return (index, .failure(error)) }
                    }
                }
            }
            add()
            while let (index, result) = try await group.next() {
                running -= 1
                switch result {
                case .success(let output): outputs[index] = output
                case .failure(let fault): faults[index] = fault
                }
                add()
                while delivered < outputs.count, let output = outputs[delivered] {
                    try deliver(output)
                    delivered += 1
                }
            }
        }
        if let first = faults.keys.min(), let fault = faults[first] { throw fault }
    }
}
