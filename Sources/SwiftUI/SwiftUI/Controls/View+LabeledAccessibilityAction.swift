nonisolated extension View {
    /// Adds an action that is requested by the words of its label.
    public func accessibilityAction<Label: View>(action: @escaping () -> Void, @ViewBuilder label: () -> Label) -> some View {
        modifier(LabeledAccessibilityAction(action: action, label: label()))
    }
}

private nonisolated struct LabeledAccessibilityAction<Label: View>: ViewModifier {
    let action: () -> Void
    let label: Label

    @MainActor func body(content: Content) -> some View { content.accessibilityAction(named: name, action) }

    /// The first text of the label.
    @MainActor private var name: Text {
        LabelPieces(of: label).words.lazy.compactMap { LabelStyleConfiguration.text(of: $0) }.first ?? Text(verbatim: "")
    }
}
