/// The shape of a rounded rectangle's corners: a quarter circle, or the smoother curve of the system's interface.
///
/// Source: Apple, SwiftUI `RoundedCornerStyle`.
public enum RoundedCornerStyle: Sendable, Hashable {
    case circular
    case continuous
}
