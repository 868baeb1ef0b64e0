extension EnvironmentValues {
    /// Who hears that a field has gained or lost the focus, the innermost last.
    var focusBindings: [(Bool) -> Void] {
        get { self[FocusBindingsKey.self] }
        set { self[FocusBindingsKey.self] = newValue }
    }

    /// What happens when a field is submitted, in this order.
    var submitActions: [() -> Void] {
        get { self[SubmitActionsKey.self] }
        set { self[SubmitActionsKey.self] = newValue }
    }
}

private enum FocusBindingsKey: EnvironmentKey {
    static var defaultValue: [(Bool) -> Void] { [] }
}

private enum SubmitActionsKey: EnvironmentKey {
    static var defaultValue: [() -> Void] { [] }
}

extension ViewNode {
    /// What a touch of a field does; nil for what is no field.
    var fieldTouch: ControlTouch? {
        guard case .control(let control)? = (self as? InteractionNode)?.interaction, control.role == .field else { return nil }
        return control
    }
}

extension ViewTree {
    /// Gives the focus to a field, or to none: the one that had it hears of that first.
    func moveFocus(to field: ViewNode?) {
        guard field !== focusedField else { return }
        let former = focusedField
        focusedField = field
        for (node, hasFocus) in [(former, false), (field, true)] {
            guard let node else { continue }
            node.fieldTouch?.edit?(hasFocus)
            for binding in node.environment.focusBindings { binding(hasFocus) }
        }
    }
}
