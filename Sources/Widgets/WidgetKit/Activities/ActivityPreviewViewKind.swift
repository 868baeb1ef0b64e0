/// A presentation of a Live Activity in a preview.
///
/// Source: Apple, WidgetKit `ActivityPreviewViewKind`.
public enum ActivityPreviewViewKind: Hashable, Sendable {
    /// The presentation on the Lock Screen.
    case content
    /// The presentation in the Dynamic Island.
    case dynamicIsland(DynamicIslandPreviewViewState)

    /// A presentation of the Dynamic Island in a preview.
    public enum DynamicIslandPreviewViewState: Hashable, Sendable {
        /// Large, as long as people touch it.
        case expanded
        /// Around the camera.
        case compact
        /// A circle.
        case minimal
    }
}

extension ActivityPreviewViewKind {
    /// Every presentation, as a phone shows them.
    package static let all: [ActivityPreviewViewKind] = [
        .content, .dynamicIsland(.compact), .dynamicIsland(.minimal), .dynamicIsland(.expanded),
    ]

    /// The name of the presentation.
    package var presentation: String {
        switch self {
        case .content: "lockScreen"
        case .dynamicIsland(.compact): "compact"
        case .dynamicIsland(.minimal): "minimal"
        case .dynamicIsland(.expanded): "expanded"
        }
    }
}
