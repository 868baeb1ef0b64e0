nonisolated extension View {
    /// Makes the view a control of which a tap performs an action.
    func tapAction(_ role: ControlTouch.Role = .button, _ action: @escaping () -> Void) -> some View {
        controlTouch(ControlTouch(role, action: action))
    }

    /// Makes the view a control.
    func controlTouch(_ touch: ControlTouch) -> some View { modifier(InteractionModifier(.control(touch))) }

    /// Makes all that is written in the view the name of the control in it.
    ///
    /// - Parameters:
    ///   - label: the control's label, which names it where it is hidden, if it is a text.
    ///   - role: the kind of the control, whatever its style consists of.
    func namingControl(_ label: some View, _ role: ControlTouch.Role) -> some View {
        modifier(InteractionModifier(.naming(label as? Text, role)))
    }
}
