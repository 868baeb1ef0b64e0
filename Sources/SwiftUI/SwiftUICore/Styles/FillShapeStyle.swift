/// A translucent overlay fill; its levels are the system's four fills.
///
/// Source: Apple, SwiftUI `FillShapeStyle`.
public struct FillShapeStyle: ShapeStyle, PrimitiveShapeStyle {
    public typealias Resolved = Never

    public init() {}

    package func primitiveStyle(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
        .color(SystemColor.fill(level: level).resolved(in: environment))
    }
}

extension ShapeStyle where Self == FillShapeStyle {
    /// The system's overlay fill.
    public static var fill: FillShapeStyle { FillShapeStyle() }
}
