nonisolated extension View {
    /// Draws gauges in this view in the style that the place showing them sets, even where they set another themselves.
    package func placeGaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        controlStyle(style, isFirm: true) { style, configuration in style.makeBody(configuration: configuration) }
    }

    /// Draws progress views in this view in the style that the place showing them sets, even where they set another themselves.
    package func placeProgressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        controlStyle(style, isFirm: true) { style, configuration in style.makeBody(configuration: configuration) }
    }
}
