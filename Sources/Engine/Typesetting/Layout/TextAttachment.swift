import Foundation

/// The room an inline picture takes in a line, in points.
package struct TextAttachment: Sendable, Hashable {
    package var size: CGSize
    /// The distance of its bottom below the baseline.
    package var descent: CGFloat

    package init(size: CGSize, descent: CGFloat) { (self.size, self.descent) = (size, descent) }

    /// The size with NaN and negative lengths as zero.
    var saneSize: CGSize {
        func sane(_ length: CGFloat) -> CGFloat { length.isFinite && length > 0 ? length : 0 }
        return CGSize(width: sane(size.width), height: sane(size.height))
    }
}
