/// A style whose type is unknown until it is drawn.
///
/// Source: Apple, SwiftUI `AnyShapeStyle`.
public struct AnyShapeStyle: ShapeStyle, PrimitiveShapeStyle {
    public typealias Resolved = Never
    package let style: any ShapeStyle

    public init<S: ShapeStyle>(_ style: S) { self.style = style }

    package func primitiveStyle(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
        style.resolvedStyle(in: environment, level: level)
    }
}
