import Foundation
import Geometry

/// An animation that counts as complete after some seconds, whether or not it still moves.
struct LogicalCompletionAnimation: TimedAnimation {
    var base: Animation
    var duration: TimeInterval

    var isTimed: Bool { base.isTimed }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        let moved = base.animate(value: value, time: time, context: &context)
        if time >= duration { context.isLogicallyComplete = true }
        return moved
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        base.velocity(value: value, time: time, context: context)
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        let previous = (previous.base as? LogicalCompletionAnimation)?.base ?? previous
        return base.shouldMerge(previous: previous, value: value, time: time, context: &context)
    }

    func duration<V: VectorArithmetic>(of value: V, context: AnimationContext<V>) -> TimeInterval {
        base.duration(of: value, context: context)
    }

    func prepare<V: VectorArithmetic>(value: V, context: inout AnimationContext<V>) {
        base.prepare(value: value, context: &context)
    }
}
