import CVirtualClock
import Dispatch
import Foundation
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// Work that code of views puts off, in all forms in which people write it: it runs in virtual time.
@Suite("Work that is put off") @MainActor struct DelayedWorkTests {
    /// What an action wants done, and when what came of it was seen.
    private func times(until end: Double = 5, _ action: @escaping @MainActor (_ note: @escaping @Sendable () -> Void) -> Void) async throws
        -> [Double]
    {
        let (stage, notes) = (try Stage(), Notes())
        let note: @Sendable () -> Void = { MainActor.assumeIsolated { notes.add() } }
        notes.now = { stage.tree.now }
        try stage.show(Color.red.frame(width: 10, height: 10).onAppear { action(note) })
        try await stage.tree.tasks.settle()
        while let next = stage.tree.nextEventTime, next <= end {
            try stage.tree.advance(to: next)
            try await stage.tree.tasks.settle()
        }
        return notes.times
    }

    @MainActor private final class Notes: Sendable {
        private(set) var times: [Double] = []
        var now: () -> Double = { 0 }
        func add() { times.append(now()) }
    }

    @Test("A timer that its own closure ends") func endedTimer() async throws {
        let times = try await times { note in
            nonisolated(unsafe) var count = 0
            Timer._scheduledTimer(withTimeInterval: 0.5, repeats: true) { timer in
                note()
                count += 1
                if count == 3 { timer.invalidate() }
            }
        }
        expect(times, equals: [0.5, 1, 1.5])
    }

    @Test("A timer that is added to a run loop, once or again") func addedTimer() async throws {
        let added = try await times { note in
            let timer = Timer(timeInterval: 2, repeats: true) { _ in note() }
            RunLoop.main._add(timer, forMode: .common)
        }
        expect(added, equals: [2, 4])
        let again = try await times { note in
            let timer = Timer.scheduledTimer(withTimeInterval: 2, repeats: true) { _ in note() }
            RunLoop.current._add(timer, forMode: .common)
        }
        expect(again, equals: [2, 4])
    }

    @Test("Items, also those that are cancelled meanwhile, and delays with a priority") func items() async throws {
        let times = try await times { note in
            DispatchQueue.main._asyncAfter(deadline: .now() + 1, execute: DispatchWorkItem { note() })
            let cancelled = DispatchWorkItem { note() }
            DispatchQueue.main._asyncAfter(deadline: .now() + 2, execute: cancelled)
            cancelled.cancel()
            DispatchQueue.main._asyncAfter(deadline: .now() + 3, qos: .userInteractive) { note() }
            DispatchQueue.main._asyncAfter(wallDeadline: .now() + 4) { note() }
        }
        #expect(times.prefix(2) == [1, 3] && times.count == 3 && abs(times[2] - 4) < 0.02)
    }

    @Test("On another queue, and from there back to the main queue") func otherQueue() async throws {
        let times = try await times { note in
            DispatchQueue.global().asyncAfter(deadline: .now() + 1) {
                DispatchQueue.main.async { note() }
            }
        }
        expect(times, equals: [1])
    }

    @Test("What work on the main queue puts off waits in virtual time") func nested() async throws {
        let delayed = try await times { note in
            DispatchQueue.main.async { DispatchQueue.main.asyncAfter(deadline: .now() + 1) { note() } }
        }
        expect(delayed, equals: [1])
        let slept = try await times { note in
            DispatchQueue.main.async {
                Task { @MainActor in
                    try await Task.sleep(for: .seconds(2))
                    note()
                }
            }
        }
        expect(slept, equals: [2])
    }

    private struct Restless: View {
        @State private var count = 0
        var body: some View { Text("\(count)").onAppear { goOn() } }

        private func goOn() {
            DispatchQueue.main.async {
                count += 1
                goOn()
            }
        }
    }

    @Test("Work that puts itself on the main queue again and again is given up, and told with the view") func restless() async throws {
        let stage = try Stage()
        try stage.show(Restless())
        await #expect(throws: ViewTreeError.mainQueueNeverRests(seconds: 0, view: "Restless")) {
            try await stage.tree.tasks.settle()
        }
    }

    @Test("Threads of a view's code sleep in virtual time") func sleepingThreads() async throws {
        let times = try await times { note in
            DispatchQueue.global().async {
                Thread.sleep(forTimeInterval: 1.5)
                DispatchQueue.main.async { note() }
                sleep(1)
                usleep(250_000)
                DispatchQueue.main.async { note() }
            }
            Task {
                await Task.detached { Self.sleepHere() }.value
                note()
            }
        }
        expect(times, equals: [1.5, 2.75, 4])
        let delayed = try await self.times { note in
            DispatchQueue.global().async {
                usleep(500_000)
                DispatchQueue.main.asyncAfter(deadline: .now() + 1) { note() }
            }
        }
        expect(delayed, equals: [1.5])
    }

    @Test("Work on another queue is waited for, with groups, flags and priorities") func otherQueues() async throws {
        let times = try await times { note in
            let (queue, group) = (DispatchQueue(label: "work", attributes: .concurrent), DispatchGroup())
            for _ in 0..<3 { queue.async(group: group) { Self.work() } }
            group.notify(queue: .main) { note() }
            queue.async(flags: .barrier) {
                Self.work()
                DispatchQueue.main.async { note() }
            }
            DispatchQueue.global().async(qos: .background) {
                Self.work()
                DispatchQueue.main.async { note() }
            }
        }
        expect(times, equals: [0, 0, 0])
    }

    @Test("What is told of a group's end, and of an item's, runs as code of the view") func notified() async throws {
        let times = try await times { note in
            let group = DispatchGroup()
            group.enter()
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) { group.leave() }
            group.notify(queue: .main) { DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { note() } }
            let item = DispatchWorkItem {}
            item.notify(queue: .main) { DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) { note() } }
            DispatchQueue.main.async(execute: item)
            group.notify(queue: .global()) {
                usleep(750_000)
                DispatchQueue.main.async { note() }
            }
        }
        expect(times, equals: [0.25, 1.5, 1.75])
    }

    @Test("Many threads that sleep hold up nobody, on a queue that does one thing after another, too") func manySleepers() async throws {
        let times = try await times { note in
            for _ in 0..<8 { DispatchQueue.global().async { usleep(500_000) } }
            let queue = DispatchQueue(label: "one after another")
            for _ in 0..<3 {
                queue.async {
                    Thread.sleep(forTimeInterval: 0.5)
                    DispatchQueue.main.async { note() }
                }
            }
        }
        expect(times, equals: [0.5, 1, 1.5])
    }

    @Test("Operations, on the main queue and on others, and what depends on them") func operations() async throws {
        let times = try await times { note in
            OperationQueue.main._addOperation { DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) { note() } }
            let queue = OperationQueue._made()
            queue.maxConcurrentOperationCount = 1
            for _ in 0..<2 {
                queue.addOperation {
                    Thread.sleep(forTimeInterval: 0.5)
                    OperationQueue.main._addOperation { note() }
                }
            }
            let (first, second) = (BlockOperation { usleep(500_000) }, BlockOperation { note() })
            second.addDependency(first)
            queue.addOperation(first)
            OperationQueue.main._addOperation(second)
        }
        expect(times, equals: [0.25, 0.5, 1, 1.5])
    }

    @Test("A thread of its own") func detachedThread() async throws {
        let times = try await times { note in
            Thread._detachNewThread {
                Thread.sleep(forTimeInterval: 1)
                DispatchQueue.main.async { note() }
            }
        }
        expect(times, equals: [1])
    }

    @Test("Timers of Dispatch fire in virtual time, until they are cancelled, and not while they are suspended") func sources() async throws
    {
        nonisolated(unsafe) var sources: [any DispatchSourceTimer] = []
        let times = try await times(until: 3) { note in
            nonisolated(unsafe) var count = 0
            let timer = DispatchSource._makeTimerSource(queue: .main)
            timer._schedule(deadline: .now() + 0.5, repeating: 0.5)
            timer._setEventHandler {
                note()
                count += 1
                if count == 3 { sources[0].cancel() }
            }
            timer.resume()
            let once = DispatchSource._makeTimerSource(flags: [], queue: DispatchQueue(label: "own"))
            once._schedule(deadline: .now() + .milliseconds(1750))
            once._setEventHandler(handler: DispatchWorkItem { @Sendable in DispatchQueue.main.async { note() } })
            once.activate()
            let suspended = DispatchSource._makeTimerSource()
            suspended._schedule(deadline: .now() + 1)
            suspended._setEventHandler { @Sendable in DispatchQueue.main.async { note() } }
            sources = [timer, once, suspended]
        }
        expect(times, equals: [0.5, 1, 1.5, 1.75])
        // One that is given up while it is suspended ends the process.
        sources[2].resume()
        sources[2].cancel()
    }

    private nonisolated static func sleepHere() { Thread.sleep(forTimeInterval: 4) }

    /// Takes long enough that nobody would see what comes of it who does not wait for it.
    private nonisolated static func work() {
        let end = zoetrope_kernel_uptime() + 60_000_000
        while zoetrope_kernel_uptime() < end {}
    }

    @Test("Who sleeps on the main thread is told, and no time passes") func sleepOnMain() async throws {
        let stage = try Stage()
        let clock = ContinuousClock()
        let begin = clock.now
        try stage.show(Color.red.onAppear { Thread.sleep(forTimeInterval: 600) })
        try await stage.tree.tasks.settle()
        expect(stage.tree.diagnostics.entries, equals: [.heldUpMainThread])
        #expect(clock.now - begin < .seconds(300))
    }

    @Test("Who waits for a semaphore with a limit waits by the machine's clock, and that is told; who need not wait is not")
    func limitedWait() async throws {
        let stage = try Stage()
        let semaphore = DispatchSemaphore(value: 0)
        semaphore.signal()
        nonisolated(unsafe) var results: [DispatchTimeoutResult] = []
        try stage.show(Color.red.onAppear { results.append(semaphore.wait(timeout: .now() + 600)) })
        try await stage.tree.tasks.settle()
        #expect(results == [.success] && stage.tree.diagnostics.entries.isEmpty)
        try stage.show(
            Color.blue.id(1).onAppear {
                DispatchQueue.global().async { results.append(semaphore.wait(timeout: .now() + 0.02)) }
            })
        try await stage.tree.tasks.settle()
        #expect(results == [.success, .timedOut] && stage.tree.diagnostics.entries == [.limitedWait])
    }

    @Test("By the units of Dispatch") func units() async throws {
        let times = try await times { note in
            Task {
                try await Task.sleep(nanoseconds: 2 * NSEC_PER_SEC)
                note()
                try await Task.sleep(nanoseconds: UInt64(0.5 * Double(NSEC_PER_SEC)) + 250 * NSEC_PER_MSEC)
                note()
            }
        }
        expect(times, equals: [2, 2.75])
        expect(NSEC_PER_SEC / NSEC_PER_USEC, equals: USEC_PER_SEC)
    }

    @Test("Tasks that inherit nothing, and clocks") func tasks() async throws {
        let times = try await times { note in
            Task.detached {
                try await Task.sleep(for: .seconds(1))
                await MainActor.run { note() }
            }
            Task {
                try await ContinuousClock().sleep(for: .seconds(2))
                note()
                try await SuspendingClock().sleep(for: .seconds(1))
                note()
            }
        }
        expect(times, equals: [1, 2, 3])
    }
}
