import Combine
import Foundation
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// Timers of view code fire in virtual time: at exact moments, each firing an event with an update of its own.
@Suite("Timers in virtual time") @MainActor struct TimerTests {
    private final class Notes: @unchecked Sendable {
        var times: [Double] = []
        var timer: (any Cancellable)?
    }

    /// Where the red box is.
    private func place(_ stage: Stage, at time: Double) throws -> CGFloat { try #require(stage.drawn(.red, at: time)).box.minX }

    private struct Counter: View {
        let timer: Publishers.Autoconnect<Timer._TimerPublisher>
        let notes: Notes
        let now: @MainActor () -> Double
        @State private var count = 0

        var body: some View {
            Color.red.frame(width: CGFloat(10 + count * 10), height: 10)
                .onReceive(timer) { _ in
                    count += 1
                    notes.times.append(now())
                }
        }
    }

    @Test func aPublishedTimerFiresAtMultiplesOfItsInterval() throws {
        let (stage, notes) = (try Stage(), Notes())
        let timer = Timer.publish(every: 0.3, on: .main, in: .common).autoconnect()
        try stage.show(Counter(timer: timer, notes: notes, now: { stage.tree.now }))
        expect(stage.tree.nextEventTime, equals: 0.3)
        #expect(stage.tree.recursForever)
        try stage.tree.advance(to: 1.5)
        expect(notes.times, equals: [0.3, 0.6, 0.9, 1.2, 1.5])
        try expect(#require(stage.drawn(.red, at: 1.5)).box.width, equals: 60)
    }

    private final class Model: ObservableObject {
        @Published var ticks = 0
        @Published var settled = 0
        private var subscriptions: Set<AnyCancellable> = []

        init() {
            Timer.publish(every: 1, tolerance: 0.1, on: .main, in: .default).autoconnect()
                .receive(on: DispatchQueue.main)
                .sink { [weak self] _ in self?.ticks += 1 }
                .store(in: &subscriptions)
            $ticks.delay(for: .seconds(0.25), scheduler: RunLoop.main)
                .sink { [weak self] in self?.settled = $0 }
                .store(in: &subscriptions)
        }
    }

    private struct Owner: View {
        @StateObject private var model = Model()

        var body: some View {
            HStack(spacing: 0) {
                Color.red.frame(width: CGFloat(10 + model.ticks * 10), height: 10)
                Color.blue.frame(width: CGFloat(10 + model.settled * 10), height: 10)
            }
        }
    }

    @Test func theTimerOfAModelRunsInTheTimeOfTheViewThatMadeIt() throws {
        let stage = try Stage()
        try stage.show(Owner())
        #expect(stage.tree.recursForever || stage.tree.nextEventTime != nil)
        try stage.tree.advance(to: 3)
        try expect(#require(stage.drawn(.red, at: 3)).box.width, equals: 40)
        try expect(#require(stage.drawn(.blue, at: 3)).box.width, equals: 30)
        try stage.tree.advance(to: 3.25)
        try expect(#require(stage.drawn(.blue, at: 3.25)).box.width, equals: 40)
    }

    private struct Searching: View {
        @State private var subject = PassthroughSubject<Int, Never>()
        @State private var width = 10

        var body: some View {
            Color.red.frame(width: CGFloat(width), height: 10)
                .onReceive(subject.debounce(for: 0.3, scheduler: DispatchQueue.main)) { width = $0 }
                .task {
                    for width in [20, 30, 40] {
                        subject.send(width)
                        try? await Task.sleep(for: .seconds(0.2))
                    }
                }
        }
    }

    @Test func aDebouncedValueComesInVirtualTime() async throws {
        let stage = try Stage()
        try stage.show(Searching())
        for time in [0, 0.2, 0.4, 0.6] {
            try stage.tree.advance(to: time)
            try await stage.tree.tasks.settle()
        }
        try expect(#require(stage.drawn(.red, at: 0.6)).box.width, equals: 10)
        try stage.tree.advance(to: 0.72)
        try expect(#require(stage.drawn(.red, at: 0.72)).box.width, equals: 40)
        #expect(stage.tree.nextEventTime == nil, "a debounce that has told its value rests")
    }

    @Test func aTimerOfAMillionTicksASecondIsReported() throws {
        let (stage, notes) = (try Stage(), Notes())
        let timer = Timer.publish(every: 1e-6, on: .main, in: .common).autoconnect()
        try stage.show(Counter(timer: timer, notes: notes, now: { stage.tree.now }))
        try stage.tree.advance(to: 1)
        expect(notes.times.count, equals: 120)
        expect(stage.tree.diagnostics.entries, equals: [.denseTimer("1e-06")])
    }

    @Test func aCancelledTimerIsSilent() throws {
        let (stage, notes) = (try Stage(), Notes())
        try stage.show(
            Color.red.onAppear {
                notes.timer = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect().sink { _ in
                    notes.times.append(stage.tree.now)
                    if notes.times.count == 2 { notes.timer?.cancel() }
                }
            })
        try stage.tree.advance(to: 5)
        expect(notes.times, equals: [0.5, 1])
        #expect(stage.tree.nextEventTime == nil)
    }

    @Test func aViewThatHasGoneHearsOfNoTimer() throws {
        let (stage, notes) = (try Stage(), Notes())
        let timer = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()
        @ViewBuilder func view(_ isThere: Bool) -> some View {
            VStack { if isThere { Counter(timer: timer, notes: notes, now: { stage.tree.now }) } }
        }
        try stage.show(view(true))
        try stage.show(view(false), at: 1.2)
        try stage.tree.advance(to: 5)
        expect(notes.times, equals: [0.5, 1])
        #expect(stage.tree.nextEventTime == nil)
    }

    private struct Mover: View {
        let begin: @MainActor (Binding<Double>) -> Void
        @State private var x = 0.0

        var body: some View {
            Color.red.frame(width: 10, height: 10).offset(x: x).onAppear { begin($x) }
        }
    }

    @Test func aScheduledTimerFires() throws {
        let (stage, notes) = (try Stage(), Notes())
        try stage.show(
            Mover { x in
                Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { _ in
                    MainActor.assumeIsolated {
                        notes.times.append(stage.tree.now)
                        x.wrappedValue += 5
                    }
                }
                Timer.scheduledTimer(withTimeInterval: 0.6, repeats: false) { _ in
                    MainActor.assumeIsolated { notes.times.append(-stage.tree.now) }
                }
            })
        let start = try place(stage, at: 0)
        try stage.tree.advance(to: 1)
        expect(notes.times, equals: [0.25, 0.5, -0.6, 0.75, 1])
        try expect(place(stage, at: 1) - start, equals: 20)
    }

    @Test func anInvalidatedTimerIsSilent() throws {
        let (stage, notes) = (try Stage(), Notes())
        try stage.show(
            Mover { _ in
                let timer = Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { _ in
                    MainActor.assumeIsolated { notes.times.append(stage.tree.now) }
                }
                nonisolated(unsafe) let firing = timer
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.6) { firing.invalidate() }
            })
        try stage.tree.advance(to: 3)
        expect(notes.times, equals: [0.25, 0.5])
        #expect(stage.tree.nextEventTime == nil)
    }

    /// The clocks stand still while an action runs, so nothing is rounded.
    @Test(arguments: [0.001, 0.0333, 0.3, 1.234_567]) func asyncAfterIsExact(_ delay: Double) throws {
        let (stage, notes) = (try Stage(), Notes())
        try stage.show(
            Mover { _ in
                let deadline = DispatchTime.now() + delay
                // Whatever the machine does in the meantime.
                var sum = 0.0
                for number in 0..<20_000 { sum += Double(number) }
                #expect(sum > 0)
                DispatchQueue.main.asyncAfter(deadline: deadline) {
                    MainActor.assumeIsolated { notes.times.append(stage.tree.now) }
                }
            })
        try stage.tree.advance(to: 2)
        expect(notes.times.count, equals: 1)
        expect(notes.times.first ?? 0, near: delay, within: 2e-9)
    }

    @Test func durationsAndDatesFollowVirtualTime() throws {
        let (stage, notes) = (try Stage(), Notes())
        try stage.show(Color.red)
        let clock = ContinuousClock()
        var instants: [ContinuousClock.Instant] = []
        for time in [1.0, 3.5] {
            try stage.tree.perform(at: time) {
                instants.append(clock.now)
                notes.times += [CACurrentMediaTime(), Date().timeIntervalSince(ViewClock.start.date)]
            }
        }
        expect(instants[0].duration(to: instants[1]), equals: .milliseconds(2500))
        expect(notes.times[2] - notes.times[0], near: 2.5, within: 1e-6)
        #expect(abs(notes.times[1] - 1) < 1e-6 && abs(notes.times[3] - 3.5) < 1e-6)
    }

    @Test func aTimerOfTheDispatchLibraryIsReported() throws {
        let stage = try Stage()
        try stage.tree.update(Color.red, transaction: Transaction(), at: 0)
        try stage.tree.perform(at: 1) {
            let source = DispatchSource.makeTimerSource(queue: .main)
            // A source that was never begun may not be let go of.
            source.resume()
            source.cancel()
        }
        expect(stage.tree.diagnostics.entries, equals: [.machineTimer("DispatchSource.makeTimerSource")])
    }

    private struct Added: View {
        let notes: Notes
        let now: @MainActor () -> Double

        var body: some View {
            Color.red.onAppear {
                add(Timer(_timeInterval: 0.5, repeats: false) { _ in note() })
                add(Timer(fire: Date() + 1, interval: 0.75, repeats: true) { _ in note() })
                RunLoop.main._perform { note() }
            }
        }

        private func add(_ timer: Timer) { RunLoop.main._add(timer, forMode: .common) }

        private func note() { MainActor.assumeIsolated { notes.times.append(now()) } }
    }

    @Test("Timers that are added to a run loop fire when they say, and what it is to perform comes at once") func added() throws {
        let (stage, notes) = (try Stage(), Notes())
        try stage.show(Added(notes: notes, now: { stage.tree.now }))
        try stage.tree.advance(to: 3)
        expect(notes.times, equals: [0, 0.5, 1, 1.75, 2.5])
    }
}
