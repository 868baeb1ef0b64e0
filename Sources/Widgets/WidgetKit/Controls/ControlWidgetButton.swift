import AppIntents

/// A control that performs an intent when it is pressed.
///
/// Source: Apple, WidgetKit `ControlWidgetButton`.
@MainActor @preconcurrency
public struct ControlWidgetButton<Label: View, ActionLabel: View, Action: AppIntent>: ControlWidgetTemplate {
    public typealias Body = Never

    private let action: Action
    private let label: () -> Label
    private let actionLabel: (Bool) -> ActionLabel

    /// - Parameters:
    ///   - action: the intent to perform.
    ///   - label: the content of the control.
    ///   - actionLabel: the content below it while the intent runs, and otherwise.
    public init(
        action: Action, @ViewBuilder label: @escaping () -> Label,
        @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
    ) {
        self.action = action
        self.label = label
        self.actionLabel = actionLabel
    }
}

extension ControlWidgetButton where ActionLabel == ControlWidgetButtonDefaultActionLabel {
    /// A button that shows the same whether its intent runs or not.
    public init(action: Action, @ViewBuilder label: @escaping () -> Label) {
        self.init(action: action, label: label, actionLabel: { _ in ControlWidgetButtonDefaultActionLabel() })
    }
}

extension ControlWidgetButton where Label == Text {
    /// A button with a text from a strings table.
    public init(
        _ titleKey: LocalizedStringKey, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
    ) {
        self.init(action: action, label: { Text(titleKey) }, actionLabel: actionLabel)
    }

    /// A button with a text from a resource.
    @_disfavoredOverload
    public init(
        _ title: LocalizedStringResource, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
    ) {
        self.init(action: action, label: { Text(title) }, actionLabel: actionLabel)
    }

    /// A button with a text, word for word.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
    ) {
        self.init(action: action, label: { Text(title) }, actionLabel: actionLabel)
    }
}

extension ControlWidgetButton: DescribedControlTemplate {
    var controlTemplate: ControlTemplate? {
        ControlTemplate(
            content: .button(label: AnyView(label()), actionLabel: { AnyView(actionLabel($0)) }),
            perform: { _ in IntentRunner.shared.start(action) })
    }
}

/// The default content below a button's label, which is empty.
///
/// Source: Apple, WidgetKit `ControlWidgetButtonDefaultActionLabel`.
public struct ControlWidgetButtonDefaultActionLabel: View {
    public var body: some View { EmptyView() }
}
