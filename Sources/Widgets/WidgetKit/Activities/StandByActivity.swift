/// A Live Activity in StandBy: its Lock Screen presentation twice as large in the middle of the screen, and its tint, or black, from
/// edge to edge.
///
/// Source: Apple, Human Interface Guidelines, Live Activities, "StandBy presentation": it fills the screen, scaled to 200%, and a
/// background colour reaches the edges.
struct StandByActivity: View {
    let content: AnyView
    /// The screen on its side.
    let screen: CGSize

    @Environment(\.activityMetrics) private var metrics

    var body: some View {
        BannerLayout(metrics: metrics) { content }
            .scaleEffect(Self.scale)
            .frame(width: screen.width, height: screen.height)
            .backgroundPreferenceValue(ActivityBackgroundTintKey.self) { tint in
                ZStack {
                    Color.black
                    if let tint, let color = tint { color }
                }
            }
            .clipped()
            .environment(\.isActivityFullscreen, true)
            .environment(\.colorScheme, .dark)
    }

    private static var scale: CGFloat { 2 }
}
