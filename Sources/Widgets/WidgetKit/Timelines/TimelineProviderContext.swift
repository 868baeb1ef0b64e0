/// The information for a provider about the place where its entries will be shown.
///
/// Source: Apple, WidgetKit `TimelineProviderContext`.
public struct TimelineProviderContext: Sendable {
    /// The family of the widget.
    public let family: WidgetFamily

    /// A Boolean value that indicates whether the entry is for the widget gallery.
    public let isPreview: Bool

    /// The size of the widget, in points.
    public let displaySize: CGSize

    /// The values of the environment that the entry may be drawn with.
    public let environmentVariants: EnvironmentVariants

    package init(
        family: WidgetFamily, isPreview: Bool, displaySize: CGSize, environmentVariants: EnvironmentVariants = .init()
    ) {
        self.family = family
        self.isPreview = isPreview
        self.displaySize = displaySize
        self.environmentVariants = environmentVariants
    }
}

extension TimelineProviderContext {
    /// Creates the context that a provider receives from a preview: the family on the standard device.
    package init(previewing family: WidgetFamily) {
        self.init(
            family: family, isPreview: true, displaySize: WidgetMetrics(family: family)?.size ?? .zero)
    }
}
