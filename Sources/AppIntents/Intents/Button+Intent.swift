extension Button {
    /// A button that performs an intent.
    ///
    /// Source: Apple, SwiftUI `Button.init(intent:label:)`.
    public init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) {
        self.init(action: { IntentRunner.shared.start(intent) }, label: label)
    }

    /// A button with a role that performs an intent.
    public init<I: AppIntent>(role: ButtonRole?, intent: I, @ViewBuilder label: () -> Label) {
        self.init(role: role, action: { IntentRunner.shared.start(intent) }, label: label)
    }
}

extension Button where Label == Text {
    /// A button with a text that performs an intent.
    public init<I: AppIntent>(_ titleKey: LocalizedStringKey, intent: I) {
        self.init(intent: intent) { Text(titleKey) }
    }

    /// A button with a text, word for word, that performs an intent.
    @_disfavoredOverload
    public init<I: AppIntent>(_ title: some StringProtocol, intent: I) {
        self.init(intent: intent) { Text(title) }
    }
}
