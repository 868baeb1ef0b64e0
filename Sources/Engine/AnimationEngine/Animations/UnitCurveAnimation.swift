import Foundation
import Geometry

/// An animation that follows a unit curve for a fixed number of seconds.
struct UnitCurveAnimation: TimedAnimation {
    var duration: TimeInterval
    var curve: UnitCurve

    var isTimed: Bool { true }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        guard time < duration else { return nil }
        return value.scaled(by: curve.value(at: max(0, time) / duration))
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        guard time < duration else { return nil }
        return value.scaled(by: curve.velocity(at: max(0, time) / duration) / duration)
    }

    func duration<V: VectorArithmetic>(of value: V, context: AnimationContext<V>) -> TimeInterval {
        duration.isNaN ? 0 : max(0, duration)
    }
}
