import Geometry

/// Layout-specific properties of a layout container.
///
/// Source: Apple, SwiftUI `LayoutProperties`.
public struct LayoutProperties: Sendable {
    /// The orientation of the containing stack-like container, nil when it has none; spacers and dividers follow it.
    public var stackOrientation: Axis?

    /// Creates a default set of properties.
    public init() {}
}
