import Combine
import CVirtualClock
import Dispatch
import Foundation
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore
@testable import VirtualTime

/// The clocks that measure durations, in tasks of views: they stand at the tree's time, as dates do.
@Suite("Clocks in tasks") @MainActor struct TaskClockTests {
    private final class Notes {
        var seconds: [Double] = []
        var text = ""
    }

    /// Shows a view whose task runs, and goes on from event to event; answers what it is told of.
    @discardableResult
    private func run(until end: Double = 10, _ task: @escaping @MainActor () async -> Void) async throws -> [Diagnostic] {
        let stage = try Stage()
        try stage.show(Color.red.frame(width: 10, height: 10).task { await task() })
        try await stage.tree.tasks.settle()
        while let next = stage.tree.nextEventTime, next <= end {
            try stage.tree.advance(to: next)
            try await stage.tree.tasks.settle()
        }
        return stage.tree.diagnostics.entries
    }

    @Test func durationsAreThoseOfVirtualTime() async throws {
        let notes = Notes()
        try await run {
            let (continuous, suspending) = (ContinuousClock.now, SuspendingClock.now)
            let (uptime, system) = (DispatchTime.now().uptimeNanoseconds, ProcessInfo.processInfo.systemUptime)
            try? await Task.sleep(for: .seconds(3))
            notes.seconds = [
                continuous.duration(to: .now).seconds, suspending.duration(to: .now).seconds,
                Double(DispatchTime.now().uptimeNanoseconds - uptime) / 1e9, ProcessInfo.processInfo.systemUptime - system,
            ]
            let measured = await ContinuousClock().measure { try? await Task.sleep(for: .milliseconds(250)) }
            notes.seconds.append(measured.seconds)
        }
        expect(notes.seconds.count, equals: 5)
        for (seconds, expected) in zip(notes.seconds, [3, 3, 3, 3, 0.25]) { expect(seconds, near: expected, within: 1e-6) }
    }

    @Test("Sleeps of no time come to last, so that time passes, and are told", arguments: [0, 1_000]) func briefSleeps(
        _ nanoseconds: UInt64
    ) async throws {
        let notes = Notes()
        let told = try await run(until: 0.2) {
            let start = ContinuousClock.now
            while start.duration(to: .now).seconds < 0.1, notes.seconds.count < 20_000 {
                try? await Task.sleep(nanoseconds: nanoseconds)
                notes.seconds.append(start.duration(to: .now).seconds)
            }
            notes.text = "done"
        }
        #expect(notes.text == "done" && notes.seconds.count < 1100)
        #expect(notes.seconds.prefix(20).allSatisfy { $0 < 1e-4 })
        let count = told.count { if case .taskSleepsBriefly = $0 { true } else { false } }
        expect(count, equals: 1)
        #expect(told[0].description.contains("TaskClockTests.swift"))
    }

    @Test("A task that never sleeps for longer goes on once a frame") func endlessSleeps() async throws {
        let notes = Notes()
        _ = try await run(until: 3) {
            while notes.seconds.count < 5000 {
                try? await Task.sleep(for: .zero)
                notes.seconds.append(0)
            }
        }
        #expect(notes.seconds.count > 1200 && notes.seconds.count < 1400)
    }

    @Test("A sleep that lasts ends a row of brief ones") func briefSleepsBetweenOthers() async throws {
        let told = try await run {
            for step in 1...60 { try? await Task.sleep(for: step.isMultiple(of: 15) ? .milliseconds(10) : .zero) }
        }
        #expect(told.isEmpty)
    }

    @Test func deadlinesAreExact() async throws {
        let (notes, clock) = (Notes(), ContinuousClock())
        let began = ContinuousClock.now
        try await run {
            let start = clock.now
            for step in 1...3 {
                try? await clock.sleep(until: start + .milliseconds(16 * step))
                notes.seconds.append(start.duration(to: clock.now).seconds)
            }
            try? await Task.sleep(until: start + .seconds(5), clock: clock)
            notes.seconds.append(start.duration(to: clock.now).seconds)
        }
        expect(notes.seconds.count, equals: 4)
        for (seconds, expected) in zip(notes.seconds, [0.016, 0.032, 0.048, 5]) { expect(seconds, near: expected, within: 1e-6) }
        // The test's own clock is the machine's.
        #expect(began < ContinuousClock.now)
    }

    /// As in a package that does not import SwiftUI: the runtime's own sleep, by a deadline that the task has computed.
    @Test func aSleepThatIsTheRuntimesOwnEnds() async throws {
        func sleep<C: Clock>(_ clock: C, for duration: C.Duration) async {
            try? await clock.sleep(until: clock.now.advanced(by: duration), tolerance: nil)
        }
        let notes = Notes()
        try await run {
            await sleep(ContinuousClock(), for: .milliseconds(5))
            await sleep(SuspendingClock(), for: .milliseconds(5))
            notes.text = "awake"
        }
        expect(notes.text, equals: "awake")
    }

    @Test func whatATaskHasPutOffIsNothingElsewhere() async throws {
        let notes = Notes()
        let told = try await run {
            let value = await withCheckedContinuation { continuation in
                DispatchQueue.global().asyncAfter(deadline: .now() + 0.5) { continuation.resume(returning: 7) }
            }
            notes.text = "\(value)"
            for await _ in Timer.publish(every: 0.25, on: .main, in: .default).autoconnect().values.prefix(3) { notes.text += "t" }
        }
        expect(notes.text, equals: "7ttt")
        #expect(!told.contains { if case .taskWaitsElsewhere = $0 { true } else { false } })
    }

    /// As `.task { clock.start(); items = try await load() }`.
    @Test func whoHasStartedATimerIsWaitedForAllTheSame() async throws {
        let (stage, notes) = (try Stage(), Notes())
        try stage.show(
            Color.red.frame(width: 10, height: 10).task {
                let ticks = Timer.publish(every: 1, on: .main, in: .default).autoconnect().sink { _ in }
                // Somewhere outside of the views' time, as a network.
                notes.text = await withCheckedContinuation { continuation in
                    Thread.detachNewThread {
                        let end = zoetrope_kernel_uptime() + 30_000_000
                        while zoetrope_kernel_uptime() < end {}
                        continuation.resume(returning: "loaded")
                    }
                }
                ticks.cancel()
            })
        try await stage.tree.tasks.settle()
        expect(notes.text, equals: "loaded")
    }
}
