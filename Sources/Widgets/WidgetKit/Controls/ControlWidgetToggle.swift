import AppIntents

/// A control that switches something on and off.
///
/// Source: Apple, WidgetKit `ControlWidgetToggle`.
@MainActor @preconcurrency
public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action: SetValueIntent>: ControlWidgetTemplate
where Action.ValueType == Bool {
    public typealias Body = Never

    private let isOn: Bool
    private let action: Action
    private let label: () -> Label
    private let valueLabel: (Bool) -> ValueLabel

    /// - Parameters:
    ///   - isOn: whether it is on.
    ///   - action: the intent that sets the other value.
    ///   - label: the content of the control.
    ///   - valueLabel: the content for its value.
    public init(
        isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label,
        @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) {
        self.isOn = isOn
        self.action = action
        self.label = label
        self.valueLabel = valueLabel
    }
}

extension ControlWidgetToggle where ValueLabel == ControlWidgetToggleDefaultLabel {
    /// Creates a toggle whose value the system puts into words: on or off.
    public init(isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label) {
        self.init(isOn: isOn, action: action, label: label, valueLabel: { ControlWidgetToggleDefaultLabel(isOn: $0) })
    }
}

extension ControlWidgetToggle where Label == Text {
    /// A toggle with a text from a strings table.
    public init(
        _ titleKey: LocalizedStringKey, isOn: Bool, action: Action,
        @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) {
        self.init(isOn: isOn, action: action, label: { Text(titleKey) }, valueLabel: valueLabel)
    }

    /// A toggle with a text from a resource.
    @_disfavoredOverload
    public init(
        _ title: LocalizedStringResource, isOn: Bool, action: Action,
        @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) {
        self.init(isOn: isOn, action: action, label: { Text(title) }, valueLabel: valueLabel)
    }

    /// A toggle with a text, word for word.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, isOn: Bool, action: Action,
        @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) {
        self.init(isOn: isOn, action: action, label: { Text(title) }, valueLabel: valueLabel)
    }
}

extension ControlWidgetToggle: DescribedControlTemplate {
    var controlTemplate: ControlTemplate? {
        ControlTemplate(
            content: .toggle(isOn: isOn, label: AnyView(label()), valueLabel: { AnyView(valueLabel($0)) }),
            perform: { newValue in
                var action = action
                action.value = newValue
                IntentRunner.shared.start(action)
            })
    }
}

/// The default label for the value of a toggle: "On" or "Off".
///
/// Source: Apple, WidgetKit `ControlWidgetToggleDefaultLabel`.
public struct ControlWidgetToggleDefaultLabel: View {
    let isOn: Bool

    public var body: some View { Text(verbatim: isOn ? "On" : "Off") }
}
