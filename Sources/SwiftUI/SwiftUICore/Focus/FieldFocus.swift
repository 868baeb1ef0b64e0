extension EnvironmentValues {
    /// The bindings that are notified when a field gains or loses the focus, the innermost last.
    var focusBindings: [FocusBinding] {
        get { self[FocusBindingsKey.self] }
        set { self[FocusBindingsKey.self] = newValue }
    }

    /// The actions of submitting a field, in the order in which they run.
    package var submitActions: [() -> Void] {
        get { self[SubmitActionsKey.self] }
        set { self[SubmitActionsKey.self] = newValue }
    }
}

/// A binding of the program to the focus of a field.
struct FocusBinding {
    /// Notifies the program that the field has gained or lost the focus.
    let tell: (Bool) -> Void
    /// Returns whether the program's state gives the focus to the field.
    let isHeld: () -> Bool
}

private enum FocusBindingsKey: EnvironmentKey {
    static var defaultValue: [FocusBinding] { [] }
}

private enum SubmitActionsKey: EnvironmentKey {
    static var defaultValue: [() -> Void] { [] }
}

extension ViewNode {
    /// The touch behaviour of a field; nil for a node that is not a field.
    package var fieldTouch: ControlTouch? {
        guard case .control(let control)? = (self as? InteractionNode)?.interaction, control.role == .field else { return nil }
        return control
    }
}

extension ViewTree {
    /// Moves the focus to a field, or to none. The formerly focused field is notified first.
    func moveFocus(to field: ViewNode?) { moveFocus(from: heldField()?.part.node ?? touches.focusedField, to: field) }

    private func moveFocus(from former: ViewNode?, to field: ViewNode?) {
        touches.focusedField = field ?? touches.focusedField
        guard field !== former else { return }
        touches.focusedField = field
        for (node, hasFocus) in [(former, false), (field, true)] {
            guard let node else { continue }
            node.fieldTouch?.edit?(hasFocus)
            for binding in node.environment.focusBindings { binding.tell(hasFocus) }
        }
        // Bars over the keyboard appear or disappear.
        if presence.hasKeyboardBars { stateDidChange(Transaction()) }
    }

    /// Moves the focus to the field that the program wants, if that is visible: bars over the keyboard appear and disappear with it.
    func followFocus() {
        guard presence.hasKeyboardBars, !evaluation.isGoingOn else { return }
        let former = touches.focusedField
        let held = heldField()?.part.node
        if let held {
            guard held !== former else { return }
        } else {
            guard let former, former.isGone || former.hasLostFocus else { return }
        }
        runUserCode { moveFocus(from: former, to: held) }
    }

    /// Returns the place of the field that the program has focused through a binding; nil without one.
    ///
    /// Text typed next goes to that field, as on a device.
    package func pointOfFocus() -> CGPoint? {
        guard let found = heldField() else { return nil }
        touches.focusedField = found.part.node
        return target(of: found, names: TouchNames()).point
    }

    /// True if the program has given the focus to a field, even to one that no touch reaches.
    package var hasFocusedField: Bool { heldField() != nil }

    /// Returns the field that the program has given the focus. It receives the keys, whether or not a touch would reach it.
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
    /// True if the node, or one that contains it, is being removed.
    package var isGone: Bool {
        var node: ViewNode? = self
        while let here = node {
            if here.isDeparting { return true }
            node = here.parent
        }
        return false
    }

    /// True if code has bound the focus of the field and its state gives the field no focus.
    fileprivate var hasLostFocus: Bool {
        let bindings = environment.focusBindings
        return !bindings.isEmpty && bindings.allSatisfy { !$0.isHeld() }
    }
}
