/// The current background style at the place of drawing.
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

/// The background of a window: the system's.
///
/// Source: Apple, SwiftUI `WindowBackgroundShapeStyle`.
public struct WindowBackgroundShapeStyle: ShapeStyle, PrimitiveShapeStyle {
    public typealias Resolved = Never

    public init() {}

    package func primitiveStyle(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
        Color(source: .system(.systemBackground)).resolvedStyle(in: environment, level: level)
    }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    /// A style appropriate for elements that should match the background of their window.
    public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
