/// A direction in which SwiftUI can lay out content.
///
/// Source: Apple, SwiftUI `LayoutDirection`.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    case leftToRight
    case rightToLeft
}
