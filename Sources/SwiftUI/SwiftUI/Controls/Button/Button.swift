import UIKit

/// A control that performs an action.
///
/// Source: Apple, SwiftUI `Button`.
nonisolated public struct Button<Label: View>: View {
    let role: ButtonRole?
    /// The action that a tap performs.
    package let action: @MainActor () -> Void
    let label: Label
    /// True if the action performs an intent, as a widget's may.
    private var performsIntent = false

    @State private var isPressed = false
    @Environment(\.buttonFollowUp) private var followUp

    @preconcurrency public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    @preconcurrency public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.role = role
        self.action = action
        self.label = label()
    }

    /// A button whose action performs an intent.
    package init(role: ButtonRole?, performing action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: role, action: action, label: label)
        performsIntent = true
    }

    @MainActor @preconcurrency public var body: some View {
        let (perform, followUp, isPressed) = (action, followUp, $isPressed)
        let action: @MainActor () -> Void = {
            perform()
            followUp?()
        }
        let configuration = PrimitiveButtonStyleConfiguration(
            role: role, label: .init(content: AnyView(LabelRow(label))), action: action, isPressed: self.isPressed)
        var touch = ControlTouch(.button) { MainActor.assumeIsolated { action() } }
        touch.press = { isPressed.wrappedValue = $0 }
        return StyledControl(configuration) { DefaultButtonStyle().makeBody(configuration: $0) }
            .controlTouch(touch)
            .transformEnvironment(\.performsIntent) { [performsIntent] in $0 = $0 || performsIntent }
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// The button that a style was given, in the style around it.
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, action: configuration.action) { configuration.label }
    }
}

extension Button where Label == Text {
    @preconcurrency public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(titleKey) }
    }

    @_disfavoredOverload
    @preconcurrency public init(_ titleResource: LocalizedStringResource, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(titleResource) }
    }

    @_disfavoredOverload
    @preconcurrency public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(title) }
    }

    @preconcurrency public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    @_disfavoredOverload
    @preconcurrency public init(_ titleResource: LocalizedStringResource, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(titleResource) }
    }

    @_disfavoredOverload
    @preconcurrency public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
    @preconcurrency public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }

    @_disfavoredOverload
    @preconcurrency public init(
        _ titleResource: LocalizedStringResource, systemImage: String, action: @escaping @MainActor () -> Void
    ) {
        self.init(action: action) { SwiftUI.Label(titleResource, systemImage: systemImage) }
    }

    @_disfavoredOverload
    @preconcurrency public init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { SwiftUI.Label(title, systemImage: systemImage) }
    }

    @preconcurrency public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }

    @_disfavoredOverload
    @preconcurrency public init(
        _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { SwiftUI.Label(titleResource, systemImage: systemImage) }
    }

    @_disfavoredOverload
    @preconcurrency public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { SwiftUI.Label(title, systemImage: systemImage) }
    }
}

/// Pictures by the names that Xcode generates for them.
extension Button where Label == SwiftUI.Label<Text, Image> {
    @preconcurrency public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping @MainActor () -> Void
    ) {
        self.init(action: action) { SwiftUI.Label(titleKey, image: image) }
    }

    @_disfavoredOverload
    @preconcurrency public init(
        _ titleResource: LocalizedStringResource, image: ImageResource, action: @escaping @MainActor () -> Void
    ) {
        self.init(action: action) { SwiftUI.Label(titleResource, image: image) }
    }

    @_disfavoredOverload
    @preconcurrency public init<S: StringProtocol>(
        _ title: S, image: ImageResource, action: @escaping @MainActor () -> Void
    ) {
        self.init(action: action) { SwiftUI.Label(title, image: image) }
    }

    @preconcurrency public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { SwiftUI.Label(titleKey, image: image) }
    }

    @_disfavoredOverload
    @preconcurrency public init(
        _ titleResource: LocalizedStringResource, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { SwiftUI.Label(titleResource, image: image) }
    }

    @_disfavoredOverload
    @preconcurrency public init<S: StringProtocol>(
        _ title: S, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { SwiftUI.Label(title, image: image) }
    }
}

extension Button where Label == DefaultButtonLabel {
    /// A button with the label that the system has for a role.
    @preconcurrency public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
    }
}
