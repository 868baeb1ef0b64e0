import CVirtualClock
import Foundation
import RunContext
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// What tasks do on other threads has been done before time goes on, however busy the machine is.
@Suite("Jobs of views' tasks", .serialized) @MainActor struct TaskJobsTests {
    private final class Notes: @unchecked Sendable { var text = "" }

    private actor Counter {
        private var count = 0

        func next() -> Int {
            count += 1
            return count
        }
    }

    /// Runs on a queue of its own.
    private actor QueuedCounter {
        private nonisolated let queue = DispatchSerialQueue(label: "counter", qos: .userInitiated)
        nonisolated var unownedExecutor: UnownedSerialExecutor { queue.asUnownedSerialExecutor() }
        private var count = 0

        func next(_ milliseconds: UInt64) -> Int {
            dispatchPrecondition(condition: .onQueue(queue))
            let end = zoetrope_kernel_uptime() + milliseconds * 1_000_000
            while zoetrope_kernel_uptime() < end {}
            count += 1
            return count
        }
    }

    @Test("An actor on a serial queue has come to its end before time goes on") func queues() async throws {
        for _ in 0..<10 {
            let (notes, counter) = (Notes(), QueuedCounter())
            let stage = try stage {
                Task {
                    for _ in 0..<5 { notes.text = "\(await counter.next(5))" }
                }
            }
            try await settle(stage)
            expect(notes.text, equals: "5")
        }
    }

    /// Computes, by the machine's clock.
    private nonisolated static func compute(milliseconds: UInt64) async -> Int {
        let end = zoetrope_kernel_uptime() + milliseconds * 1_000_000
        while zoetrope_kernel_uptime() < end {}
        return 7
    }

    /// Shows a view in whose action something begins that no modifier knows of.
    private func stage(beginning work: @escaping @MainActor () -> Void) throws -> Stage {
        let stage = try Stage()
        try stage.show(Color.red.frame(width: 10, height: 10).onAppear { work() })
        return stage
    }

    /// As in a host, where one preview is made at a time.
    private func settle(_ stage: Stage) async throws {
        RunContext.setForProcess(\.defaultJobOwner, .tree(stage.tree.tasks.turns))
        defer { RunContext.setForProcess(\.defaultJobOwner, .none) }
        try await stage.tree.tasks.settle()
    }

    private func run(_ stage: Stage, until end: Double) async throws {
        try await settle(stage)
        while let next = stage.tree.nextEventTime, next <= end {
            try stage.tree.advance(to: next)
            try await settle(stage)
        }
    }

    @Test("What a task computes on another thread stands in the frame of the moment") func computations() async throws {
        let notes = Notes()
        let stage = try stage { Task { notes.text = "\(await Self.compute(milliseconds: 60))" } }
        try await settle(stage)
        expect(notes.text, equals: "7")
        #expect(stage.tree.diagnostics.entries.isEmpty)
    }

    @Test("A task that asks other actors again and again has come to its end before time goes on") func hops() async throws {
        for _ in 0..<50 {
            let (notes, counter) = (Notes(), Counter())
            let stage = try stage {
                Task {
                    for _ in 0..<20 { notes.text = "\(await counter.next())" }
                    await withTaskGroup(of: Int.self) { group in
                        for _ in 0..<4 { group.addTask { await counter.next() } }
                        for await number in group { notes.text = "\(max(number, Int(notes.text) ?? 0))" }
                    }
                }
            }
            try await settle(stage)
            expect(notes.text, equals: "24")
        }
    }

    @Test("A task that wakes is there at the moment for which it was to wake") func wakings() async throws {
        let busy = (0..<4).map { _ in Thread { while !Thread.current.isCancelled {} } }
        for thread in busy { thread.start() }
        defer { for thread in busy { thread.cancel() } }
        for _ in 0..<60 {
            let notes = Notes()
            let stage = try stage {
                Task {
                    for step in 1...3 {
                        try? await Task.sleep(for: .seconds(0.25))
                        notes.text = "\(step)"
                    }
                }
            }
            try await run(stage, until: 0.6)
            expect(notes.text, equals: "2")
        }
    }

    @Test("A thread that sleeps in a task's job is not waited for") func sleepingThreads() async throws {
        let notes = Notes()
        let stage = try stage {
            Task {
                await Self.doze()
                notes.text = "awake"
            }
        }
        try await run(stage, until: 0.4)
        expect(notes.text, equals: "")
        try await run(stage, until: 0.6)
        expect(notes.text, equals: "awake")
        #expect(stage.tree.diagnostics.entries.isEmpty)
    }

    private nonisolated static func doze() async { usleep(500_000) }

    @Test("Time goes on where a task never waits") func endlessTasks() async throws {
        let notes = Notes()
        defer { notes.text = "over" }
        let stage = try stage { Task { while notes.text.isEmpty { await Task.yield() } } }
        stage.tree.tasks.patienceWithParts = 20
        for _ in 0..<30 { try await settle(stage) }
        // It is not waited for anew.
        #expect(stage.tree.tasks.patienceWithParts == 0 && notes.text == "")
    }

    /// Runs a body while threads keep the machine's processors busy.
    private func underLoad(_ body: () async throws -> Void) async rethrows {
        let busy = (0..<4).map { _ in Thread { while !Thread.current.isCancelled {} } }
        for thread in busy { thread.start() }
        defer { for thread in busy { thread.cancel() } }
        try await body()
    }

    /// Computes for about so many milliseconds, however the clocks are held.
    private nonisolated static func compute(_ milliseconds: UInt64) {
        let end = zoetrope_kernel_uptime() + milliseconds * 1_000_000
        while zoetrope_kernel_uptime() < end {}
    }

    @Test("Work on several threads is seen in the order of its beginning, however long it takes") func order() async throws {
        for isLoaded in [false, true] {
            let body = {
                for round in 0..<8 {
                    let notes = Notes()
                    let stage = try self.stage {
                        Task.detached {
                            Self.compute(round.isMultiple(of: 2) ? 6 : 1)
                            await MainActor.run { notes.text += "a" }
                        }
                        DispatchQueue.global().async {
                            Self.compute(3)
                            DispatchQueue.main.async { notes.text += "b" }
                        }
                        DispatchQueue(label: "own").async {
                            DispatchQueue.main.async { notes.text += "c" }
                        }
                        OperationQueue._made().addOperation { DispatchQueue.main.async { notes.text += "d" } }
                        Thread._detachNewThread { DispatchQueue.main.async { notes.text += "e" } }
                    }
                    try await self.settle(stage)
                    expect(notes.text, equals: "abcde")
                }
            }
            if isLoaded { try await underLoad(body) } else { try await body() }
        }
    }

    @Test("A main thread that waits for work on other threads gets it") func mainThreadWaits() async throws {
        let notes = Notes()
        let stage = try stage {
            let (group, done) = (DispatchGroup(), DispatchSemaphore(value: 0))
            DispatchQueue.global().async(group: group) { notes.text += "a" }
            DispatchQueue.global().async(group: group) { notes.text += "b" }
            group.wait()
            let queue = DispatchQueue(label: "own")
            queue.async { notes.text += "c" }
            queue.sync { notes.text += "d" }
            Task.detached {
                notes.text += "e"
                done.signal()
            }
            done.wait()
        }
        expect(notes.text, equals: "abcde")
        try await settle(stage)
        expect(notes.text, equals: "abcde")
    }

    @Test("Work that waits for other work, or for the main thread, goes on when it is there") func waitingWork() async throws {
        let notes = Notes()
        let stage = try stage {
            let first = DispatchSemaphore(value: 0)
            DispatchQueue.global().async {
                first.wait()
                DispatchQueue.main.sync { notes.text += "b" }
                notes.text += "c"
            }
            DispatchQueue.global().async {
                notes.text += "a"
                first.signal()
            }
        }
        try await settle(stage)
        expect(notes.text, equals: "abc")
        #expect(stage.tree.diagnostics.entries.isEmpty)
    }

    @Test("Threads that sleep wake in the order of their sleep") func sleepers() async throws {
        let notes = Notes()
        let stage = try stage {
            let queue = DispatchQueue(label: "own", attributes: .concurrent)
            for index in 0..<4 {
                queue.async {
                    usleep(UInt32(10_000 * (4 - index)))
                    DispatchQueue.main.async { notes.text += "\(index)" }
                }
            }
        }
        try await run(stage, until: 0.1)
        expect(notes.text, equals: "3210")
    }
}
