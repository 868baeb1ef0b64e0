import Drawing
import Foundation
import Geometry

/// A gradient whose colours are settled, in unit coordinates of what it fills.
package struct ResolvedGradient: Sendable, Equatable {
    /// A colour at a place along the gradient, 0 at its start and 1 at its end.
    package struct Stop: Sendable, Equatable {
        package var color: Color.Resolved
        package var location: Double
    }

    /// How the unit square becomes a place along the gradient; radii are points, fractions parts of the bounds.
    package enum Shape: Sendable, Equatable {
        case linear(start: UnitPoint, end: UnitPoint)
        case radial(center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
        case elliptical(center: UnitPoint, startFraction: CGFloat, endFraction: CGFloat)
        case angular(center: UnitPoint, start: Angle, end: Angle)
    }

    package var stops: [Stop]
    package var shape: Shape
    package var colorSpace: Gradient.ColorSpace

    /// The paint for something with these bounds, in points; no stops are clear, a single one is plain.
    package func paint(in bounds: CGRect) -> Paint {
        guard let last = stops.last else { return .color(.clear) }
        guard stops.count > 1 else { return .color(last.color.rgba) }
        var reached = -Double.infinity
        let drawn = stopsForDrawing.map { stop in
            // A place that is out of order, or not a number, is where the stop before it is.
            if stop.location > reached { reached = stop.location }
            return GradientPaint.Stop(color: stop.color.rgba, location: reached.isFinite ? reached : 0)
        }
        return .gradient(GradientPaint(stops: drawn, shape: shape.placed(in: bounds)))
    }

    /// The stops, with others in between where mixing in gamma-encoded sRGB would miss the colour space's path.
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
    /// The shape in the coordinates of the bounds.
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
