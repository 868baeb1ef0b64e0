/// How buttons look.
///
/// Source: Apple, SwiftUI `ButtonStyle`.
@MainActor @preconcurrency
public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a button that a style arranges.
public struct ButtonStyleConfiguration {
    /// The button's label.
    public struct Label: View, PrimitiveView {
        public typealias Body = Never
        let content: any View

        func expand(at node: StructureNode, in context: ExpansionContext) -> [ViewNode] {
            context.tree.expand(content, at: node.child(0, holding: type(of: content)), in: context)
        }
    }

    public let role: ButtonRole?
    public let label: Label
    public let isPressed: Bool
}

/// A button style whose type is hidden.
struct AnyButtonStyle {
    private let make: @MainActor (ButtonStyleConfiguration) -> AnyView

    nonisolated init<S: ButtonStyle>(_ style: S) {
        // A style is a value that only the main actor ever looks at.
        nonisolated(unsafe) let style = style
        make = { AnyView(style.makeBody(configuration: $0)) }
    }

    @MainActor func makeBody(_ configuration: ButtonStyleConfiguration) -> AnyView { make(configuration) }
}

extension View {
    public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        environment(\.buttonStyle, AnyButtonStyle(style))
    }
}
