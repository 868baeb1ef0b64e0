import Foundation
import Geometry

/// An animation whose time runs faster or slower; one with a speed of zero or less stays at its start.
struct SpeedAnimation: TimedAnimation {
    var base: Animation
    var speed: Double

    var isTimed: Bool { base.isTimed }

    private func local(_ time: TimeInterval) -> TimeInterval { ElapsedTime.snapped(time * speed) }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        base.animate(value: value, time: local(time), context: &context)
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        base.velocity(value: value, time: local(time), context: context)?.scaled(by: max(0, speed))
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        guard let previous = previous.base as? SpeedAnimation, previous.speed == speed else { return false }
        return base.shouldMerge(previous: previous.base, value: value, time: local(time), context: &context)
    }

    func duration<V: VectorArithmetic>(of value: V, context: AnimationContext<V>) -> TimeInterval {
        let seconds = base.duration(of: value, context: context)
        return seconds == 0 || speed.isNaN ? 0 : (speed > 0 ? seconds / speed : .infinity)
    }

    func prepare<V: VectorArithmetic>(value: V, context: inout AnimationContext<V>) {
        base.prepare(value: value, context: &context)
    }
}
