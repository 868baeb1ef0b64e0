import Foundation
import Geometry

/// A spring in closed form: a curve from 0 to 1 by which the distance is scaled.
///
/// It ends when the spring counts as at rest within 0.001 of its target (OpenSwiftUI, `SpringAnimation`).
struct InterpolatingSpringAnimation: TimedAnimation {
    var spring: Spring
    var initialVelocity: Double

    var isTimed: Bool { true }

    private var duration: TimeInterval {
        let seconds = spring.settlingDuration(target: 1.0, initialVelocity: initialVelocity, epsilon: 0.001)
        return seconds.isNaN ? 0 : seconds
    }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        guard time < duration else { return nil }
        let time = max(0, time)
        if time >= spring.response { context.isLogicallyComplete = true }
        return value.scaled(by: spring.value(target: 1.0, initialVelocity: initialVelocity, time: time))
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        guard time < duration else { return nil }
        return value.scaled(by: spring.velocity(target: 1.0, initialVelocity: initialVelocity, time: max(0, time)))
    }

    func duration<V: VectorArithmetic>(of value: V, context: AnimationContext<V>) -> TimeInterval { duration }
}
