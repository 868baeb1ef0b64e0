import TestSupport
import Testing

@testable import PreviewRendering

@Suite("Works on several threads") struct WorkQueueTests {
    @Test("Outputs come in the order of the works, whatever their costs and the number of threads", arguments: [-1, 1, 2, 3, 40])
    func order(jobs: Int) async throws {
        let works = (0..<25).map { index in WorkQueue.Work(cost: index * 7 % 11) { index } }
        var outputs: [Int] = []
        try await WorkQueue.run(works, jobs: jobs) { outputs.append($0) }
        expect(outputs, equals: Array(0..<25))
    }

    @Test("The longest work is begun first") func longestFirst() async throws {
        let begun = Begun()
        let works = [3, 9, 1, 9, 5].enumerated().map { index, cost in
            WorkQueue.Work(cost: cost) { await begun.add(index) }
        }
        try await WorkQueue.run(works, jobs: 1) {}
        await expect(begun.works, equals: [1, 3, 4, 0, 2])
    }

    @Test("What fails is thrown, what is before it delivered") func failure() async throws {
        struct Fault: Error {}
        var outputs: [Int] = []
        await #expect(throws: Fault.self) {
            let works = (0..<10).map { index in
                WorkQueue.Work(cost: 10 - index) { () throws -> Int in if index == 4 { throw Fault() } else { index } }
            }
            try await WorkQueue.run(works, jobs: 1) { outputs.append($0) }
        }
        expect(outputs, equals: [0, 1, 2, 3])
    }

    @Test("A work begins when all that it needs is done, and takes it", arguments: [1, 2, 3, 40])
    func needs(jobs: Int) async throws {
        // The dearest ones need the others.
        let works: [WorkQueue.Work<[Int]>] = [
            .init(cost: 1) { [0] }, .init(cost: 2) { [1] }, .init(cost: 9, after: 0..<2) { $0.flatMap { $0 } + [2] },
            .init(cost: 5, after: 1..<3) { $0.flatMap { $0 } + [3] }, .init(cost: 3) { [4] },
        ]
        var outputs: [[Int]] = []
        try await WorkQueue.run(works, jobs: jobs) { outputs.append($0) }
        expect(outputs, equals: [[0], [1], [0, 1, 2], [1, 0, 1, 2, 3], [4]])
    }

    @Test("What needs a work that fails is not begun", arguments: [1, 2]) func failedNeed(jobs: Int) async {
        struct Fault: Error {}
        let begun = Begun()
        await #expect(throws: Fault.self) {
            let works: [WorkQueue.Work<Int>] = [
                .init(cost: 1) { throw Fault() },
                .init(cost: 9, after: 0..<1) { _ in
                    await begun.add(1)
                    return 1
                },
            ]
            try await WorkQueue.run(works, jobs: jobs) { _ in }
        }
        #expect(await begun.works.isEmpty)
    }

    @Test func nothingToDo() async throws {
        try await WorkQueue.run([WorkQueue.Work<Int>](), jobs: 2) { _ in Issue.record("there is nothing") }
    }

    private actor Begun {
        var works: [Int] = []
        func add(_ work: Int) { works.append(work) }
    }
}
