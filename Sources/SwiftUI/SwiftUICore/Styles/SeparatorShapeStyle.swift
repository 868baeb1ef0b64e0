/// The style of separators and border lines.
///
/// Source: Apple, SwiftUI `SeparatorShapeStyle`.
public struct SeparatorShapeStyle: ShapeStyle, PrimitiveShapeStyle {
    public typealias Resolved = Never

    public init() {}

    package func primitiveStyle(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
        ResolvedStyle.color(SystemColor.divider.resolved(in: environment)).atLevel(level)
    }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    /// The system's separator colour.
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
