nonisolated extension View {
    /// Configures the legend for charts: whether it shows.
    public func chartLegend(_ visibility: Visibility) -> some View { chartSetting { $0.legend.visibility = visibility } }

    /// Configures the position of the legend for charts.
    public func chartLegend(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chartSetting { settings in
            settings.legend.position = position
            settings.legend.alignment = alignment
            settings.legend.spacing = spacing
        }
    }

    /// Configures the legend for charts: its position and its content.
    public func chartLegend<Content: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View {
        let content = AnyView(content())
        return chartLegend(position: position, alignment: alignment, spacing: spacing)
            .chartSetting(\.legend.content, to: content)
    }
}
