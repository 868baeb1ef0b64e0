/// The apparent material of a widget in a room.
///
/// Source: Apple, WidgetKit `WidgetTexture`.
public struct WidgetTexture: Hashable, Sendable {
    private let name: String

    /// Glass over the content.
    public static let glass = WidgetTexture(name: "glass")
    /// Paper behind the content.
    public static let paper = WidgetTexture(name: "paper")
}
