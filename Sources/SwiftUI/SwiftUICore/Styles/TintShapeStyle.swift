/// The current tint at the place of drawing.
///
/// Source: Apple, SwiftUI `TintShapeStyle`.
public struct TintShapeStyle: ShapeStyle, PrimitiveShapeStyle {
    public typealias Resolved = Never

    public init() {}

    package func primitiveStyle(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
        environment.tintStyle(level: level)
    }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// The current tint, by default the accent colour.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}
