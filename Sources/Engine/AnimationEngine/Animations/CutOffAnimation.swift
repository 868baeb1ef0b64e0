import Foundation
import Geometry

/// An animation that ends after some seconds, wherever it is.
struct CutOffAnimation: TimedAnimation {
    var base: Animation
    var seconds: TimeInterval

    var isTimed: Bool { base.isTimed }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        time < seconds ? base.animate(value: value, time: time, context: &context) : nil
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        base.velocity(value: value, time: time, context: context)
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        let previous = (previous.base as? CutOffAnimation)?.base ?? previous
        return base.shouldMerge(previous: previous, value: value, time: time, context: &context)
    }

    func duration<V: VectorArithmetic>(of value: V, context: AnimationContext<V>) -> TimeInterval {
        min(base.duration(of: value, context: context), seconds)
    }

    func prepare<V: VectorArithmetic>(value: V, context: inout AnimationContext<V>) {
        base.prepare(value: value, context: &context)
    }
}

extension Animation {
    /// Returns this animation cut off some seconds after its start; the value is then at its target.
    package func cutOff(after seconds: TimeInterval) -> Animation { Animation(CutOffAnimation(base: self, seconds: seconds)) }

    /// Returns whether a visible movement, a hundredth of the way or more, goes on later than `seconds` after the start.
    package func moves(after seconds: TimeInterval) -> Bool {
        let run = AnimationRun(animation: self, interval: 1.0, begin: 0)
        let end = run.endTime
        guard end > seconds else { return false }
        // A repeating animation passes its target now and then.
        let looks = stride(from: seconds, to: min(end, seconds + Self.longestLook), by: Self.look)
        return looks.contains { abs(run.remainder(at: $0)) >= Self.leastMove }
    }

    private static let longestLook = 10.0
    private static let look = 0.05
    private static let leastMove = 0.01
}
