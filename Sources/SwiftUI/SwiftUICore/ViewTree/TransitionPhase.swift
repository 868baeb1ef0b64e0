/// Which stage of its life a view with a transition is in.
///
/// Source: Apple, SwiftUI `TransitionPhase`.
public enum TransitionPhase: Hashable, Sendable {
    /// About to be inserted: the transition's starting point.
    case willAppear
    /// Here, and as it is without a transition.
    case identity
    /// Removed: the transition's end.
    case didDisappear

    public var isIdentity: Bool { self == .identity }

    /// -1 before, 0 while here, 1 after.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}
