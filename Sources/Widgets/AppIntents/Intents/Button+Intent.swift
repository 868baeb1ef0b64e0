import UIKit

extension Button {
    /// A button that performs an intent.
    ///
    /// Source: Apple, SwiftUI `Button.init(intent:label:)`.
    public init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) {
        self.init(role: nil, performing: { IntentRunner.shared.start(intent) }, label: label)
    }

    /// A button with a role that performs an intent.
    public init<I: AppIntent>(role: ButtonRole?, intent: I, @ViewBuilder label: () -> Label) {
        self.init(role: role, performing: { IntentRunner.shared.start(intent) }, label: label)
    }
}

extension Button where Label == Text {
    /// A button with a text that performs an intent.
    public init<I: AppIntent>(_ titleKey: LocalizedStringKey, intent: I) {
        self.init(intent: intent) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<I: AppIntent>(_ titleResource: LocalizedStringResource, intent: I) {
        self.init(intent: intent) { Text(titleResource) }
    }

    /// A button with a text, word for word, that performs an intent.
    @_disfavoredOverload
    public init<I: AppIntent>(_ title: some StringProtocol, intent: I) {
        self.init(intent: intent) { Text(title) }
    }

    /// A button with a text and a role that performs an intent.
    public init<I: AppIntent>(_ titleKey: LocalizedStringKey, role: ButtonRole?, intent: I) {
        self.init(role: role, intent: intent) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<I: AppIntent>(_ titleResource: LocalizedStringResource, role: ButtonRole?, intent: I) {
        self.init(role: role, intent: intent) { Text(titleResource) }
    }

    @_disfavoredOverload
    public init<I: AppIntent>(_ title: some StringProtocol, role: ButtonRole?, intent: I) {
        self.init(role: role, intent: intent) { Text(title) }
    }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
    /// A button with a text and a symbol that performs an intent.
    public init<I: AppIntent>(_ titleKey: LocalizedStringKey, systemImage: String, intent: I) {
        self.init(intent: intent) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }

    @_disfavoredOverload
    public init<I: AppIntent>(_ titleResource: LocalizedStringResource, systemImage: String, intent: I) {
        self.init(intent: intent) { SwiftUI.Label(titleResource, systemImage: systemImage) }
    }

    @_disfavoredOverload
    public init<I: AppIntent>(_ title: some StringProtocol, systemImage: String, intent: I) {
        self.init(intent: intent) { SwiftUI.Label(title, systemImage: systemImage) }
    }

    /// A button with a text, a symbol and a role that performs an intent.
    public init<I: AppIntent>(_ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, intent: I) {
        self.init(role: role, intent: intent) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }

    @_disfavoredOverload
    public init<I: AppIntent>(
        _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole?, intent: I
    ) {
        self.init(role: role, intent: intent) { SwiftUI.Label(titleResource, systemImage: systemImage) }
    }

    @_disfavoredOverload
    public init<I: AppIntent>(_ title: some StringProtocol, systemImage: String, role: ButtonRole?, intent: I) {
        self.init(role: role, intent: intent) { SwiftUI.Label(title, systemImage: systemImage) }
    }
}

/// Pictures by the names that Xcode generates for them.
extension Button where Label == SwiftUI.Label<Text, Image> {
    /// A button with a text, a picture and, if it has one, a role that performs an intent.
    ///
    /// Source: Apple, SwiftUI `Button.init(_:image:role:intent:)`.
    public init<I: AppIntent>(_ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil, intent: I) {
        self.init(role: role, intent: intent) { SwiftUI.Label(titleKey, image: image) }
    }

    @_disfavoredOverload
    public init<I: AppIntent>(
        _ titleResource: LocalizedStringResource, image: ImageResource, role: ButtonRole? = nil, intent: I
    ) {
        self.init(role: role, intent: intent) { SwiftUI.Label(titleResource, image: image) }
    }

    @_disfavoredOverload
    public init<I: AppIntent>(_ title: some StringProtocol, image: ImageResource, role: ButtonRole? = nil, intent: I) {
        self.init(role: role, intent: intent) { SwiftUI.Label(title, image: image) }
    }
}
