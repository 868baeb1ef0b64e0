/// An alignment position for lines of text.
///
/// Source: Apple, SwiftUI `TextAlignment`.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    case leading, center, trailing
}
