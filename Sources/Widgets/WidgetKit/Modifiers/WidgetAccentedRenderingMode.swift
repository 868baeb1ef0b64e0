/// How a picture is coloured in a widget of the mode `accented`.
///
/// Source: Apple, WidgetKit `WidgetAccentedRenderingMode`.
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
    private enum Mode { case accented, desaturated, accentedDesaturated, fullColor }

    private let mode: Mode

    /// In the accent colour, by its opacity.
    public static let accented = WidgetAccentedRenderingMode(mode: .accented)
    /// The colour of content that is not accented, by its brightness.
    public static let desaturated = WidgetAccentedRenderingMode(mode: .desaturated)
    /// In the accent colour, by its brightness.
    public static let accentedDesaturated = WidgetAccentedRenderingMode(mode: .accentedDesaturated)
    /// As it is.
    public static let fullColor = WidgetAccentedRenderingMode(mode: .fullColor)
}

extension Image {
    /// Says how the picture is coloured in a widget of the mode `accented`; other modes draw it as it is.
    ///
    /// - Parameter renderingMode: `nil` for the colour of the group that the picture belongs to.
    public func widgetAccentedRenderingMode(_ renderingMode: WidgetAccentedRenderingMode?) -> some View {
        AccentedImage(image: self, mode: renderingMode)
    }
}

/// A picture in the colours that the mode `accented` gives it.
private struct AccentedImage: View {
    let image: Image
    let mode: WidgetAccentedRenderingMode?

    @Environment(\.widgetRenderingMode) private var widgetMode

    var body: some View {
        if widgetMode == .accented, let mode {
            switch mode {
            case .accented: image.renderingMode(.template).widgetAccentable()
            case .desaturated: image.luminanceToAlpha()
            case .accentedDesaturated: image.luminanceToAlpha().widgetAccentable()
            default: image.modifier(ToneGroupModifier(.original))
            }
        } else {
            image
        }
    }
}
