/// The style of selected content.
///
/// Source: Apple, SwiftUI `SelectionShapeStyle`: on iOS the tint at the place of drawing.
public struct SelectionShapeStyle: ShapeStyle, PrimitiveShapeStyle {
    public typealias Resolved = Never

    public init() {}

    package func primitiveStyle(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
        environment.tintStyle(level: level)
    }
}

extension ShapeStyle where Self == SelectionShapeStyle {
    /// The style of selected content.
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
