import Foundation
import Geometry

/// An animation that begins some seconds late.
struct DelayAnimation: TimedAnimation {
    var base: Animation
    var delay: TimeInterval

    var isTimed: Bool { base.isTimed }

    private func local(_ time: TimeInterval) -> TimeInterval { ElapsedTime.snapped(time - delay) }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        base.animate(value: value, time: local(time), context: &context)
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        time < delay ? .zero : base.velocity(value: value, time: local(time), context: context)
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        guard let previous = previous.base as? DelayAnimation, previous.delay == delay else { return false }
        return base.shouldMerge(previous: previous.base, value: value, time: local(time), context: &context)
    }

    func duration<V: VectorArithmetic>(of value: V, context: AnimationContext<V>) -> TimeInterval {
        max(0, base.duration(of: value, context: context) + (delay.isNaN ? 0 : delay))
    }

    func prepare<V: VectorArithmetic>(value: V, context: inout AnimationContext<V>) {
        base.prepare(value: value, context: &context)
    }
}
