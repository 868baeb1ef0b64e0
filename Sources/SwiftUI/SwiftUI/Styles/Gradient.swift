import Foundation
import Geometry

/// Colours at places along a line, before it is known how the line lies in the plane.
///
/// As a style it runs from the top of what it fills to the bottom.
///
/// Source: Apple, SwiftUI `Gradient`.
public struct Gradient: Sendable, Hashable {
    /// One colour of a gradient.
    public struct Stop: Sendable, Hashable {
        public var color: Color

        /// The place along the gradient: 0 is its start, 1 its end.
        public var location: CGFloat

        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// The colours and their places, in ascending order of place.
    public var stops: [Stop]

    public init(stops: [Stop]) { self.stops = stops }

    /// Colours evenly spaced from 0 to 1; a single colour stands at 0.
    public init(colors: [Color]) {
        let last = max(colors.count - 1, 1)
        stops = colors.enumerated().map { Stop(color: $0.element, location: CGFloat($0.offset) / CGFloat(last)) }
    }

    /// The gradient with its colours mixed in another space.
    public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self).colorSpace(space) }
}

extension Gradient: ShapeStyle, PrimitiveShapeStyle {
    public typealias Resolved = Never

    package func primitiveStyle(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
        AnyGradient(self).primitiveStyle(in: environment, level: level)
    }
}
