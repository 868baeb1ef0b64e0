/// The standard background of accessory widgets: translucent, in the shape of the widget.
///
/// Source: Apple, WidgetKit `AccessoryWidgetBackground`. How strong it is on a screen depends on the wallpaper; here, not measured,
/// it lets five sixths of it through where the system draws without colour, and is the system's tertiary fill elsewhere.
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
