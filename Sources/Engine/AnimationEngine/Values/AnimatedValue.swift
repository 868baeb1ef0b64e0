import Foundation
import Geometry

/// A value with a past: the value that was last set, and the animations by which it is still on its way there.
///
/// `value(at:)` is a pure function of the calls to `set` so far and of the time asked for, so that frames can be made in any
/// order. Times are seconds on one clock.
package struct AnimatedValue<Value: VectorArithmetic> {
    /// The value that was last set.
    package private(set) var target: Value

    private var run: AnimationRun<Value>?
    /// The removal time of that run, for completions that wait for it.
    private var removal: AnimationRemoval?
    /// The changes of a hand.
    private var track: VelocityTrack<Value>?

    /// A value at rest.
    package init(_ value: Value) { target = value }

    /// Changes the target at a moment.
    ///
    /// With an animation the value goes on from its present state: a spring of the `spring` family takes over the velocity, every other
    /// animation runs together with those that still run. Without an animation the value jumps by the difference; running animations then
    /// go on, as in SwiftUI, on top of the new target. From and to NaN or infinity the value jumps.
    package mutating func set(_ newTarget: Value, animation: Animation?, at time: Double) {
        let distance = newTarget - target
        guard newTarget != target else { return }
        // The distance is NaN or infinite where the old or the new target is.
        guard distance.magnitudeSquared.isFinite else { return jump(to: newTarget, animation: animation) }
        if let starts = AnimationStarts.current, starts.isExplained, let animation, !animation.isTracking {
            // A value that turns back at the very start comes from its former target.
            let here = value(at: time)
            let from = here == newTarget ? target : here
            defer { starts.explain(from: from, to: newTarget, animation: animation, at: time, run: run) }
            return change(to: newTarget, by: distance, animation: animation, at: time)
        }
        change(to: newTarget, by: distance, animation: animation, at: time)
    }

    /// Changes the target where there is no way that leads there.
    ///
    /// Infinity has its uses, as in a corner radius, as long as no animation needs the way to it.
    private mutating func jump(to newTarget: Value, animation: Animation?) {
        let (old, new) = (target.magnitudeSquared, newTarget.magnitudeSquared)
        if new.isNaN, !old.isNaN {
            AnimationStarts.current?.unnamedFault = .notANumber
        } else if animation != nil, !new.isNaN, !old.isNaN {
            AnimationStarts.current?.unnamedFault = .infinite
        }
        (target, run, removal, track) = (newTarget, nil, nil, nil)
    }

    private mutating func change(to newTarget: Value, by distance: Value, animation: Animation?, at time: Double) {
        target = newTarget
        if animation?.isTracking == true {
            track = VelocityTrack(distance: distance, at: time, after: track)
            return
        }
        let velocity = track?.velocity(at: time)
        track = nil
        if let run, !run.isFinished(at: time) {
            guard let animation else { return }
            self.run = run.changed(by: distance, animation: animation, at: time)
        } else {
            run = animation.map { AnimationRun(animation: $0, interval: distance, begin: time, velocity: velocity) }
            removal = run.map { _ in AnimationRemoval() }
        }
        guard let run, let removal else { return }
        removal.time = run.endTime
        AnimationStarts.current?.add(run, removal: removal)
    }

    /// The value at a moment not before the last change.
    package func value(at time: Double) -> Value {
        guard let run else { return target }
        return target - run.remainder(at: time)
    }

    /// The velocity, per second, at a moment not before the last change.
    package func velocity(at time: Double) -> Value { run?.velocity(at: time) ?? .zero }

    /// The first moment from which the value stays at its target; infinite for an animation that repeats for ever.
    package var settlingTime: Double { run?.endTime ?? -.infinity }
}

/// The only mutable parts of a run, the contexts of a custom animation, are behind a lock.
extension AnimatedValue: @unchecked Sendable where Value: Sendable {}
