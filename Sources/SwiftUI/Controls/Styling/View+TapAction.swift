extension View {
    /// Makes the view a control of which a tap performs an action.
    func tapAction(_ role: ControlTouch.Role = .button, _ action: @escaping () -> Void) -> some View {
        controlTouch(ControlTouch(role, action: action))
    }

    /// Makes the view a control.
    func controlTouch(_ touch: ControlTouch) -> some View { modifier(InteractionModifier(.control(touch))) }

    /// Makes all that is written in the view the name of the control in it.
    func namingControl() -> some View { modifier(InteractionModifier(.naming)) }
}
