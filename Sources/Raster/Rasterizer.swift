import Drawing
import Foundation
import Pixels

/// Draws display lists into pictures.
package struct Rasterizer: Sendable {
    /// Pixels per point.
    package let scale: CGFloat

    package init(scale: CGFloat) { self.scale = scale }

    /// The picture of a display list; `size * scale` pixels, rounded to whole ones.
    package func render(_ list: DisplayList) -> Pixmap {
        Pixmap(
            widthInPixels: Int((list.size.width * scale).rounded()),
            heightInPixels: Int((list.size.height * scale).rounded()))
    }
}
