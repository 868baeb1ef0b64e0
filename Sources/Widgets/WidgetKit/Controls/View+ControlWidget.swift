/// Carries the words for a control's state that replace its own.
struct ControlStatusModifier: ViewModifier {
    let status: Text

    func body(content: Content) -> some View { content }
}

/// Carries the hint of the Action button for a press.
struct ControlActionHintModifier: ViewModifier {
    let hint: Text

    func body(content: Content) -> some View { content }
}

extension View {
    /// Sets the words that a control shows for its state.
    public func controlWidgetStatus(_ status: Text) -> some View {
        modifier(ControlStatusModifier(status: status))
    }

    /// Sets the words that a control shows for its state, from a strings table.
    public func controlWidgetStatus(_ statusKey: LocalizedStringKey) -> some View { controlWidgetStatus(Text(statusKey)) }

    /// Sets the words that a control shows for its state, from a resource.
    @_disfavoredOverload
    public func controlWidgetStatus(_ status: LocalizedStringResource) -> some View { controlWidgetStatus(Text(status)) }

    /// Sets the words that a control shows for its state, word for word.
    @_disfavoredOverload
    public func controlWidgetStatus<S: StringProtocol>(_ status: S) -> some View { controlWidgetStatus(Text(status)) }

    /// Sets the hint of the Action button for a press: "Hold to …". Control Center, which is what a render draws, shows no hint; the call
    /// is reported.
    public func controlWidgetActionHint(_ hint: Text) -> some View {
        modifier(ControlActionHintModifier(hint: hint))
    }

    /// Sets the hint of the Action button for a press, from a strings table.
    public func controlWidgetActionHint(_ hintKey: LocalizedStringKey) -> some View { controlWidgetActionHint(Text(hintKey)) }

    /// Sets the hint of the Action button for a press, from a resource.
    @_disfavoredOverload
    public func controlWidgetActionHint(_ hint: LocalizedStringResource) -> some View { controlWidgetActionHint(Text(hint)) }

    /// Sets the hint of the Action button for a press, verbatim.
    @_disfavoredOverload
    public func controlWidgetActionHint<S: StringProtocol>(_ hint: S) -> some View { controlWidgetActionHint(Text(hint)) }
}
