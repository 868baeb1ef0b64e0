import Geometry

/// A value with a past: what it is set to now, and the animations by which it is still on its way there.
///
/// `value(at:)` is a pure function of the calls to `set` so far and of the time asked for, so that frames can be made in any order.
package struct AnimatedValue<Value: VectorArithmetic> {
    /// What it was last set to.
    package private(set) var target: Value

    package init(_ value: Value) { target = value }

    /// Changes the target at a moment (seconds); without an animation it jumps.
    package mutating func set(_ newTarget: Value, animation: Animation?, at time: Double) { target = newTarget }

    /// The value at a moment not before the last change.
    package func value(at time: Double) -> Value { target }

    /// The first moment from which the value stays at its target; infinite for an animation that repeats for ever.
    package var settlingTime: Double { -.infinity }
}
