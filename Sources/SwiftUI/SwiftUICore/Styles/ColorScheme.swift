/// The appearance of the interface: light or dark.
///
/// Source: Apple, SwiftUI `ColorScheme`.
public enum ColorScheme: CaseIterable, Sendable, Hashable {
    case light
    case dark
}
