/// The standard background of accessory widgets: translucent, in the shape of the widget.
///
/// Source: Apple, WidgetKit `AccessoryWidgetBackground`. Its strength on a screen depends on the wallpaper; here it is
/// the system's tertiary fill, which is not measured.
public struct AccessoryWidgetBackground: View {
    public init() {}

    @Environment(\.widgetFamily) private var family

    public var body: some View {
        if family == .accessoryCircular {
            Circle().fill(.fill.tertiary)
        } else {
            ContainerRelativeShape().fill(.fill.tertiary)
        }
    }
}
