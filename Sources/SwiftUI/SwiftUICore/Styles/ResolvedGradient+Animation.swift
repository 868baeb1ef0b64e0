import Foundation
import Geometry

extension ResolvedGradient {
    /// The number of vector components per stop: four for the colour, one for the location.
    private static let componentsPerStop = 5

    var animatableVector: AnimatableVector {
        var components = shape.components
        for stop in stops { components += stop.color.perceptualVector + [stop.location * 128] }
        return AnimatableVector(components)
    }

    func replacing(_ vector: AnimatableVector) -> ResolvedGradient {
        var result = self
        let shapeCount = shape.components.count
        let count = shapeCount + stops.count * Self.componentsPerStop
        let missing = max(count - vector.components.count, 0)
        let components = vector.components.prefix(count) + Array(repeating: 0, count: missing)
        result.shape = shape.replacing(Array(components.prefix(shapeCount)))
        for index in stops.indices {
            let first = shapeCount + index * Self.componentsPerStop
            result.stops[index] = Stop(
                color: Color.Resolved(perceptualVector: components[first..<(first + 4)]),
                location: components[first + 4] / 128)
        }
        return result
    }

    func isInterpolable(with other: ResolvedGradient) -> Bool {
        stops.count == other.stops.count && colorSpace == other.colorSpace && shape.isSameKind(as: other.shape)
    }
}

extension ResolvedGradient.Shape {
    /// The components of the shape: points and fractions of the unit square and angles times 128, radii in points.
    var components: [Double] {
        switch self {
        case .linear(let start, let end):
            Self.components(start) + Self.components(end)
        case .radial(let center, let startRadius, let endRadius):
            Self.components(center) + [Double(startRadius), Double(endRadius)]
        case .elliptical(let center, let startFraction, let endFraction):
            Self.components(center) + [Double(startFraction) * 128, Double(endFraction) * 128]
        case .angular(let center, let start, let end):
            Self.components(center) + [start.animatableData, end.animatableData]
        }
    }

    /// Returns the shape of the same kind with these four components.
    func replacing(_ numbers: [Double]) -> ResolvedGradient.Shape {
        let first = UnitPoint(x: numbers[0] / 128, y: numbers[1] / 128)
        switch self {
        case .linear:
            return .linear(start: first, end: UnitPoint(x: numbers[2] / 128, y: numbers[3] / 128))
        case .radial:
            return .radial(center: first, startRadius: numbers[2], endRadius: numbers[3])
        case .elliptical:
            return .elliptical(center: first, startFraction: numbers[2] / 128, endFraction: numbers[3] / 128)
        case .angular:
            return .angular(
                center: first, start: Angle(radians: numbers[2] / 128), end: Angle(radians: numbers[3] / 128))
        }
    }

    func isSameKind(as other: ResolvedGradient.Shape) -> Bool {
        switch (self, other) {
        case (.linear, .linear), (.radial, .radial), (.elliptical, .elliptical), (.angular, .angular): true
        case (.linear, _), (.radial, _), (.elliptical, _), (.angular, _): false
        }
    }

    private static func components(_ point: UnitPoint) -> [Double] { [Double(point.x) * 128, Double(point.y) * 128] }
}
