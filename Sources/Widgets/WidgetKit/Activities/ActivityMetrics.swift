/// The measures of a Live Activity's presentations, in points.
///
/// Sizes: Human Interface Guidelines, Live Activities, "Specifications", for the screens of 430 x 932 and 393 x 852 points. Values that
/// the guidelines lack are marked.
struct ActivityMetrics: Equatable {
    /// The width of the banner on the Lock Screen and of the expanded island.
    let width: CGFloat

    /// The width of the island with both compact views at their widest.
    let compactWidth: CGFloat

    /// The widest that a compact view can be.
    let compactSideWidth: CGFloat

    /// - Parameter screenWidth: in points. Both screens of the guidelines leave 11 points on each side of a banner, 430 - 408 and
    ///   393 - 371; other screens are taken to do so, too, and an island to be as wide as on the one of the two that is nearer.
    init(screenWidth: CGFloat) {
        width = screenWidth - 22
        let isLarge = screenWidth > 411
        compactWidth = isLarge ? 250 : 230
        compactSideWidth = isLarge ? 187.0 / 3 : 157.0 / 3
    }

    /// The width between the two compact views: the camera and its sensors.
    var cameraWidth: CGFloat { compactWidth - 2 * compactSideWidth }

    /// The heights that a banner and an expanded island may have.
    static let heights: ClosedRange<CGFloat> = 84...160

    /// The radius of the expanded island's corners.
    static let expandedCornerRadius: CGFloat = 44

    /// The radius of the banner's corners: no public source has it, so it is what designers draw for iOS 16 to 18.
    static let bannerCornerRadius: CGFloat = 24

    /// The height of the island at rest; half of it is the radius of its ends.
    static let islandHeight: CGFloat = 110.0 / 3

    /// The widths that the minimal view may have.
    static let minimalWidths: ClosedRange<CGFloat> = 110.0 / 3...45

    /// The system's margins, which no public source has. At the ends of the compact island they keep content out of the round caps;
    /// beside the camera content is snug, as the guidelines require.
    static let compactLeadingMargins = EdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 4)
    static let compactTrailingMargins = EdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 8)
    static let minimalMargins = EdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 5)
    static let expandedMargins = EdgeInsets(top: 12, leading: 20, bottom: 16, trailing: 20)
}

extension EnvironmentValues {
    private struct ActivityScreenKey: EnvironmentKey {
        static var defaultValue: CGFloat { 430 }
    }

    /// The width of the screen that a Live Activity is on, in points.
    package var activityScreenWidth: CGFloat {
        get { self[ActivityScreenKey.self] }
        set { self[ActivityScreenKey.self] = newValue }
    }

    var activityMetrics: ActivityMetrics { ActivityMetrics(screenWidth: activityScreenWidth) }
}
