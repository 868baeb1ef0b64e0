/// What is known of a transition before it plays.
///
/// Source: Apple, SwiftUI `TransitionProperties`.
public struct TransitionProperties: Sendable {
    /// Whether the transition includes motion; where motion is to be reduced such a one becomes a fade.
    public var hasMotion: Bool

    public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}
