extension View {
    /// Stands for what a tap on a control performs; a scripted tap finds it in the traits of the control's node.
    func tapAction(_ isEnabled: Bool, _ action: @escaping () -> Void) -> some View {
        modifier(InteractionModifier { if isEnabled { $0.tapActions.append((1, action)) } })
    }
}
