import Drawing

/// Colours at the vertices of a grid, blended over the curved cells between them.
///
/// Source: Apple, SwiftUI `MeshGradient` (iOS 18).
public struct MeshGradient: Sendable, Equatable {
    /// A vertex and the control points of the four edges that leave it, in unit space.
    public struct BezierPoint: Sendable, Equatable {
        public var position: SIMD2<Float>
        public var leadingControlPoint: SIMD2<Float>
        public var topControlPoint: SIMD2<Float>
        public var trailingControlPoint: SIMD2<Float>
        public var bottomControlPoint: SIMD2<Float>

        public init(
            position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
            trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
        ) {
            self.position = position
            self.leadingControlPoint = leadingControlPoint
            self.topControlPoint = topControlPoint
            self.trailingControlPoint = trailingControlPoint
            self.bottomControlPoint = bottomControlPoint
        }
    }

    /// The positions of the vertices, row by row.
    public enum Locations: Sendable, Equatable {
        /// Edges run smoothly through the vertices.
        case points([SIMD2<Float>])
        case bezierPoints([BezierPoint])
    }

    /// The colours of the vertices, row by row.
    public enum Colors: Sendable, Equatable {
        case colors([Color])
        case resolvedColors([Color.Resolved])
    }

    /// The number of vertices in a row.
    public var width: Int
    /// The number of vertices in a column.
    public var height: Int
    public var locations: Locations
    public var colors: Colors
    /// The colour of areas that the grid does not cover.
    public var background: Color
    /// A Boolean value that indicates whether colours change smoothly at the vertices, instead of linearly between them.
    public var smoothsColors: Bool
    /// The colour space in which colours are blended.
    public var colorSpace: Gradient.ColorSpace

    public init(
        width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.width = width
        self.height = height
        self.locations = locations
        self.colors = colors
        self.background = background
        self.smoothsColors = smoothsColors
        self.colorSpace = colorSpace
    }

    public init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .colors(colors), background: background,
            smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    public init(
        width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    public init(
        width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .resolvedColors(resolvedColors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    public init(
        width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved],
        background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .bezierPoints(bezierPoints),
            colors: .resolvedColors(resolvedColors), background: background, smoothsColors: smoothsColors,
            colorSpace: colorSpace)
    }
}

extension MeshGradient: ShapeStyle, PrimitiveShapeStyle {
    public typealias Resolved = Never

    /// Returns the resolved mesh; the background alone if the grid has no cell or its size does not match the points or colours.
    package func primitiveStyle(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
        let style = ResolvedMesh(self, in: environment).map { ResolvedStyle.mesh($0) }
        return (style ?? .color(background.resolve(in: environment))).atLevel(level)
    }
}
