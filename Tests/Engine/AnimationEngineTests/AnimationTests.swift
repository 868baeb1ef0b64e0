import Foundation
import Geometry
import TestSupport
import Testing

@testable import AnimationEngine

/// What an animation of the distance 1 shows at a time; `nil` once finished.
private func shown(_ animation: Animation, at time: Double) -> Double? {
    var context = AnimationContext<Double>()
    return animation.animate(value: 1, time: time, context: &context)
}

@Suite struct AnimationTests {
    @Test(arguments: TruthTable.springs.records("fluid.samples."))
    func fluidSpringPlaysSwiftUIsSteps(_ record: TruthRecord) throws {
        let animation = Animation.spring(
            response: try #require(record.value["response"].number),
            dampingFraction: try #require(record.value["dampingFraction"].number))
        let samples = record.value["samples_t_value"].list
        for (index, sample) in samples.enumerated() {
            let value = try #require(shown(animation, at: Double(index) / 60))
            expect(value, near: sample.numbers[1], within: 1e-8, "frame \(index)")
        }
        let end = try #require(record.value["finished_at"].number)
        #expect(shown(animation, at: end) == nil)
        #expect(shown(animation, at: end - 1 / 60) != nil)
        expect(animation.duration(of: 1.0, context: AnimationContext()), equals: end)
    }

    @Test func defaultIsTheDocumentedSpring() throws {
        let documented = Animation.spring(response: 0.55, dampingFraction: 1, blendDuration: 0)
        for frame in 0..<52 {
            let time = Double(frame) / 60
            try expect(#require(shown(.default, at: time)), equals: #require(shown(documented, at: time)))
        }
        let description = TruthTable.springs.record("animation.default.description").value.text
        expect(Animation.default.description, equals: description)
        #expect(Animation.default != documented)
    }

    @Test(arguments: [
        (Animation.spring, Animation.spring(duration: 0.5, bounce: 0, blendDuration: 0)),
        (.smooth, .spring(response: 0.5, dampingFraction: 1)),
        (.snappy, .spring(response: 0.5, dampingFraction: 0.85)),
        (.bouncy, .spring(response: 0.5, dampingFraction: 0.7)),
        (.bouncy(duration: 1, extraBounce: 0.1), .spring(duration: 1, bounce: 0.4)),
        (.interactiveSpring, .spring(duration: 0.15, bounce: 0.15, blendDuration: 0.25)),
        (.interactiveSpring(response: 0.15), .spring(response: 0.15, dampingFraction: 0.86, blendDuration: 0.25)),
        (.easeInOut, .timingCurve(.easeInOut, duration: 0.35)),
        (.timingCurve(0.42, 0, 1, 1), .easeIn(duration: 0.35)),
        (.linear, .linear(duration: 0.35)),
    ])
    func defaultArguments(_ animation: Animation, _ spelledOut: Animation) {
        expect(animation, equals: spelledOut)
        expect(animation.hashValue, equals: spelledOut.hashValue)
    }

    @Test func springDescriptionNamesItsQuantities() {
        let animation = Animation.spring(response: 0.5, dampingFraction: 0.825)
        expect(animation.description, equals: "FluidSpringAnimation(response: 0.5, dampingFraction: 0.825, blendDuration: 0.0)")
    }

    @Test(arguments: [0.0, 0.1, 0.25, 0.3, 0.45, 0.5])
    func modifiersMapTime(_ time: Double) {
        let base = Animation.easeInOut(duration: 0.5)
        expect(shown(base.speed(2), at: time), equals: shown(base, at: 2 * time))
        expect(shown(base.delay(0.25), at: time + 0.25), equals: shown(base, at: time))
        expect(shown(base.delay(0.25), at: 0.2), equals: 0)
        expect(shown(base.logicallyComplete(after: 0.1), at: time), equals: shown(base, at: time))
    }

    @Test func everySecondRepetitionGoesBackwards() throws {
        let base = Animation.easeIn(duration: 1)
        let there = try #require(shown(base, at: 0.25))
        let repeated = base.repeatCount(3)
        try expect(#require(shown(repeated, at: 0.25)), equals: there)
        #expect(abs(try #require(shown(repeated, at: 1.25)) - (1 - there)) < 1e-12)
        #expect(abs(try #require(shown(repeated, at: 2.25)) - there) < 1e-12)
        #expect(shown(repeated, at: 3) == nil)
        #expect(abs(try #require(shown(base.repeatForever(autoreverses: false), at: 1001.25)) - there) < 1e-9)
        expect(base.repeatForever().duration(of: 1.0, context: AnimationContext()), equals: .infinity)
        #expect(shown(Animation.linear(duration: 0).repeatForever(), at: 0) == nil)
    }

    @Test func repeatedSpringStartsOverAfterItsRest() throws {
        let end = Animation.smooth.duration(of: 1.0, context: AnimationContext())
        let repeated = Animation.smooth.repeatForever(autoreverses: false)
        try expect(#require(shown(repeated, at: end + 0.1)), equals: #require(shown(.smooth, at: 0.1)))
    }

    @Test func interpolatingSpringIsTheClosedForm() throws {
        let spring = Spring(duration: 0.6, bounce: 0.2)
        let animation = Animation.interpolatingSpring(spring)
        try expect(#require(shown(animation, at: 0.2)), equals: spring.value(target: 1.0, time: 0.2))
        #expect(shown(animation, at: spring.settlingDuration) == nil)
        #expect(shown(animation, at: spring.settlingDuration.nextDown) != nil)
    }

    @Test func logicalCompletionComesBeforeTheEnd() {
        var context = AnimationContext<Double>()
        _ = Animation.linear(duration: 5).logicallyComplete(after: 1).animate(value: 1, time: 0.9, context: &context)
        #expect(!context.isLogicallyComplete)
        _ = Animation.linear(duration: 5).logicallyComplete(after: 1).animate(value: 1, time: 1, context: &context)
        #expect(context.isLogicallyComplete)
        context.isLogicallyComplete = false
        _ = Animation.smooth.animate(value: 1, time: 0.49, context: &context)
        #expect(!context.isLogicallyComplete)
        _ = Animation.smooth.animate(value: 1, time: 0.5, context: &context)
        #expect(context.isLogicallyComplete)
    }

    @Test(arguments: [
        Animation.linear(duration: .nan), .linear(duration: -1), .smooth(duration: .nan), .spring(response: .infinity),
        .spring(response: 0, dampingFraction: 0.5), .spring(response: 0.05, dampingFraction: 1e9),
        .spring(duration: 0.5, bounce: -1), .spring(response: 0.5, dampingFraction: .nan), .smooth.delay(.nan),
        .smooth.speed(.nan), .smooth.speed(-1), .easeIn.repeatCount(-3), .interpolatingSpring(stiffness: -1, damping: 0),
        .interpolatingSpring(duration: 0), .smooth.delay(.infinity), .smooth(duration: 1e300),
    ])
    func senselessArgumentsNeitherTrapNorHang(_ animation: Animation) {
        var value = AnimatedValue(0.0)
        value.set(10, animation: animation, at: 0)
        for time in [0, 0.1, 1, 1e3, .infinity, .nan] {
            #expect(value.value(at: time).isFinite || value.value(at: time).isNaN)
        }
        value.set(5, animation: .smooth, at: 0.05)
        #expect(!value.settlingTime.isNaN)
        expect(value.value(at: 1e6), near: 5, within: 1e-6)
    }
}
