/// A colour or pattern to use when rendering a shape.
///
/// Your own styles implement `resolve(in:)` in terms of other styles.
///
/// Source: Apple, SwiftUI `ShapeStyle`.
public protocol ShapeStyle: Sendable {
    /// The style this one resolves to.
    associatedtype Resolved: ShapeStyle = Never

    /// Returns the style resolved in an environment.
    func resolve(in environment: EnvironmentValues) -> Resolved
}

extension ShapeStyle where Resolved == Never {
    /// Never called: a style that does not resolve to another is read with `resolvedStyle(in:level:)`.
    public func resolve(in environment: EnvironmentValues) -> Never {
        fatalError("\(Self.self) does not resolve to another style.")
    }
}

extension Never: ShapeStyle {
    public typealias Resolved = Never
}
