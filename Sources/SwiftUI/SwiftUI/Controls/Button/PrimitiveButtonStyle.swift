/// How buttons look and when they act.
///
/// Source: Apple, SwiftUI `PrimitiveButtonStyle`.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    associatedtype Body: View
    typealias Configuration = PrimitiveButtonStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a button that a style arranges, and the button's action.
///
/// Source: Apple, SwiftUI `PrimitiveButtonStyleConfiguration`.
public struct PrimitiveButtonStyleConfiguration {
    /// The button's label.
    nonisolated public struct Label: View {
        let content: AnyView
        @MainActor @preconcurrency public var body: some View { content }
    }

    public let role: ButtonRole?
    public let label: Label
    let action: @MainActor () -> Void
    /// True while a finger is on the button.
    var isPressed = false

    /// Performs the button's action.
    public func trigger() {
        let action = action
        MainActor.assumeIsolated { action() }
    }
}
