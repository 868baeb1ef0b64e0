/// The colouring of a picture in a widget of the mode `accented`.
///
/// Source: Apple, WidgetKit `WidgetAccentedRenderingMode`.
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
    private enum Mode { case accented, desaturated, accentedDesaturated, fullColor }

    private let mode: Mode

    /// The accent colour, by the picture's opacity.
    public static let accented = WidgetAccentedRenderingMode(mode: .accented)
    /// The colour of content that is not accented, by its brightness.
    public static let desaturated = WidgetAccentedRenderingMode(mode: .desaturated)
    /// The accent colour, by the picture's brightness.
    public static let accentedDesaturated = WidgetAccentedRenderingMode(mode: .accentedDesaturated)
    /// The picture's own colours.
    public static let fullColor = WidgetAccentedRenderingMode(mode: .fullColor)
}

extension Image {
    /// Sets the colouring of the picture in a widget of the mode `accented`; other modes draw it unchanged.
    ///
    /// - Parameter renderingMode: `nil` for the colour of the group that the picture belongs to.
    public func widgetAccentedRenderingMode(_ renderingMode: WidgetAccentedRenderingMode?) -> some View {
        AccentedImage(image: self, mode: renderingMode)
    }
}

/// A picture in the colours that the mode `accented` gives it.
nonisolated private struct AccentedImage: View {
    let image: Image
    let mode: WidgetAccentedRenderingMode?

    @Environment(\.widgetRenderingMode) private var widgetMode

    @MainActor var body: some View {
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
