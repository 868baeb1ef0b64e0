/// A level of a given style, as in `.tint.secondary` or `.fill.tertiary`.
///
/// Source: Apple, SwiftUI `HierarchicalShapeStyleModifier`.
public struct HierarchicalShapeStyleModifier<Base: ShapeStyle>: ShapeStyle, PrimitiveShapeStyle {
    public typealias Resolved = Never
    let base: Base
    let level: Int

    package func primitiveStyle(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
        base.resolvedStyle(in: environment, level: self.level + level)
    }
}

extension ShapeStyle {
    /// The second level of this style.
    public var secondary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 1) }
    /// The third level of this style.
    public var tertiary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 2) }
    /// The fourth level of this style.
    public var quaternary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 3) }
    /// The fifth level of this style.
    public var quinary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 4) }
}
