import Foundation
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// Views that move by themselves.
@Suite("Phases, keyframes and timelines") @MainActor struct AnimatorTests {
    private func x(_ stage: Stage, at time: Double) throws -> CGFloat { try #require(stage.drawn(.red, at: time)).box.minX }

    private func box(_ x: CGFloat) -> some View { Color.red.frame(width: 20, height: 20).offset(x: x) }

    @Test("Phases follow each other, and begin again") func phases() throws {
        let stage = try Stage()
        try stage.show(
            PhaseAnimator([0, 40, 20]) {
                self.box($0)
            } animation: { _ in
                .linear(duration: 1)
            })
        let start = try x(stage, at: 0)
        try expect(x(stage, at: 0.5) - start, equals: 20)
        try stage.tree.advance(to: 1.5)
        try expect(x(stage, at: 1.5) - start, equals: 30)
        try stage.tree.advance(to: 2.5)
        try expect(x(stage, at: 2.5) - start, equals: 10)
        try stage.tree.advance(to: 3.5)
        try expect(x(stage, at: 3.5) - start, equals: 20)
        #expect(stage.tree.recursForever)
    }

    @Test("A trigger plays the phases once and comes back to the first") func triggeredPhases() throws {
        let stage = try Stage()
        func view(_ trigger: Int) -> some View {
            Color.red.frame(width: 20, height: 20)
                .phaseAnimator([0.0, 40], trigger: trigger) {
                    $0.offset(x: $1)
                } animation: { _ in
                    .linear(duration: 1)
                }
        }
        try stage.show(view(0))
        let start = try x(stage, at: 0)
        try stage.tree.advance(to: 5)
        try expect(x(stage, at: 5), equals: start)
        try stage.show(view(1), at: 5)
        try expect(x(stage, at: 5.5) - start, equals: 20)
        try stage.tree.advance(to: 6.5)
        try expect(x(stage, at: 6.5) - start, equals: 20)
        try stage.tree.advance(to: 20)
        try expect(x(stage, at: 20), equals: start)
        #expect(stage.tree.nextEventTime == nil)
    }

    @Test("A trigger on the way to the first of the phases lets that go on; later, the way back to it keeps the velocity")
    func retriggeredPhases() throws {
        let stage = try Stage()
        func view(_ trigger: Int, _ animation: Animation = .linear(duration: 1)) -> some View {
            Color.red.frame(width: 20, height: 20)
                .phaseAnimator([0.0, 40, 100], trigger: trigger) {
                    $0.offset(x: $1)
                } animation: { _ in
                    animation
                }
        }
        try stage.show(view(0))
        let start = try x(stage, at: 0)
        try stage.show(view(1), at: 0)
        try stage.tree.advance(to: 0.5)
        try stage.show(view(2), at: 0.5)
        func shown(at time: Double) throws -> CGFloat {
            try stage.tree.advance(to: time)
            return try x(stage, at: time) - start
        }
        try expect([0.5, 0.75, 1, 1.5].map(shown), equals: [20, 30, 40, 70])
        // From the second phase back to the first one, and not to the beginning; what still ran goes on beside that.
        try stage.show(view(3), at: 1.5)
        try expect([1.5, 2, 2.5, 3].map(shown), equals: [70, 70, 40, 70])
        #expect(try shown(at: 10) == 0 && stage.tree.nextEventTime == nil)

        try stage.show(view(4, .spring(duration: 1)), at: 10)
        try stage.tree.advance(to: 11.2)
        let before = try shown(at: 11.2) - x(stage, at: 11.19) + start
        try stage.show(view(5, .spring(duration: 1)), at: 11.2)
        let after = try x(stage, at: 11.21) - x(stage, at: 11.2)
        #expect(before > 0.3 && abs(before - after) < before / 4, "\(before) \(after)")
    }

    @Test func noPhasesAreReported() throws {
        let stage = try Stage()
        try stage.show(PhaseAnimator([CGFloat]()) { self.box($0) })
        expect(stage.tree.diagnostics.entries, equals: [.noPhases("PhaseAnimator")])
        #expect(!stage.drawn(at: 0).isEmpty, "a warning stands in its place")
    }

    @Test("Phases that move nothing let time pass") func idlePhases() throws {
        let stage = try Stage()
        try stage.show(PhaseAnimator([1, 2]) { _ in self.box(0) })
        try stage.tree.advance(to: 1)
        #expect((try #require(stage.tree.nextEventTime)) > 1)
    }

    @Test("Phases that take no time stand at the first, and are told", arguments: [nil, .linear(duration: 0)] as [Animation?])
    func phasesWithoutTime(_ animation: Animation?) throws {
        let stage = try Stage()
        try stage.show(
            PhaseAnimator([0, 10] as [CGFloat]) {
                self.box($0)
            } animation: { _ in
                animation
            })
        let second = try x(stage, at: 0)
        try stage.tree.advance(to: 1)
        #expect(try stage.tree.nextEventTime == nil && x(stage, at: 1) == second - 10)
        expect(stage.tree.diagnostics.entries, equals: [.phasesWithoutTime("PhaseAnimator")])
        // A pause between them is time.
        let other = try Stage()
        try other.show(
            PhaseAnimator([0, 10] as [CGFloat]) {
                self.box($0)
            } animation: { _ in
                .linear(duration: 0).delay(0.2)
            })
        try other.tree.advance(to: 1)
        #expect(other.tree.nextEventTime != nil && other.tree.diagnostics.entries.isEmpty)
    }

    @Test("Keyframes loop from the moment the view appears") func loopingKeyframes() throws {
        let stage = try Stage()
        try stage.show(
            KeyframeAnimator(initialValue: 0.0) {
                self.box($0)
            } keyframes: { _ in
                LinearKeyframe(40, duration: 1)
                LinearKeyframe(0, duration: 1)
            })
        let start = try x(stage, at: 0)
        try expect([0.5, 1, 1.5, 2.5, 4].map { try x(stage, at: $0) - start }, equals: [20, 40, 20, 20, 0])
        expect(stage.tree.commonLoop(within: 10), equals: AnimationLoop(start: 0, period: 2))
    }

    @Test("A trigger plays keyframes once, and interrupts from what is shown") func triggeredKeyframes() throws {
        let stage = try Stage()
        func view(_ trigger: Bool) -> some View {
            Color.red.frame(width: 20, height: 20)
                .keyframeAnimator(initialValue: 0.0, trigger: trigger) {
                    $0.offset(x: $1)
                } keyframes: { _ in
                    LinearKeyframe(40, duration: 1)
                }
        }
        try stage.show(view(false))
        let start = try x(stage, at: 0)
        expect(stage.tree.settlingTime, equals: -.infinity)
        try stage.show(view(true), at: 1)
        expect(stage.tree.settlingTime, equals: 2)
        try expect(x(stage, at: 1.5) - start, equals: 20)
        try stage.show(view(false), at: 1.5)
        try expect([1.5, 2, 2.5, 3].map { try x(stage, at: $0) - start }, equals: [20, 30, 40, 40])
    }

    @Test("A timeline shows every moment") func timeline() throws {
        let stage = try Stage()
        let start = ViewClock.start.date
        try stage.show(TimelineView(.animation) { self.box(CGFloat($0.date.timeIntervalSince(start)) * 10) })
        let first = try x(stage, at: 0)
        try expect([1, 3, 2].map { ((try x(stage, at: $0) - first) * 3).rounded() / 3 }, equals: [10, 30, 20])
        expect(stage.tree.settlingTime, equals: .infinity)
    }

    @Test("A periodic timeline ticks, and what reacts to its date animates") func periodicTimeline() throws {
        let stage = try Stage()
        let start = ViewClock.start.date
        try stage.show(
            TimelineView(.periodic(from: start, by: 1)) { context in
                let x = (context.date.timeIntervalSince(start)).rounded() * 10
                self.box(CGFloat(x)).animation(.linear(duration: 0.5), value: x)
            })
        let first = try x(stage, at: 0)
        expect(stage.tree.nextEventTime, equals: 1)
        try stage.tree.advance(to: 1.25)
        try expect(x(stage, at: 1.25) - first, equals: 5)
        try stage.tree.advance(to: 2.9)
        try expect(x(stage, at: 2.9) - first, equals: 20)
    }

    @Test("A paused timeline stands still") func pausedTimeline() throws {
        let stage = try Stage()
        let start = ViewClock.start.date
        try stage.show(TimelineView(.animation(paused: true)) { self.box(CGFloat($0.date.timeIntervalSince(start)) * 10) })
        try expect(x(stage, at: 0), equals: x(stage, at: 5))
        #expect(stage.tree.settlingTime == -.infinity && stage.tree.nextEventTime == nil)
    }

    @Test("A timeline that is paused does not tick, and goes on from the present", arguments: [true, false])
    func pauseInBetween(reacts: Bool) throws {
        let stage = try Stage()
        let start = ViewClock.start.date
        var dates: [Double] = []
        func show(_ isPaused: Bool, at time: Double) throws {
            try stage.show(
                TimelineView(.animation(minimumInterval: 0.25, paused: isPaused)) { context in
                    let date = context.date.timeIntervalSince(start)
                    if reacts {
                        self.box(date * 120).onChange(of: date, initial: true) { dates.append(date) }
                    } else {
                        self.box(date * 120)
                    }
                }, at: time)
        }
        try show(false, at: 0)
        let first = try x(stage, at: 0)
        func shown(at time: Double) throws -> CGFloat {
            try stage.tree.advance(to: time)
            return ((try x(stage, at: time) - first) / 1.2).rounded() / 100
        }
        try expect(shown(at: 0.8), equals: 0.75)
        try show(true, at: 0.9)
        try expect(shown(at: 0.95), equals: 0.9)
        try expect(shown(at: 1.5), equals: 0.9)
        try show(false, at: 1.9)
        try expect(shown(at: 1.95), equals: 1.9)
        try expect(shown(at: 2.2), equals: 2.15)
        if reacts { expect(dates.map { ($0 * 100).rounded() / 100 }, equals: [0, 0.25, 0.5, 0.75, 0.9, 1.9, 2.15]) }
    }

    @Test("Loops of several periods have a common one") func commonLoop() throws {
        let stage = try Stage()
        try stage.show(Pulses())
        expect(stage.tree.commonLoop(within: 10), equals: AnimationLoop(start: 0.2, period: 6))
        let loop = try #require(stage.tree.commonLoop(within: 10))
        for time in [0.2, 1.1, 4] {
            let (first, second) = (stage.drawn(at: time), stage.drawn(at: time + loop.period))
            for (a, b) in zip(first, second) { expect(a.box.minX, near: b.box.minX, within: 1e-6) }
        }
    }
}

private struct Pulses: View {
    @State private var isOn = false

    var body: some View {
        VStack {
            Color.red.frame(width: 10, height: 10).offset(x: isOn ? 30 : 0)
                .animation(.easeInOut(duration: 1).repeatForever(), value: isOn)
            Color.blue.frame(width: 10, height: 10).offset(x: isOn ? 30 : 0)
                .animation(.linear(duration: 3).repeatForever(autoreverses: false).delay(0.2), value: isOn)
        }
        .onAppear { isOn = true }
    }
}
