/// How buttons look; the system performs their action when they are tapped.
///
/// Source: Apple, SwiftUI `ButtonStyle`.
@MainActor @preconcurrency
public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a button that a style arranges.
///
/// Source: Apple, SwiftUI `ButtonStyleConfiguration`.
public struct ButtonStyleConfiguration {
    /// The button's label.
    nonisolated public struct Label: View {
        let content: AnyView
        @MainActor @preconcurrency public var body: some View { content }
    }

    public let role: ButtonRole?
    public let label: Label
    public let isPressed: Bool
}

nonisolated extension View {
    /// Sets how buttons in this view look.
    public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        controlStyle(style) { (style: S, configuration: PrimitiveButtonStyleConfiguration) -> any View in
            style.makeBody(
                configuration: ButtonStyleConfiguration(
                    role: configuration.role, label: .init(content: configuration.label.content), isPressed: configuration.isPressed))
        }
    }

    /// Sets how buttons in this view look and when they act.
    public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        controlStyle(style) { style, configuration in style.makeBody(configuration: configuration) }
    }
}
