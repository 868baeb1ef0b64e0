/// A message with buttons, as before iOS 15.
///
/// Source: Apple, SwiftUI `Alert`.
public struct Alert {
    let title: Text
    let message: Text?
    let buttons: [Button]

    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        (self.title, self.message) = (title, message)
        buttons = [dismissButton].compactMap { $0 }
    }

    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
        (self.title, self.message) = (title, message)
        buttons = [primaryButton, secondaryButton]
    }

    /// A button of an alert.
    public struct Button {
        let role: ButtonRole?
        let label: Text
        let action: () -> Void

        private init(_ role: ButtonRole?, _ label: Text, _ action: (() -> Void)?) {
            (self.role, self.label) = (role, label)
            self.action = action ?? {}
        }

        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button { Button(nil, label, action) }
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button { Button(.cancel, label, action) }
        /// A button with the system's word for leaving.
        public static func cancel(_ action: (() -> Void)? = {}) -> Button { Button(.cancel, Text("Cancel"), action) }
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button { Button(.destructive, label, action) }
    }

    var words: AlertWords { AlertWords(title, message) }
}

/// The buttons of an alert or an action sheet from before iOS 15.
nonisolated struct AlertButtons: View {
    let buttons: [Alert.Button]

    @MainActor var body: some View {
        ForEach(buttons.indices, id: \.self) { index in
            let button = buttons[index]
            SwiftUI.Button(role: button.role, action: { button.action() }) { button.label }
        }
    }
}

nonisolated extension View {
    /// Presents an alert while a value is true.
    public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
        let alert = content()
        return presenting(.alert(alert.words), isPresented: isPresented) { AlertButtons(buttons: alert.buttons) }
    }

    /// Presents an alert while there is an item.
    public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View {
        let alert = item.wrappedValue.map(content)
        return presenting(.alert(alert?.words ?? AlertWords()), item: item) { _ in AlertButtons(buttons: alert?.buttons ?? []) }
    }
}
