import Drawing
import Foundation
import Geometry

/// A gradient with resolved colours, in unit coordinates of the filled area.
package struct ResolvedGradient: Sendable, Equatable {
    /// A colour at a position along the gradient, 0 at its start and 1 at its end.
    package struct Stop: Sendable, Equatable {
        package var color: Color.Resolved
        package var location: Double

        package init(color: Color.Resolved, location: Double) {
            self.color = color
            self.location = location
        }
    }

    /// The map from the unit square to positions along the gradient. Radii are in points, fractions are parts of the bounds.
    package enum Shape: Sendable, Equatable {
        case linear(start: UnitPoint, end: UnitPoint)
        case radial(center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
        case elliptical(center: UnitPoint, startFraction: CGFloat, endFraction: CGFloat)
        case angular(center: UnitPoint, start: Angle, end: Angle)
    }

    package var stops: [Stop]
    package var shape: Shape
    package var colorSpace: Gradient.ColorSpace

    package init(stops: [Stop], shape: Shape, colorSpace: Gradient.ColorSpace) {
        self.stops = stops
        self.shape = shape
        self.colorSpace = colorSpace
    }

    /// Returns the paint for content with these bounds, in points. A gradient without stops is clear, one with a single stop is plain.
    package func paint(in bounds: CGRect) -> Paint {
        guard let last = stops.last else { return .color(.clear) }
        guard stops.count > 1 else { return .color(last.color.rgba) }
        var reached = -Double.infinity
        let drawn = stopsForDrawing.map { stop in
            // A position that is out of order or NaN is replaced by that of the stop before.
            if stop.location > reached { reached = stop.location }
            return GradientPaint.Stop(color: stop.color.rgba, location: reached.isFinite ? reached : 0)
        }
        return .gradient(GradientPaint(stops: drawn, shape: shape.placed(in: bounds)))
    }

    /// The stops, with others inserted where mixing in gamma-encoded sRGB would miss the colour space's path.
    private var stopsForDrawing: [Stop] {
        guard colorSpace.kind == .perceptual else { return stops }
        var result = [stops[0]]
        for (first, second) in zip(stops, stops.dropFirst()) {
            PerceptualPath(from: first, to: second).appendStops(to: &result)
        }
        return result
    }
}

extension ResolvedGradient.Shape {
    /// Returns the shape in the coordinates of the bounds.
    func placed(in bounds: CGRect) -> GradientPaint.Shape {
        let place = { (unit: UnitPoint) -> CGPoint in
            CGPoint(x: bounds.minX + unit.x * bounds.width, y: bounds.minY + unit.y * bounds.height)
        }
        switch self {
        case .linear(let start, let end):
            return .linear(start: place(start), end: place(end))
        case .radial(let center, let startRadius, let endRadius):
            return .radial(center: place(center), startRadius: startRadius, endRadius: endRadius)
        case .elliptical(let center, let startFraction, let endFraction):
            return .elliptical(
                center: place(center), radii: bounds.size, startFraction: startFraction, endFraction: endFraction)
        case .angular(let center, let start, let end):
            return .angular(center: place(center), start: start, end: end)
        }
    }
}
