/// A style that stands for a level of the current foreground style.
///
/// Source: Apple, SwiftUI `HierarchicalShapeStyle`.
public struct HierarchicalShapeStyle: ShapeStyle, PrimitiveShapeStyle {
    public typealias Resolved = Never
    let level: Int

    public static let primary = HierarchicalShapeStyle(level: 0)
    public static let secondary = HierarchicalShapeStyle(level: 1)
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    public static let quinary = HierarchicalShapeStyle(level: 4)

    package func primitiveStyle(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
        environment.foregroundStyle(level: self.level + level)
    }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { .primary }
    public static var secondary: HierarchicalShapeStyle { .secondary }
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
    public static var quaternary: HierarchicalShapeStyle { .quaternary }
    public static var quinary: HierarchicalShapeStyle { .quinary }
}
