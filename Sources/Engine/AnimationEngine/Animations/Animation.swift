import Foundation
import Geometry

/// The way a view changes over time to create a smooth visual transition from one state to another.
///
/// Source: Apple, SwiftUI `Animation`.
public struct Animation: Sendable {
    /// The animation that does the work.
    public let base: any CustomAnimation

    /// Creates an animation that moves as the given custom animation does.
    public init<A: CustomAnimation>(_ base: A) { self.base = base }
}

extension Animation {
    /// The part of the distance `value` covered `time` seconds after the start, or `nil` once the animation has finished.
    public func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
        base.animate(value: value, time: time, context: &context)
    }

    /// The velocity, per second, `time` seconds after the start, or `nil` when it is not known.
    public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        base.velocity(value: value, time: time, context: context)
    }

    /// Returns whether this animation takes the place of a running one instead of running together with it.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        base.shouldMerge(previous: previous, value: value, time: time, context: &context)
    }
}

extension Animation: Hashable {
    public static func == (lhs: Animation, rhs: Animation) -> Bool { isEqual(lhs.base, rhs.base) }

    public func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }

    private static func isEqual<A: CustomAnimation>(_ lhs: A, _ rhs: any CustomAnimation) -> Bool {
        (rhs as? A) == lhs
    }
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The description of the base: `DefaultAnimation()`, `FluidSpringAnimation(response: 0.5, …)`.
    public var description: String { String(describing: base) }

    public var debugDescription: String { "AnyAnimator(\(String(reflecting: base)))" }

    /// A mirror of the base.
    public var customMirror: Mirror { Mirror(reflecting: base) }
}
