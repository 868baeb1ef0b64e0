import Geometry

/// Contextual values that a custom animation can use to manage state.
///
/// Source: Apple, SwiftUI `AnimationContext`.
public struct AnimationContext<Value: VectorArithmetic> {
    /// The state that the animation keeps from one evaluation to the next.
    public var state: AnimationState<Value>

    /// A Boolean value that indicates whether the animation counts as complete although it may still be moving a little.
    public var isLogicallyComplete: Bool

    /// The surroundings of the view whose attribute is animated, at the requested moment.
    package var surroundings: Any?

    package init(
        state: AnimationState<Value> = AnimationState(), isLogicallyComplete: Bool = false, surroundings: Any? = nil
    ) {
        self.state = state
        self.isLogicallyComplete = isLogicallyComplete
        self.surroundings = surroundings
    }

    /// Returns this context with another state.
    public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
        AnimationContext<T>(state: state, isLogicallyComplete: isLogicallyComplete, surroundings: surroundings)
    }
}
