/// The properties of a transition that are known before it plays.
///
/// Source: Apple, SwiftUI `TransitionProperties`.
public struct TransitionProperties: Sendable {
    /// A Boolean value that indicates whether the transition includes motion; with reduced motion such a transition becomes a fade.
    public var hasMotion: Bool

    public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}
