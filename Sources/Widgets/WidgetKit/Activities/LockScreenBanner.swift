/// A Live Activity on the Lock Screen: its view on a rounded plate, as high as it needs.
package struct LockScreenBanner: View {
    let content: AnyView

    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.hasWallpaper) private var hasWallpaper
    @Environment(\.activityMetrics) private var metrics

    package var body: some View {
        BannerLayout(metrics: metrics) { content }
            .containerShape(shape)
            .backgroundPreferenceValue(ActivityBackgroundTintKey.self) { tint in
                ZStack {
                    // A tint replaces the system's plate: where it is translucent, the wallpaper shows through.
                    if !hasWallpaper || (tint ?? nil) == nil { shape.fill(plate) }
                    if let tint, let color = tint { shape.fill(color) }
                }
            }
            .clipShape(shape)
    }

    /// Returns the height that the view would have, in points, if the system did not cut it off; `nil` if it does not.
    @MainActor
    package func heightBeforeCut(in environment: EnvironmentValues) -> CGFloat? {
        let most = ActivityMetrics.heights.upperBound
        let width = ActivityMetrics(screenWidth: environment.activityScreenWidth).width
        let height = ViewTree.idealSize(of: content, in: CGSize(width: width, height: most), environment: environment).height
        return height > most + 0.5 ? height : nil
    }

    private var shape: RoundedRectangle {
        RoundedRectangle(cornerRadius: ActivityMetrics.bannerCornerRadius, style: .continuous)
    }

    /// The system's own background, solid if there is no wallpaper behind it. No public source has its translucency.
    private var plate: Color {
        Color(.sRGB, white: colorScheme == .dark ? 0.11 : 1).opacity(hasWallpaper ? (colorScheme == .dark ? 0.62 : 0.8) : 1)
    }
}

/// A layout that gives its content the width of a banner, and the height that the content needs within the limits of a banner.
struct BannerLayout: Layout {
    let metrics: ActivityMetrics

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let heights = subviews.map { $0.sizeThatFits(self.proposal).height }
        let range = ActivityMetrics.heights
        return CGSize(
            width: metrics.width, height: min(max(heights.reduce(0, +), range.lowerBound), range.upperBound))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let heights = subviews.map { $0.sizeThatFits(self.proposal).height }
        var y = bounds.midY - heights.reduce(0, +) / 2
        for (subview, height) in zip(subviews, heights) {
            subview.place(
                at: CGPoint(x: bounds.midX, y: y + height / 2), anchor: .center,
                proposal: ProposedViewSize(width: bounds.width, height: subviews.count == 1 ? max(height, bounds.height) : height))
            y += height
        }
    }

    private var proposal: ProposedViewSize {
        ProposedViewSize(width: metrics.width, height: ActivityMetrics.heights.upperBound)
    }
}
