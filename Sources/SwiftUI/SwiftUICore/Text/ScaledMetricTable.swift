import Appearance
import Foundation

/// The scaling of lengths with Dynamic Type.
enum ScaledMetricTable {
    /// Returns the length at a type size: the length times the ratio of the style's line height to its line height at `large`, rounded to
    /// a third of a point.
    ///
    /// Source: `UIFontMetrics.scaledValue` probed on iOS 26.1 at @3x (body at accessibility5: 10 gives 28.3333).
    static func scale(
        _ value: CGFloat, relativeTo style: Font.TextStyle, at size: DynamicTypeSize, styles: TextStyleLook
    ) -> CGFloat {
        guard size != .large else { return value }
        let ratio = styles.row(style, size).lineHeight / styles.row(style, .large).lineHeight
        return (value * ratio * 3).rounded() / 3
    }
}
