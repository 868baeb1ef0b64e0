import Geometry

/// A gradient without a shape. Its colours are interpolated in a given space, or found by the system.
///
/// As a style it runs from the top of the filled area to the bottom. Its colours are mixed in OKLab unless another space is named, as are
/// those of a `LinearGradient` on iOS 18 and of `Color.gradient` on macOS 26 (record `gradient.linear`).
///
/// Source: Apple, SwiftUI `AnyGradient`.
public struct AnyGradient: Sendable, Hashable {
    enum Source: Sendable, Hashable {
        case explicit(Gradient)
        /// The system's gradient of one colour.
        case standard(Color)
    }

    let source: Source
    private(set) var colorSpace = Gradient.ColorSpace.perceptual

    public init(_ gradient: Gradient) { source = .explicit(gradient) }

    init(standardGradientOf color: Color) { source = .standard(color) }

    /// Returns the gradient with its colours mixed in another space.
    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
        var result = self
        result.colorSpace = space
        return result
    }

    /// Returns the gradient resolved in an environment, with a shape in the plane.
    func resolved(in environment: EnvironmentValues, as shape: ResolvedGradient.Shape) -> ResolvedGradient {
        ResolvedGradient(stops: resolvedStops(in: environment), shape: shape, colorSpace: colorSpace)
    }

    private func resolvedStops(in environment: EnvironmentValues) -> [ResolvedGradient.Stop] {
        switch source {
        case .explicit(let gradient):
            gradient.stops.map {
                ResolvedGradient.Stop(color: $0.color.resolve(in: environment), location: Double($0.location))
            }
        case .standard(let color):
            StandardGradient.stops(of: color.resolve(in: environment))
        }
    }
}

extension AnyGradient: ShapeStyle, PrimitiveShapeStyle {
    public typealias Resolved = Never

    package func primitiveStyle(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
        ResolvedStyle.gradient(resolved(in: environment, as: .linear(start: .top, end: .bottom))).atLevel(level)
    }
}
