/// The background style of where it is drawn.
///
/// Source: Apple, SwiftUI `BackgroundStyle`.
public struct BackgroundStyle: ShapeStyle, PrimitiveShapeStyle {
    public typealias Resolved = Never

    public init() {}

    package func primitiveStyle(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
        environment.backgroundStyle(level: level)
    }
}

extension ShapeStyle where Self == BackgroundStyle {
    /// The current background style, by default the system's backgrounds.
    public static var background: BackgroundStyle { BackgroundStyle() }
}
