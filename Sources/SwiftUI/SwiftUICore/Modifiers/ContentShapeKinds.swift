/// The purposes of a view's content shape.
///
/// Source: Apple, SwiftUI `ContentShapeKinds`.
public struct ContentShapeKinds: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The area that responds to touches and that a drag picks up.
    public static let interaction = ContentShapeKinds(rawValue: 1 << 0)
    /// The outline of the preview of a drag.
    public static let dragPreview = ContentShapeKinds(rawValue: 1 << 1)
    /// The outline of the content that a context menu lifts.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 2)
    /// The outline of a pointer's effect.
    public static let hoverEffect = ContentShapeKinds(rawValue: 1 << 3)
    /// The outline that assistive technologies show.
    public static let accessibility = ContentShapeKinds(rawValue: 1 << 4)
    /// The outline of the ring around the focused view.
    public static let focusEffect = ContentShapeKinds(rawValue: 1 << 5)
}
