import Foundation
import Geometry

/// An animation that plays again and again, every second time backwards if so wished.
struct RepeatAnimation: TimedAnimation {
    var base: Animation
    /// The number of plays, at least one; `nil` for ever.
    var repeatCount: Int?
    var autoreverses: Bool

    var isTimed: Bool { base.isTimed }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        guard isTimed else { return stepped(value: value, time: time, context: &context) }
        guard let play = play(value: value, time: time, context: context) else { return nil }
        let moved = base.animate(value: value, time: play.time, context: &context) ?? value
        return play.isReversed ? value - moved : moved
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        guard isTimed, let play = play(value: value, time: time, context: context) else { return nil }
        let velocity = base.velocity(value: value, time: play.time, context: context)
        return play.isReversed ? velocity?.scaled(by: -1) : velocity
    }

    func duration<V: VectorArithmetic>(of value: V, context: AnimationContext<V>) -> TimeInterval {
        let once = base.duration(of: value, context: context)
        guard once > 0 else { return 0 }
        return repeatCount.map { once * Double(max(1, $0)) } ?? .infinity
    }

    func prepare<V: VectorArithmetic>(value: V, context: inout AnimationContext<V>) {
        base.prepare(value: value, context: &context)
    }

    /// The time within the play that a moment falls into and whether that play goes backwards; `nil` after the last one.
    private func play<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> (time: TimeInterval, isReversed: Bool)? {
        let once = base.duration(of: value, context: context)
        guard once > 0 else { return nil }
        let index = (time / once).rounded(.down)
        if let repeatCount, index >= Double(max(1, repeatCount)) { return nil }
        guard once.isFinite else { return (time, false) }
        let isOdd = index.truncatingRemainder(dividingBy: 2) == 1
        return (max(0, time - index * once), autoreverses && isOdd)
    }

    /// The same for a custom animation, whose end is known only when it is reached: each play begins at the first step
    /// after the end of the one before, with a fresh state.
    private func stepped<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
        var state = context.state[RepeatState.self]
        let isReversed = autoreverses && state.index % 2 == 1
        if let moved = base.animate(value: value, time: time - state.start, context: &context) {
            return isReversed ? value - moved : moved
        }
        state.index += 1
        state.start = time
        context.state = AnimationState()
        context.state[RepeatState.self] = state
        if let repeatCount, state.index >= repeatCount { return nil }
        return isReversed ? .zero : value
    }
}

/// The current play of a repeated custom animation, and its start.
private struct RepeatState: AnimationStateKey {
    var index = 0
    var start: TimeInterval = 0

    static var defaultValue: RepeatState { RepeatState() }
}

extension Animation {
    /// True if the animation, or one inside it, repeats for ever.
    package var repeatsForever: Bool {
        switch base {
        case let animation as RepeatAnimation: animation.repeatCount == nil || animation.base.repeatsForever
        case let animation as DelayAnimation: animation.base.repeatsForever
        case let animation as SpeedAnimation: animation.base.repeatsForever
        case let animation as LogicalCompletionAnimation: animation.base.repeatsForever
        case let animation as CombinedAnimation: animation.entries.contains { $0.animation.repeatsForever }
        default: false
        }
    }

    /// Returns the time at which the animation begins to repeat for ever, in seconds from its start, and the length of one repetition,
    /// there and back; nil if it does not, or not evenly.
    func period<V: VectorArithmetic>(
        of value: V, context: AnimationContext<V>
    ) -> (start: TimeInterval, period: TimeInterval)? {
        switch base {
        case let animation as RepeatAnimation:
            guard animation.isTimed, animation.repeatCount == nil else { return nil }
            let once = animation.base.duration(of: value, context: context)
            guard once > 0, once.isFinite else { return nil }
            return (0, animation.autoreverses ? 2 * once : once)
        case let animation as DelayAnimation:
            return animation.base.period(of: value, context: context).map { ($0.start + max(animation.delay, 0), $0.period) }
        case let animation as SpeedAnimation:
            guard animation.speed > 0 else { return nil }
            return animation.base.period(of: value, context: context).map {
                ($0.start / animation.speed, $0.period / animation.speed)
            }
        default:
            return nil
        }
    }
}
