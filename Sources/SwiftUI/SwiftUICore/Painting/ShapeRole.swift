/// Ways of styling a shape.
///
/// Source: Apple, SwiftUI `ShapeRole`.
public enum ShapeRole: Sendable, Hashable {
    /// The shape fills an area.
    case fill
    /// The shape traces a line.
    case stroke
    /// The shape separates.
    case separator
}
