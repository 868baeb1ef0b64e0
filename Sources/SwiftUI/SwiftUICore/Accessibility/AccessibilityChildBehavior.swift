/// The treatment of the accessibility elements inside an element.
///
/// Source: Apple, SwiftUI `AccessibilityChildBehavior`.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private let name: String

    /// The elements inside are left out.
    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    /// The elements inside become children of this element.
    public static let contain = AccessibilityChildBehavior(name: "contain")
    /// The properties of the elements inside become properties of this element.
    public static let combine = AccessibilityChildBehavior(name: "combine")
}
