/// What an action does for people who cannot touch the view.
///
/// Source: Apple, SwiftUI `AccessibilityActionKind`.
public struct AccessibilityActionKind: Equatable, Sendable {
    private enum Kind: Equatable {
        case `default`, escape, magicTap
        case named(Text)
    }

    private let kind: Kind

    private init(_ kind: Kind) { self.kind = kind }

    public init(named name: Text) { kind = .named(name) }

    /// What a tap does.
    public static let `default` = AccessibilityActionKind(.default)
    /// Leaves what is in front.
    public static let escape = AccessibilityActionKind(.escape)
    /// Two fingers, tapped twice: what matters most, such as to play and pause.
    public static let magicTap = AccessibilityActionKind(.magicTap)
}

/// Whether a value is to become more or less.
///
/// Source: Apple, SwiftUI `AccessibilityAdjustmentDirection`.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    case increment, decrement
}
