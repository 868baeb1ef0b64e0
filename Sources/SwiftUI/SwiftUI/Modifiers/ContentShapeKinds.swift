/// What a view's content shape is for.
///
/// Source: Apple, SwiftUI `ContentShapeKinds`.
public struct ContentShapeKinds: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Where the view can be touched, and what a drag picks up.
    public static let interaction = ContentShapeKinds(rawValue: 1 << 0)
    /// The outline of what a drag shows.
    public static let dragPreview = ContentShapeKinds(rawValue: 1 << 1)
    /// The outline of what a context menu lifts.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 2)
    /// The outline of a pointer's effect.
    public static let hoverEffect = ContentShapeKinds(rawValue: 1 << 3)
    /// The outline that assistive technologies show.
    public static let accessibility = ContentShapeKinds(rawValue: 1 << 4)
    /// The outline of the ring around what has the focus.
    public static let focusEffect = ContentShapeKinds(rawValue: 1 << 5)
}
