/// The contrast between foreground and background colours.
///
/// Source: Apple, SwiftUI `ColorSchemeContrast`.
public enum ColorSchemeContrast: CaseIterable, Sendable, Hashable {
    case standard
    case increased
}
