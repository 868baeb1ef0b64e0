import Geometry

/// Contextual values that a custom animation can use to manage state.
///
/// Source: Apple, SwiftUI `AnimationContext`.
public struct AnimationContext<Value: VectorArithmetic> {
    /// What the animation remembers from one evaluation to the next.
    public var state: AnimationState<Value>

    /// Whether the animation counts as complete although it may still be moving a little.
    public var isLogicallyComplete: Bool

    package init(state: AnimationState<Value> = AnimationState(), isLogicallyComplete: Bool = false) {
        self.state = state
        self.isLogicallyComplete = isLogicallyComplete
    }

    /// This context with another state.
    public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
        AnimationContext<T>(state: state, isLogicallyComplete: isLogicallyComplete)
    }
}
