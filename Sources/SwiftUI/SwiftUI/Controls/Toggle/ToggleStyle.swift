/// How toggles look.
///
/// Source: Apple, SwiftUI `ToggleStyle`.
@MainActor @preconcurrency
public protocol ToggleStyle {
    associatedtype Body: View
    typealias Configuration = ToggleStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a toggle that a style arranges.
///
/// Source: Apple, SwiftUI `ToggleStyleConfiguration`.
public struct ToggleStyleConfiguration {
    public let label: Label
    @Binding public var isOn: Bool
    /// A Boolean value that indicates whether some of the toggle's values are on and some off.
    public var isMixed: Bool

    init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
        self.label = label
        _isOn = isOn
        self.isMixed = isMixed
    }

    nonisolated public struct Label: View {
        let content: AnyView
        @MainActor @preconcurrency public var body: some View { content }
    }
}

nonisolated extension View {
    /// Sets how toggles in this view look.
    public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        controlStyle(style) { style, configuration in style.makeBody(configuration: configuration) }
    }
}

/// The style of the surroundings: a switch; a button in a widget, where the system archives views and iOS's switch is none.
public struct DefaultToggleStyle: ToggleStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { AutomaticToggle(configuration: configuration) }
}

private struct AutomaticToggle: View {
    let configuration: ToggleStyleConfiguration
    @Environment(\.isInWidget) private var isInWidget

    var body: some View {
        if isInWidget {
            ButtonToggle(configuration: configuration)
        } else {
            SwitchToggle(configuration: configuration, tint: nil)
        }
    }
}

/// A label and a switch.
public struct SwitchToggleStyle: ToggleStyle {
    let tint: Color?

    public nonisolated init() { tint = nil }
    public nonisolated init(tint: Color) { self.tint = tint }

    public func makeBody(configuration: Configuration) -> some View {
        SwitchToggle(configuration: configuration, tint: tint)
    }
}

/// A button that looks pressed while it is on.
public struct ButtonToggleStyle: ToggleStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { ButtonToggle(configuration: configuration) }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
