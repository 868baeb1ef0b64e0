/// The measures of a Live Activity's presentations, in points.
///
/// Sizes: Human Interface Guidelines, Live Activities, "Specifications", for the screen of 430 x 932 points that pictures
/// are made for. What the guidelines do not say is marked so.
enum ActivityMetrics {
    /// The width of the banner on the Lock Screen and of the expanded island.
    static let width: CGFloat = 408

    /// The heights that a banner and an expanded island may have.
    static let heights: ClosedRange<CGFloat> = 84...160

    /// The radius of the expanded island's corners.
    static let expandedCornerRadius: CGFloat = 44

    /// The radius of the banner's corners, which no public source has: what designers draw for iOS 16 to 18.
    static let bannerCornerRadius: CGFloat = 24

    /// The height of the island at rest; half of it is the radius of its ends.
    static let islandHeight: CGFloat = 110.0 / 3

    /// The width of the island with both compact views at their widest.
    static let compactWidth: CGFloat = 250

    /// The widest that a compact view can be.
    static let compactSideWidth: CGFloat = 187.0 / 3

    /// What lies between the two: the camera and its sensors.
    static var cameraWidth: CGFloat { compactWidth - 2 * compactSideWidth }

    /// The widths that the minimal view may have.
    static let minimalWidths: ClosedRange<CGFloat> = 110.0 / 3...45

    /// The system's margins, which no public source has. At the ends of the compact island they keep content out of the
    /// round caps; beside the camera content is snug, as the guidelines ask.
    static let compactLeadingMargins = EdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 4)
    static let compactTrailingMargins = EdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 8)
    static let minimalMargins = EdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 5)
    static let expandedMargins = EdgeInsets(top: 12, leading: 20, bottom: 16, trailing: 20)
}
