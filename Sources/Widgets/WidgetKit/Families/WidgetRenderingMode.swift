/// The way in which the system colours a widget.
///
/// Source: Apple, WidgetKit `WidgetRenderingMode`.
public struct WidgetRenderingMode: Equatable, Sendable, CustomStringConvertible {
    private enum Mode { case fullColor, accented, vibrant }

    private let mode: Mode

    /// The colours of the view.
    public static let fullColor = WidgetRenderingMode(mode: .fullColor)
    /// Two groups, each flattened to one colour: views that are `widgetAccentable()`, and all others.
    public static let accented = WidgetRenderingMode(mode: .accented)
    /// Without colour, brightness turned into translucency, as on the Lock Screen.
    public static let vibrant = WidgetRenderingMode(mode: .vibrant)

    public var description: String {
        switch mode {
        case .fullColor: "fullColor"
        case .accented: "accented"
        case .vibrant: "vibrant"
        }
    }
}
