import Foundation

extension CGSize {
    /// The size of text in UIKit's form: rounded up to the next pixel of the screen.
    ///
    /// Source: `UILabel`s of 53.667 by 20.333 points and buttons of 34.333 at three pixels a point, as layout libraries test them.
    var roundedUpToPixels: CGSize { CGSize(width: width.roundedUpToPixels, height: height.roundedUpToPixels) }
}

extension CGFloat {
    var roundedUpToPixels: CGFloat {
        let scale = UIKitSurroundings.current.displayScale
        // A number of pixels that is whole except for rounding errors counts as whole.
        return (self * scale - 1e-6).rounded(.up) / scale
    }
}
