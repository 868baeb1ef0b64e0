/// What becomes of the accessibility elements inside an element.
///
/// Source: Apple, SwiftUI `AccessibilityChildBehavior`.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private let name: String

    /// They are left out.
    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    /// They become parts of this one.
    public static let contain = AccessibilityChildBehavior(name: "contain")
    /// What they say is said by this one.
    public static let combine = AccessibilityChildBehavior(name: "combine")
}
