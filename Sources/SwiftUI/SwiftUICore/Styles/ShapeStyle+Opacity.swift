/// A style with its opacity multiplied.
struct OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle, PrimitiveShapeStyle {
    typealias Resolved = Never
    let base: Base
    let opacity: Double

    func primitiveStyle(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
        base.resolvedStyle(in: environment, level: level).multiplyingOpacity(by: opacity)
    }
}

extension ShapeStyle {
    /// Returns this style with its opacity multiplied by `opacity`.
    public func opacity(_ opacity: Double) -> some ShapeStyle { OpacityShapeStyle(base: self, opacity: opacity) }
}
