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
    func moveFocus(to field: ViewNode?) { moveFocus(from: heldField()?.part.node ?? focusedField, to: field) }

    private func moveFocus(from former: ViewNode?, to field: ViewNode?) {
        focusedField = field ?? focusedField
        guard field !== former else { return }
        focusedField = field
        for (node, hasFocus) in [(former, false), (field, true)] {
            guard let node else { continue }
            node.fieldTouch?.edit?(hasFocus)
            for binding in node.environment.focusBindings { binding.tell(hasFocus) }
        }
        // What stands over the keyboard comes or goes.
        if hasKeyboardBars { stateDidChange(Transaction()) }
    }

    /// Lets the focus be where code wants it, where something is seen of that: bars over the keyboard come and go with it.
    func followFocus() {
        guard hasKeyboardBars, !isEvaluating else { return }
        let former = focusedField
        let held = heldField()?.part.node
        if let held {
            guard held !== former else { return }
        } else {
            guard let former, former.isGone || former.hasLostFocus else { return }
        }
        runUserCode { moveFocus(from: former, to: held) }
    }

    /// Where the field is to which the program has given the focus by what it bound to it; nil where it has not.
    ///
    /// What is typed next goes there, as on a device.
    package func pointOfFocus() -> CGPoint? {
        guard let found = heldField() else { return nil }
        focusedField = found.part.node
        return target(of: found, names: TouchNames()).point
    }

    /// Whether the program has given the focus to a field, be it one that no touch reaches.
    package var hasFocusedField: Bool { heldField() != nil }

    /// The field to which the program has given the focus: keys go to it, whether a touch would reach it or not.
    func heldField() -> TouchedPart? {
        var found: TouchedPart?
        visitTouchParts(at: now, isByHand: false) { touched, _ in
            guard found == nil, let field = touched.part.node.fieldTouch, field.type != nil,
                touched.part.node.environment.focusBindings.contains(where: { $0.isHeld() })
            else { return }
            found = touched
        }
        return found
    }
}

extension ViewNode {
    /// Whether it is on its way out, or what it stands in is.
    var isGone: Bool {
        var node: ViewNode? = self
        while let here = node {
            if here.isDeparting { return true }
            node = here.parent
        }
        return false
    }

    /// Whether code has bound the focus of the field, and says that it has none.
    fileprivate var hasLostFocus: Bool {
        let bindings = environment.focusBindings
        return !bindings.isEmpty && bindings.allSatisfy { !$0.isHeld() }
    }
}
