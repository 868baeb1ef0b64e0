/// The standard background of accessory widgets: translucent, in the shape of the widget.
///
/// Source: Apple, WidgetKit `AccessoryWidgetBackground`. Its strength on a screen depends on the wallpaper. Here, unmeasured, five sixths
/// of the content below show through where the system draws without colour; elsewhere it is the system's tertiary fill.
public struct AccessoryWidgetBackground: View {
    public init() {}

    @Environment(\.widgetFamily) private var family
    @Environment(\.widgetRenderingMode) private var mode

    public var body: some View {
        if family == .accessoryCircular {
            Circle().fill(style)
        } else {
            ContainerRelativeShape().fill(style)
        }
    }

    private var style: AnyShapeStyle { mode == .vibrant ? AnyShapeStyle(.white.opacity(1.0 / 6)) : AnyShapeStyle(.fill.tertiary) }
}
