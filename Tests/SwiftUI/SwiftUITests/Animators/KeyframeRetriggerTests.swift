import Foundation
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

@Suite("Keyframes: conditions and interruption") @MainActor struct KeyframeRetriggerTests {
    @Test("Conditions in both builders", arguments: [true, false]) func conditions(_ isLong: Bool) {
        let whole = KeyframeTimeline(initialValue: 0.0) {
            if isLong { LinearKeyframe(10, duration: 2) } else { CubicKeyframe(5, duration: 1) }
            LinearKeyframe(20, duration: 1)
        }
        #expect(whole.duration == (isLong ? 3 : 2) && whole.value(time: isLong ? 2 : 1) == (isLong ? 10 : 5))
        let track = KeyframeTimeline(initialValue: CGPoint.zero) {
            KeyframeTrack(\.x) {
                if isLong {
                    LinearKeyframe(10, duration: 2)
                    MoveKeyframe(0)
                } else {
                    SpringKeyframe(5, duration: 1)
                }
            }
            KeyframeTrack(\.y) {
                if isLong { LinearKeyframe(1, duration: 4) }
            }
        }
        expect(track.duration, equals: (isLong ? 4 : 1))
    }

    private typealias Choice = KeyframeTrackContentBuilder<Double>.Conditional<Double, LinearKeyframe<Double>, CubicKeyframe<Double>>

    @Test("Apple's type of a condition") func type() {
        let isFirst = true
        let track = KeyframeTrack<Double, Double, Choice> {
            if isFirst { LinearKeyframe(1, duration: 1) } else { CubicKeyframe(1, duration: 1) }
        }
        expect(KeyframeTimeline(initialValue: 0) { track }.duration, equals: 1)
    }

    @Test("A new run goes on at the velocity that is seen, where its first keyframe is cubic or a spring", arguments: [0, 1, 2])
    func velocity(_ kind: Int) throws {
        let stage = try Stage()
        func view(_ trigger: Int) -> some View {
            Color.red.frame(width: 20, height: 20)
                .keyframeAnimator(initialValue: 0.0, trigger: trigger) {
                    $0.offset(x: $1)
                } keyframes: { _ in
                    if kind == 0 { CubicKeyframe(60, duration: 1) } else { SpringKeyframe(60, duration: 1, spring: .bouncy) }
                    if kind == 2 { CubicKeyframe(0, duration: 1) } else { LinearKeyframe(0, duration: 1) }
                }
        }
        func x(_ time: Double) throws -> Double { Double(try #require(stage.drawn(.red, at: time)).box.minX) }
        try stage.show(view(0))
        try stage.show(view(1), at: 1)
        let step = 1e-4
        for time in [1.4, 1.7] {
            let (place, speed) = (try x(time), (try x(time) - x(time - step)) / step)
            try stage.show(view(Int(time * 10)), at: time)
            let after = (try x(time + step) - x(time)) / step
            #expect(abs(try x(time) - place) < 1e-9)
            expect(after, near: speed, within: 1, "\(speed) becomes \(after) at \(time)")
        }
    }

    @Test("An animation of the event does not reach what keyframes move", arguments: [0, 1, 2]) func animatedTrigger(_ kind: Int) throws {
        func places(animation: Animation?) throws -> [Double] {
            let stage = try Stage()
            let square = Color.red.frame(width: 20, height: 20)
            func view(_ trigger: Int) -> some View {
                ZStack {
                    if kind == 2 {
                        square.keyframeAnimator(initialValue: 0.0) {
                            $0.offset(x: $1)
                        } keyframes: { _ in
                            LinearKeyframe(60, duration: 0.3)
                        }
                    } else {
                        square.keyframeAnimator(initialValue: 0.0, trigger: trigger) {
                            $0.offset(x: $1)
                        } keyframes: { _ in
                            LinearKeyframe(60, duration: 0.1)
                            LinearKeyframe(0, duration: 0.1)
                            LinearKeyframe(60, duration: 0.1)
                        }
                    }
                }
                .animation(kind == 1 ? animation : nil, value: trigger)
            }
            try stage.show(view(0))
            try stage.show(view(1), kind == 1 ? nil : animation, at: 1)
            return try stride(from: 1.02, to: 1.4, by: 0.04).map { Double(try #require(stage.drawn(.red, at: $0)).box.minX) }
        }
        try expect(places(animation: .spring), equals: places(animation: nil))
    }

    @Test("The velocity of a timeline is the slope of its values") func slope() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(10, duration: 1)
            CubicKeyframe(4, duration: 0.5)
            SpringKeyframe(8, duration: 0.5)
            LinearKeyframe(0, duration: 1, timingCurve: .easeInOut)
        }
        for time in stride(from: 0.05, to: 2.9, by: 0.1) {
            let slope = (timeline.value(time: time + 1e-5) - timeline.value(time: time - 1e-5)) / 2e-5
            // A new timeline with one cubic keyframe to where it is begins at that velocity.
            let start = timeline.value(time: time)
            let next = KeyframeTimeline(initialValue: start, replacing: timeline, at: time) { CubicKeyframe(start, duration: 1) }
            let begun = (next.value(time: 1e-6) - start) / 1e-6
            // `UnitCurve.velocity(at:)` is off by up to 3 %.
            expect(begun, near: slope, within: 0.03 * max(1, abs(slope)), "at \(time): \(begun), not \(slope)")
        }
    }
}
