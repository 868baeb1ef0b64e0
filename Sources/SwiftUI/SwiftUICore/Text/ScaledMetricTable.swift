import Appearance
import Foundation

/// The scaling of lengths with Dynamic Type.
enum ScaledMetricTable {
    /// Returns the length at a type size: the length times the ratio of the style's line height to its line height at `large`, in whole
    /// pixels.
    ///
    /// Source: `UIFontMetrics.scaledValue` probed on iOS 26.1 at @3x (body at accessibility5: 10 gives 28.3333). At @2x the pictures of
    /// swift-markdown-ui have a type size of 16 for 16 at medium, which rounds 15.5 and not 15.3333.
    static func scale(
        _ value: CGFloat, relativeTo style: Font.TextStyle, at size: DynamicTypeSize, styles: TextStyleLook, pixelsPerPoint: CGFloat = 3
    ) -> CGFloat {
        guard size != .large else { return value }
        let ratio = styles.row(style, size).lineHeight / styles.row(style, .large).lineHeight
        let pixels = max(pixelsPerPoint, 1)
        return (value * ratio * pixels).rounded() / pixels
    }
}
