/// The style of links.
///
/// Source: Apple, SwiftUI `LinkShapeStyle`.
public struct LinkShapeStyle: ShapeStyle, PrimitiveShapeStyle {
    public typealias Resolved = Never

    public init() {}

    package func primitiveStyle(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
        ResolvedStyle.color(SystemColor.link.resolved(in: environment)).atLevel(level)
    }
}

extension ShapeStyle where Self == LinkShapeStyle {
    /// The system's link colour.
    public static var link: LinkShapeStyle { LinkShapeStyle() }
}
