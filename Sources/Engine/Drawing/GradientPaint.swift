import Foundation
import Geometry

/// A gradient in the coordinates of the item it paints (points).
///
/// Colours are mixed premultiplied in gamma-encoded sRGB and rounded to eight bits, to the nearest, without dither, as
/// Apple's widgets have them: where a gradient rises by less than a level a pixel its steps are one level high, the least
/// there is.
package struct GradientPaint: Sendable, Equatable {
    /// A colour at a place along the gradient, 0 at its start and 1 at its end.
    package struct Stop: Sendable, Equatable {
        package var color: RGBA
        package var location: Double

        package init(color: RGBA, location: Double) {
            self.color = color
            self.location = location
        }
    }

    /// The map from a point of the plane to a place along the gradient.
    package enum Shape: Sendable, Equatable {
        case linear(start: CGPoint, end: CGPoint)
        /// Distance from `center`, 0 at `startRadius` and 1 at `endRadius`.
        case radial(center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
        /// A radial gradient in a plane scaled so that the ellipse with these radii is the unit circle.
        case elliptical(center: CGPoint, radii: CGSize, startFraction: CGFloat, endFraction: CGFloat)
        /// The direction from `center`, clockwise from the positive x axis.
        case angular(center: CGPoint, start: Angle, end: Angle)
    }

    package var stops: [Stop]
    package var shape: Shape

    package init(stops: [Stop], shape: Shape) {
        self.stops = stops
        self.shape = shape
    }
}
