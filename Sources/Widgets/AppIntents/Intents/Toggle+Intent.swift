extension Toggle {
    /// A toggle that shows a value and performs an intent when it is tapped.
    ///
    /// - Parameters:
    ///   - isOn: the shown state; the intent changes the value behind it.
    ///   - intent: the intent that a tap performs.
    ///
    /// Source: Apple, SwiftUI `Toggle.init(isOn:intent:label:)`.
    public init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) {
        self.init(isOn: isOn, performing: { IntentRunner.shared.start(intent) }, label: label)
    }
}

extension Toggle where Label == Text {
    /// A toggle with a text that performs an intent.
    public init<I: AppIntent>(_ titleKey: LocalizedStringKey, isOn: Bool, intent: I) {
        self.init(isOn: isOn, intent: intent) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<I: AppIntent>(_ titleResource: LocalizedStringResource, isOn: Bool, intent: I) {
        self.init(isOn: isOn, intent: intent) { Text(titleResource) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol, I: AppIntent>(_ title: S, isOn: Bool, intent: I) {
        self.init(isOn: isOn, intent: intent) { Text(title) }
    }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
    /// A toggle with a text and a symbol that performs an intent.
    public init<I: AppIntent>(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Bool, intent: I) {
        self.init(isOn: isOn, intent: intent) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }

    @_disfavoredOverload
    public init<I: AppIntent>(_ titleResource: LocalizedStringResource, systemImage: String, isOn: Bool, intent: I) {
        self.init(isOn: isOn, intent: intent) { SwiftUI.Label(titleResource, systemImage: systemImage) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol, I: AppIntent>(_ title: S, systemImage: String, isOn: Bool, intent: I) {
        self.init(isOn: isOn, intent: intent) { SwiftUI.Label(title, systemImage: systemImage) }
    }
}
