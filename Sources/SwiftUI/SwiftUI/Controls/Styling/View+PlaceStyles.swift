extension View {
    /// Draws gauges in this view as the place asks that they are shown in, whatever style they ask for themselves.
    package func placeGaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        controlStyle(style, isFirm: true) { style, configuration in style.makeBody(configuration: configuration) }
    }

    /// Draws progress views in this view as the place asks that they are shown in, whatever style they ask for themselves.
    package func placeProgressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        controlStyle(style, isFirm: true) { style, configuration in style.makeBody(configuration: configuration) }
    }
}
