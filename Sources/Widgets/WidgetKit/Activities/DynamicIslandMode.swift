/// A presentation of the Dynamic Island.
///
/// Source: Apple, WidgetKit `DynamicIslandMode`.
public struct DynamicIslandMode: Hashable, Sendable {
    private enum Mode { case compactLeading, compactTrailing, minimal, expanded }

    private let mode: Mode

    /// Before the camera.
    public static let compactLeading = DynamicIslandMode(mode: .compactLeading)
    /// Behind the camera.
    public static let compactTrailing = DynamicIslandMode(mode: .compactTrailing)
    /// A separate circle, or one attached to the camera.
    public static let minimal = DynamicIslandMode(mode: .minimal)
    /// Large, as long as people touch it.
    public static let expanded = DynamicIslandMode(mode: .expanded)
}
