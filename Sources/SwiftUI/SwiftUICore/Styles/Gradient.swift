import Foundation
import Geometry

/// Colours at positions along a line, independent of the position of the line in the plane.
///
/// As a style it runs from the top of the filled area to the bottom.
///
/// Source: Apple, SwiftUI `Gradient`.
public struct Gradient: Sendable, Hashable {
    /// One colour of a gradient.
    public struct Stop: Sendable, Hashable {
        public var color: Color

        /// The position along the gradient: 0 is its start, 1 its end.
        public var location: CGFloat

        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// The colours and their positions, in ascending order of position.
    public var stops: [Stop]

    public init(stops: [Stop]) { self.stops = stops }

    /// Creates a gradient of colours evenly spaced from 0 to 1; a single colour is at 0.
    public init(colors: [Color]) {
        let last = max(colors.count - 1, 1)
        stops = colors.enumerated().map { Stop(color: $0.element, location: CGFloat($0.offset) / CGFloat(last)) }
    }

    /// Returns the gradient with its colours mixed in another space.
    public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self).colorSpace(space) }
}

extension Gradient: ShapeStyle, PrimitiveShapeStyle {
    public typealias Resolved = Never

    package func primitiveStyle(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
        AnyGradient(self).primitiveStyle(in: environment, level: level)
    }
}
