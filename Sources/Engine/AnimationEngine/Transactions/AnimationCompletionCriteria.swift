/// The condition under which an animation counts as finished.
///
/// Source: Apple, SwiftUI `AnimationCompletionCriteria`.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private let isRemoval: Bool

    /// The animation has logically completed, but may still be in its long tail: a spring has reached its duration.
    public static let logicallyComplete = AnimationCompletionCriteria(isRemoval: false)

    /// The entire animation is finished and will now be removed.
    public static let removed = AnimationCompletionCriteria(isRemoval: true)
}
