/// The kind of an action that assistive technologies perform on a view.
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

    /// The action of a tap.
    public static let `default` = AccessibilityActionKind(.default)
    /// Dismisses whatever is in front.
    public static let escape = AccessibilityActionKind(.escape)
    /// The most important action, such as play and pause: a double tap with two fingers.
    public static let magicTap = AccessibilityActionKind(.magicTap)
}

/// The direction in which an adjustable action changes a value.
///
/// Source: Apple, SwiftUI `AccessibilityAdjustmentDirection`.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    case increment, decrement
}
