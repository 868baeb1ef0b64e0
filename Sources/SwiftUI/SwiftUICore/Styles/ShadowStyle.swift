import Drawing

/// A shadow of a filled shape: around it, or inside its edges.
///
/// Source: Apple, SwiftUI `ShadowStyle`.
public struct ShadowStyle: Sendable, Equatable {
    package enum Kind: Sendable { case drop, inner }
    let kind: Kind
    let color: Color
    let radius: CGFloat
    let offset: CGSize

    /// Returns a shadow below the shape; `radius` is the standard deviation of its blur, in points.
    public static func drop(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(kind: .drop, color: color, radius: radius, offset: CGSize(width: x, height: y))
    }

    /// Returns a shadow of the edges on the shape, as if it were cut out; `radius` is the standard deviation of its blur, in points.
    public static func inner(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(kind: .inner, color: color, radius: radius, offset: CGSize(width: x, height: y))
    }
}

extension ShapeStyle {
    /// Returns this style with a shadow of the filled shape.
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle { ShadowedStyle(style: self, shadow: style) }
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// Returns the foreground style with a shadow of the filled shape.
    public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ForegroundStyle().shadow(style) }
}

/// A style with a shadow of the filled shape.
struct ShadowedStyle<Style: ShapeStyle>: ShapeStyle, PrimitiveShapeStyle {
    typealias Resolved = Never
    let style: Style
    let shadow: ShadowStyle

    func primitiveStyle(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
        .shadowed(style.resolvedStyle(in: environment, level: level), ResolvedShadow(shadow, in: environment))
    }
}

/// A shadow in an environment.
package struct ResolvedShadow: Sendable, Equatable {
    package let kind: ShadowStyle.Kind
    package var color: Color.Resolved
    package var radius: CGFloat
    package var offset: CGSize

    /// The number of components that describe a shadow: four for the colour, then radius and offset.
    static let componentCount = 7

    init(_ style: ShadowStyle, in environment: EnvironmentValues) {
        kind = style.kind
        color = style.color.resolve(in: environment)
        radius = style.radius
        offset = style.offset
    }

    var components: [Double] {
        color.perceptualVector + [Double(radius), Double(offset.width), Double(offset.height)]
    }

    func replacing(_ components: ArraySlice<Double>) -> ResolvedShadow {
        var result = self
        let numbers = Array(components) + Array(repeating: 0, count: max(Self.componentCount - components.count, 0))
        result.color = Color.Resolved(perceptualVector: numbers[..<4])
        result.radius = CGFloat(numbers[4])
        result.offset = CGSize(width: numbers[5], height: numbers[6])
        return result
    }

    var filter: Filter {
        switch kind {
        case .drop: .shadow(color: color.rgba, sigma: max(radius, 0), offset: offset)
        case .inner: .innerShadow(color: color.rgba, sigma: max(radius, 0), offset: offset)
        }
    }
}

extension ResolvedShadow {
    package init(kind: ShadowStyle.Kind, color: Color.Resolved, radius: CGFloat, offset: CGSize) {
        (self.kind, self.color, self.radius, self.offset) = (kind, color, radius, offset)
    }
}
