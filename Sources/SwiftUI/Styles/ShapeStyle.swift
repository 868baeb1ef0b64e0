/// A colour or pattern to use when rendering a shape.
///
/// Your own styles implement `resolve(in:)` in terms of other styles.
///
/// Source: Apple, SwiftUI `ShapeStyle`.
public protocol ShapeStyle: Sendable {
    /// The style this one resolves to.
    associatedtype Resolved: ShapeStyle = Never

    /// Evaluates to the style of an environment.
    func resolve(in environment: EnvironmentValues) -> Resolved
}

extension ShapeStyle where Resolved == Never {
    /// Never called: a style that resolves to nothing else is read with `resolvedStyle(in:level:)`.
    public func resolve(in environment: EnvironmentValues) -> Never {
        fatalError("\(Self.self) does not resolve to another style.")
    }
}

extension Never: ShapeStyle {
    public typealias Resolved = Never
}

/// A style that knows by itself what it looks like.
package protocol PrimitiveShapeStyle: ShapeStyle where Resolved == Never {
    /// What the style draws at a level of the content hierarchy: 0 is primary, 1 secondary, and so on.
    func primitiveStyle(in environment: EnvironmentValues, level: Int) -> ResolvedStyle
}

extension ShapeStyle {
    /// What any style draws at a level of the content hierarchy (0 is primary), free of the environment.
    ///
    /// A style that resolves to `Never` and is not one of SwiftUI's own draws nothing.
    package func resolvedStyle(in environment: EnvironmentValues, level: Int = 0) -> ResolvedStyle {
        if let primitive = self as? any PrimitiveShapeStyle {
            return primitive.primitiveStyle(in: environment, level: max(level, 0))
        }
        guard Resolved.self != Never.self else { return .clear }
        return resolve(in: environment).resolvedStyle(in: environment, level: level)
    }
}

extension ShapeStyle where Self: View, Body == _ShapeView<Rectangle, Self> {
    /// A rectangle filled with the style.
    @MainActor @preconcurrency
    public var body: _ShapeView<Rectangle, Self> { _ShapeView(shape: Rectangle(), style: self) }
}
