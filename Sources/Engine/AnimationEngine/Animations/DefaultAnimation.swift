import Foundation
import Geometry

/// The animation that `Animation.default` stands for.
///
/// Its spring is the one that Apple's page for `Animation.default` documents: response 0.55 s, damping fraction 1. A reading of Apple's
/// binary (OpenSwiftUI, `DefaultAnimation`) gives 0.5 s instead; the curves differ by 0.052 at most.
struct DefaultAnimation: TimedAnimation {
    static let spring = FluidSpringAnimation(response: 0.55, dampingFraction: 1, blendDuration: 0)

    var isTimed: Bool { true }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        Self.spring.animate(value: value, time: time, context: &context)
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        Self.spring.velocity(value: value, time: time, context: context)
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        Self.spring.shouldMerge(previous: previous, value: value, time: time, context: &context)
    }

    func duration<V: VectorArithmetic>(of value: V, context: AnimationContext<V>) -> TimeInterval {
        Self.spring.duration(of: value, context: context)
    }
}
