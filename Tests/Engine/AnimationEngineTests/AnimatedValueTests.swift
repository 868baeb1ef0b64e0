import Foundation
import Geometry
import TestSupport
import Testing

@testable import AnimationEngine

/// A custom animation that counts its calls, so that it shows in which order it was asked.
private struct CountingAnimation: CustomAnimation {
    struct Calls: AnimationStateKey {
        static var defaultValue: Int { 0 }
    }

    var duration: TimeInterval

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        context.state[Calls.self] += 1
        guard time < duration else { return nil }
        var result = value
        result.scale(by: time / duration + 0.001 * Double(context.state[Calls.self]))
        return result
    }
}

/// Changes on top of changes.
@Suite("Changes of one value") struct ValueChangeTests {
    private static let animations: [Animation] = [
        .linear(duration: 1), .easeIn(duration: 1), .easeInOut(duration: 1), .timingCurve(0.9, 0.1, 0.1, 0.9, duration: 1), .default,
        .smooth, .snappy, .bouncy, .spring(response: 0.6, dampingFraction: 0.5), .interactiveSpring,
        .interpolatingSpring(stiffness: 100, damping: 10), .linear(duration: 1).delay(0.1), .smooth.speed(0.5),
        .easeInOut(duration: 0.4).repeatCount(3),
    ]

    @Test("Two changes at one moment by one animation are one change", arguments: animations.indices)
    func twice(_ index: Int) {
        let animation = Self.animations[index]
        var (once, twice) = (AnimatedValue(0.0), AnimatedValue(0.0))
        once.set(565, animation: animation, at: 1)
        twice.set(1270, animation: animation, at: 1)
        twice.set(565, animation: animation, at: 1)
        for step in 0...20 {
            let time = 1 + Double(step) / 15
            expect(once.value(at: time), near: twice.value(at: time), within: 1e-9)
        }
        // And in the middle of another.
        once.set(100, animation: animation, at: 1.3)
        twice.set(900, animation: animation, at: 1.3)
        twice.set(100, animation: animation, at: 1.3)
        for step in 0...20 {
            let time = 1.3 + Double(step) / 15
            expect(once.value(at: time), near: twice.value(at: time), within: 1e-6)
        }
    }

    @Test("An interruption lets no value jump", arguments: animations.indices)
    func noJump(_ index: Int) {
        for next in Self.animations {
            var value = AnimatedValue(0.0)
            value.set(100, animation: Self.animations[index], at: 0)
            let before = value.value(at: 0.25)
            value.set(-50, animation: next, at: 0.25)
            expect(value.value(at: 0.25), near: before, within: 0.2, "\(next)")
        }
    }

    @Test("A spring that interrupts goes on at the velocity that it finds", arguments: [Animation.smooth, .snappy, .bouncy, .default])
    func noJumpOfVelocity(_ spring: Animation) {
        var value = AnimatedValue(0.0)
        value.set(100, animation: spring, at: 0)
        let span = 1e-4
        let before = (value.value(at: 0.2) - value.value(at: 0.2 - span)) / span
        value.set(-50, animation: spring, at: 0.2)
        let after = (value.value(at: 0.2 + span) - value.value(at: 0.2)) / span
        expect(after, near: before, within: abs(before) * 0.1 + 5)
    }
}

/// A custom animation that takes over from its kind and starts from where that was.
private struct MergingAnimation: CustomAnimation {
    struct Start<V: VectorArithmetic>: AnimationStateKey {
        var time = 0.0
        var offset = V.zero
        static var defaultValue: Start { Start() }
    }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        let start = context.state[Start<V>.self]
        let progress = time - start.time
        guard progress < 1 else { return nil }
        return start.offset + (value - start.offset).scaled(by: progress)
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        guard previous.base is MergingAnimation else { return false }
        let offset = previous.animate(value: value, time: time, context: &context) ?? value
        context.state[Start<V>.self] = Start(time: time, offset: offset)
        return true
    }
}

@Suite struct AnimatedValueTests {
    private static let retargets: [[Animation]] = [
        [.smooth], [.bouncy, .snappy], [.easeInOut(duration: 1), .smooth(duration: 0.8)],
        [.smooth, .easeOut(duration: 0.6), .bouncy], [.interpolatingSpring, .interpolatingSpring(duration: 0.8, bounce: 0.3)],
        [.linear(duration: 2), .linear(duration: 1), .easeIn(duration: 1)], [.interactiveSpring, .spring(duration: 1)],
        [.smooth.delay(0.2).speed(1.5), .easeIn.repeatCount(2)], [Animation(CountingAnimation(duration: 1)), .smooth],
        [.smooth, Animation(CountingAnimation(duration: 0.7))],
        [Animation(CountingAnimation(duration: 1)).delay(0.1), .easeInOut, Animation(CountingAnimation(duration: 0.4))],
        [Animation(CountingAnimation(duration: 0.3)).repeatCount(3)], [Animation(MergingAnimation()), Animation(MergingAnimation())],
    ]

    private func retargeted(_ animations: [Animation], from begin: Double = 0) -> AnimatedValue<Double> {
        var value = AnimatedValue(0.0)
        for (index, animation) in animations.enumerated() {
            value.set(Double(100 - 170 * (index % 2)), animation: animation, at: begin + 0.25 * Double(index))
        }
        return value
    }

    @Test(arguments: retargets)
    func randomAccessEqualsStepping(_ animations: [Animation]) {
        let times = (0...150).map { 0.6 + Double($0) / 60 }
        let stepped = retargeted(animations)
        let inOrder = times.map { stepped.value(at: $0) }
        // Every 37th of 151 (a prime) visits all in another order.
        let shuffled = retargeted(animations)
        for index in 0..<151 {
            let other = index * 37 % 151
            expect(shuffled.value(at: times[other]), equals: inOrder[other], "at \(times[other])")
        }
    }

    @Test(arguments: retargets)
    func endsAtItsTargetAndStays(_ animations: [Animation]) {
        let value = retargeted(animations)
        #expect(value.settlingTime.isFinite && value.settlingTime > 0.25 * Double(animations.count - 1))
        expect(value.value(at: value.settlingTime), equals: value.target)
        expect(value.value(at: value.settlingTime + 100), equals: value.target)
        #expect(value.value(at: value.settlingTime - 1 / 60) != value.target)
        expect(value.velocity(at: value.settlingTime), equals: 0)
    }

    @Test(arguments: retargets)
    func beginningLaterChangesNothingButTheMoment(_ animations: [Animation]) {
        let (early, late) = (retargeted(animations), retargeted(animations, from: 7))
        for frame in 0..<60 {
            let time = 0.5 + Double(frame) / 30
            expect(early.value(at: time), near: late.value(at: 7 + time), within: 1e-9, "at \(time)")
        }
    }

    @Test(arguments: [Animation.smooth, .bouncy, .easeInOut(duration: 1), .interpolatingSpring(duration: 1), .linear(duration: 1)])
    func retargetingASpringKeepsValueAndVelocity(_ first: Animation) {
        for second in [Animation.smooth(duration: 0.8), .default, .interactiveSpring(blendDuration: 0.25)] {
            var value = AnimatedValue(0.0)
            value.set(100, animation: first, at: 0)
            let (place, velocity) = (value.value(at: 0.2), value.velocity(at: 0.2))
            #expect(velocity > 50)
            value.set(-40, animation: second, at: 0.2)
            expect(value.value(at: 0.2), near: place, within: 1e-9)
            expect(value.velocity(at: 0.2), near: velocity, within: 1e-9)
            // One step of 1/300 s later the spring has hardly moved off the tangent.
            let later = value.value(at: 0.2 + 1.0 / 300)
            expect(later, near: place + velocity / 300, within: 1.5, "\(first) then \(second)")
        }
    }

    @Test func otherAnimationsRunTogether() {
        var value = AnimatedValue(0.0)
        let curve = Animation.easeInOut(duration: 1)
        value.set(100, animation: curve, at: 0)
        let old = value
        value.set(40, animation: curve, at: 0.5)
        for frame in 0...30 {
            let time = 0.5 + Double(frame) / 60
            // The new one goes from where the old one has got to, which still moves, to the new target.
            let moving = old.value(at: time)
            let expected = moving + (40 - moving) * UnitCurve.easeInOut.value(at: time - 0.5)
            expect(value.value(at: time), near: expected, within: 1e-6)
        }
        expect(value.settlingTime, equals: 1.5)
    }

    @Test func changeWithoutAnimationJumpsUnderWhatRuns() {
        var value = AnimatedValue(0.0)
        value.set(100, animation: .linear(duration: 1), at: 0)
        value.set(300, animation: nil, at: 0.5)
        expect(value.value(at: 0.5), near: 250, within: 1e-9)
        expect(value.value(at: 1), equals: 300)
        var resting = AnimatedValue(1.0)
        resting.set(2, animation: nil, at: 3)
        #expect(resting.value(at: 3) == 2 && resting.settlingTime == -.infinity)
    }

    @Test func settingTheSameTargetKeepsTheMotion() {
        var value = AnimatedValue(0.0)
        value.set(100, animation: .smooth, at: 0)
        let before = value.value(at: 0.3)
        value.set(100, animation: .linear(duration: 9), at: 0.2)
        expect(value.value(at: 0.3), equals: before)
    }

    @Test func vectorsMoveAsTheirComponents() {
        var pair = AnimatedValue(AnimatablePair(0.0, 0.0))
        pair.set(AnimatablePair(100, 20), animation: .bouncy, at: 0)
        var number = AnimatedValue(0.0)
        number.set(100, animation: .bouncy, at: 0)
        for frame in 0..<40 {
            let time = Double(frame) / 60
            let both = pair.value(at: time)
            expect(both.first, equals: number.value(at: time))
            expect(both.second, near: both.first / 5, within: 1e-9)
        }
    }

    @Test func customAnimationIsAskedAtEverySixtieth() {
        var value = AnimatedValue(0.0)
        value.set(1000, animation: Animation(CountingAnimation(duration: 1)), at: 0)
        // Half a second is the 31st question on the grid and then the one for the moment itself.
        expect(value.value(at: 0.5), near: 500 + 32, within: 1e-9)
        expect(value.settlingTime, equals: 1)
    }

    @Test func endlessAnimationHasNoSettlingTime() {
        var value = AnimatedValue(0.0)
        value.set(1, animation: .easeInOut.repeatForever(), at: 0)
        expect(value.settlingTime, equals: .infinity)
        // A later animation that ends also ends the endless one, as in SwiftUI.
        value.set(2, animation: .linear(duration: 0.5), at: 10)
        expect(value.settlingTime, equals: 10.5)
        expect(value.value(at: 11), equals: 2)
    }
}
