extension Color: ShapeStyle {}

extension Color.Resolved: ShapeStyle {
    public typealias Resolved = Never
}

extension Color.Resolved: PrimitiveShapeStyle {
    package func primitiveStyle(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
        ResolvedStyle.color(self).atLevel(level)
    }
}
