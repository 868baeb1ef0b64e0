/// The current foreground style at the place of drawing.
///
/// Source: Apple, SwiftUI `ForegroundStyle`.
public struct ForegroundStyle: ShapeStyle, PrimitiveShapeStyle {
    public typealias Resolved = Never

    public init() {}

    package func primitiveStyle(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
        environment.foregroundStyle(level: level)
    }
}

extension ShapeStyle where Self == ForegroundStyle {
    /// The current foreground style.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}
