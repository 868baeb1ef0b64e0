import Foundation

/// The effect of frosted glass on the pixels below it: the glass blurs them, changes their saturation, and lays a tint over them.
package struct Backdrop: Sendable, Equatable {
    /// The standard deviation of the blur, in points.
    package var sigma: CGFloat
    /// 1 keeps colours as they are, 0 leaves greys.
    package var saturation: Double
    package var tint: RGBA
    /// The opacity of the glass, 0...1.
    package var opacity: Double

    package init(sigma: CGFloat, saturation: Double, tint: RGBA, opacity: Double = 1) {
        self.sigma = sigma
        self.saturation = saturation
        self.tint = tint
        self.opacity = opacity
    }
}
