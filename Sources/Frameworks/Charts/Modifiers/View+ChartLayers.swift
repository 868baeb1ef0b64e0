nonisolated extension View {
    /// Configures the plot area of charts: a closure gets the plot and returns the view that replaces it.
    public func chartPlotStyle<Content: View>(
        @ViewBuilder content: @escaping (ChartPlotContent) -> Content
    ) -> some View {
        chartSetting(\.plotStyle, to: { AnyView(content($0)) })
    }

    /// Adds a background to a view that contains a chart.
    public func chartBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
    ) -> some View {
        chartSetting { settings in
            settings.backgrounds.append(ChartSettings.Layer(alignment: alignment) { AnyView(content($0)) })
        }
    }

    /// Adds an overlay to a view that contains a chart.
    public func chartOverlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
    ) -> some View {
        chartSetting { settings in
            settings.overlays.append(ChartSettings.Layer(alignment: alignment) { AnyView(content($0)) })
        }
    }
}
