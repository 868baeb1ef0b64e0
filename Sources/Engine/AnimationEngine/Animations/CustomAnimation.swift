import Foundation
import Geometry

/// A type that defines how an animatable value changes over time.
///
/// An animation is evaluated once for each change, with that change's distance as `value`. Frames may be requested in any order: SwiftUI
/// steps a custom animation, which may keep state, through moments 1/60 s apart, so that any frame is the same as after playing from the
/// start.
///
/// Source: Apple, SwiftUI `CustomAnimation`.
public protocol CustomAnimation: Hashable, Sendable {
    /// The part of the distance `value` covered `time` seconds after the start, or `nil` once the animation has finished.
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?

    /// The velocity, per second, at `time` seconds after the start, or `nil` when it is not known.
    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?

    /// Returns whether this animation takes the place of a running one instead of running together with it.
    ///
    /// - Parameters:
    ///   - previous: the running animation.
    ///   - value: the distance of the running animation.
    ///   - time: seconds since the running animation's start; the merged animation's time goes on from there.
    ///   - context: the running animation's state, which the merged animation inherits.
    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool
}

extension CustomAnimation {
    public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { nil }

    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool { false }
}
