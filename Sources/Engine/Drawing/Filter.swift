import Foundation

/// A change to the finished pixels of a group.
package enum Filter: Sendable, Equatable {
    /// A Gaussian of this standard deviation, in points.
    case blur(sigma: CGFloat)
    /// The same with no transparency: the box of the group keeps its edges, and its colours go on beyond them.
    case opaqueBlur(sigma: CGFloat)
    /// The group's silhouette in one colour, blurred (sigma in points) and shifted, below the group itself.
    case shadow(color: RGBA, sigma: CGFloat, offset: CGSize)
    /// A shadow inside the group: the area around its silhouette in one colour, blurred (sigma in points) and shifted, drawn above the
    /// group and inside it alone.
    case innerShadow(color: RGBA, sigma: CGFloat, offset: CGSize)
    /// Four rows of five: red, green, blue and alpha from straight red, green, blue, alpha and 1.
    case colorMatrix([Double])
    /// The same on colours in linear light, which are gamma-encoded again.
    case linearColorMatrix([Double])

    /// True if each pixel changes by itself.
    package var isColorMatrix: Bool {
        switch self {
        case .colorMatrix, .linearColorMatrix: true
        case .blur, .opaqueBlur, .shadow, .innerShadow: false
        }
    }
}
