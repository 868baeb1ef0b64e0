import Foundation
import Geometry

/// Several animations of one value, begun one after the other, all of which still run.
///
/// Each animates from where the ones before it have got to, which goes on moving, to the target of its own change. So a
/// retargeted value keeps its velocity, and it rests when the last animation ends.
///
/// Source: OpenSwiftUI, `DefaultCombiningAnimation`.
struct CombinedAnimation: TimedAnimation {
    struct Entry: Hashable {
        var animation: Animation
        /// The start, in seconds after the first.
        var start: TimeInterval
    }

    var entries: [Entry]

    var isTimed: Bool { entries.allSatisfy(\.animation.isTimed) }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        var states = context.state[CombinedState<V>.self]
        var reached = V.zero
        var isRunning = false
        for (index, entry) in entries.enumerated() where index < states.entries.count {
            let distance = states.entries[index].target - reached
            var inner = AnimationContext(state: states.entries[index].state, surroundings: context.surroundings)
            let moved = entry.animation.animate(
                value: distance, time: ElapsedTime.snapped(time - entry.start), context: &inner)
            states.entries[index].state = inner.state
            reached += moved ?? distance
            isRunning = moved != nil
            context.isLogicallyComplete = inner.isLogicallyComplete
        }
        context.state[CombinedState<V>.self] = states
        return isRunning ? reached : nil
    }

    /// The slope over the last millisecond.
    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        guard isTimed else { return nil }
        let span = min(0.001, time)
        guard span > 0 else { return nil }
        var (now, before) = (context, context)
        guard let end = animate(value: value, time: time, context: &now),
            let start = animate(value: value, time: time - span, context: &before)
        else { return nil }
        return (end - start).scaled(by: 1 / span)
    }

    func duration<V: VectorArithmetic>(of value: V, context: AnimationContext<V>) -> TimeInterval {
        let states = context.state[CombinedState<V>.self].entries
        guard let entry = entries.last, let state = states.last else { return 0 }
        return entry.start + entry.animation.duration(of: state.distance, context: AnimationContext(state: state.state))
    }
}

/// The targets and states of the animations of a `CombinedAnimation`.
struct CombinedState<Value: VectorArithmetic>: AnimationStateKey {
    struct Entry {
        /// The target, measured from the start of the first animation.
        var target: Value
        /// The distance to the target when it began.
        var distance: Value
        var state: AnimationState<Value>
    }

    var entries: [Entry] = []

    static var defaultValue: CombinedState { CombinedState() }
}
