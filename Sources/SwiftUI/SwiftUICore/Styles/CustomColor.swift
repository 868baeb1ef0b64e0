/// A style of user code that resolves to a colour, or a colour of another framework that is resolved wherever it is shown.
package struct CustomColor: Sendable, Hashable, CustomStringConvertible {
    /// The style, by which two such colours are compared. It is `Sendable`, as every style is.
    private nonisolated(unsafe) let style: AnyHashable
    let resolve: @Sendable (EnvironmentValues) -> Color.Resolved
    private let describe: @Sendable () -> String

    package var description: String { describe() }

    init<Style: Hashable & ShapeStyle>(_ style: Style) where Style.Resolved == Color.Resolved {
        self.style = AnyHashable(style)
        resolve = { style.resolve(in: $0) }
        describe = { "\(Style.self)" }
    }

    /// A colour of another framework, such as UIKit's.
    ///
    /// - Parameters:
    ///   - color: compares two such colours, and describes them.
    ///   - resolve: the colour in an environment.
    package init<Base: Hashable & Sendable & CustomStringConvertible>(
        _ color: Base, resolve: @escaping @Sendable (EnvironmentValues) -> Color.Resolved
    ) {
        style = AnyHashable(color)
        self.resolve = resolve
        describe = { color.description }
    }

    package static func == (one: CustomColor, other: CustomColor) -> Bool { one.style == other.style }
    package func hash(into hasher: inout Hasher) { hasher.combine(style) }
}

extension Color {
    /// Creates a colour from a user's own style, which resolves to a colour in each environment.
    ///
    /// Source: Apple, SwiftUI `Color.init(_:)` for `ShapeStyle`, iOS 17.
    public init<T: Hashable & ShapeStyle>(_ color: T) where T.Resolved == Color.Resolved {
        self.init(source: .custom(CustomColor(color)))
    }
}
