/// The style of placeholder text.
///
/// Source: Apple, SwiftUI `PlaceholderTextShapeStyle`.
public struct PlaceholderTextShapeStyle: ShapeStyle, PrimitiveShapeStyle {
    public typealias Resolved = Never

    public init() {}

    package func primitiveStyle(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
        ResolvedStyle.color(SystemColor.placeholderText.resolved(in: environment)).atLevel(level)
    }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    /// The system's placeholder text colour.
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
