/// What something does when the layout direction changes.
///
/// Source: Apple, SwiftUI `LayoutDirectionBehavior`.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    /// Stays as it is.
    case fixed
    /// Is mirrored left to right in the given direction.
    case mirrors(in: LayoutDirection)

    /// Is mirrored in right-to-left layouts.
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}
