/// The behaviour of an element when the layout direction changes.
///
/// Source: Apple, SwiftUI `LayoutDirectionBehavior`.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    /// The element stays unchanged.
    case fixed
    /// The element is mirrored horizontally in the given direction.
    case mirrors(in: LayoutDirection)

    /// The element is mirrored in right-to-left layouts.
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}
