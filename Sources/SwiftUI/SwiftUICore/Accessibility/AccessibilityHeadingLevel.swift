/// The level of a heading in the hierarchy of headings.
///
/// Source: Apple, SwiftUI `AccessibilityHeadingLevel`.
public enum AccessibilityHeadingLevel: UInt, Sendable {
    case unspecified, h1, h2, h3, h4, h5, h6
}
