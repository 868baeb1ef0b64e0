extension EnvironmentValues {
    /// Who hears that a field has gained or lost the focus, the innermost last.
    var focusBindings: [FocusBinding] {
        get { self[FocusBindingsKey.self] }
        set { self[FocusBindingsKey.self] = newValue }
    }

    /// What happens when a field is submitted, in this order.
    var submitActions: [() -> Void] {
        get { self[SubmitActionsKey.self] }
        set { self[SubmitActionsKey.self] = newValue }
    }
}

/// What a program has bound to the focus of a field.
struct FocusBinding {
    /// Tells that the field has gained or lost the focus.
    let tell: (Bool) -> Void
    /// Whether the program says that the field has it.
    let isHeld: () -> Bool
}

private enum FocusBindingsKey: EnvironmentKey {
    static var defaultValue: [FocusBinding] { [] }
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
        _ = pointOfFocus()
        guard field !== focusedField else { return }
        let former = focusedField
        focusedField = field
        for (node, hasFocus) in [(former, false), (field, true)] {
            guard let node else { continue }
            node.fieldTouch?.edit?(hasFocus)
            for binding in node.environment.focusBindings { binding.tell(hasFocus) }
        }
    }

    /// Where the field is to which the program has given the focus by what it bound to it; nil where it has not.
    ///
    /// What is typed next goes there, as on a device.
    package func pointOfFocus() -> CGPoint? {
        var found: TouchedPart?
        visitTouchParts(at: now) { touched, _ in
            guard found == nil, let field = touched.part.node.fieldTouch, field.type != nil,
                touched.part.node.environment.focusBindings.contains(where: { $0.isHeld() })
            else { return }
            found = touched
        }
        guard let found else { return nil }
        focusedField = found.part.node
        return target(of: found, names: TouchNames()).point
    }
}
