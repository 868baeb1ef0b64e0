import Drawing

/// A style whose fill is combined with the pixels below it in a blend mode.
struct BlendModeShapeStyle<Base: ShapeStyle>: ShapeStyle, PrimitiveShapeStyle {
    typealias Resolved = Never
    let base: Base
    let mode: BlendMode

    func primitiveStyle(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
        .blended(base.resolvedStyle(in: environment, level: level), mode)
    }
}

extension ShapeStyle {
    /// Returns this style with a mode in which its fill combines with the pixels below it.
    public func blendMode(_ mode: BlendMode) -> some ShapeStyle { BlendModeShapeStyle(base: self, mode: mode) }
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// Returns the foreground style with a mode in which its fill combines with the pixels below it.
    public static func blendMode(_ mode: BlendMode) -> some ShapeStyle { ForegroundStyle().blendMode(mode) }
}
