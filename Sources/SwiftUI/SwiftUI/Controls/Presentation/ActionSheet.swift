/// A choice of actions, as before iOS 15.
///
/// Source: Apple, SwiftUI `ActionSheet`.
public struct ActionSheet {
    public typealias Button = Alert.Button
    private let title: Text
    private let message: Text?
    let buttons: [Button]

    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
        (self.title, self.message, self.buttons) = (title, message, buttons)
    }

    var words: AlertWords { AlertWords(title, message) }
}

nonisolated extension View {
    /// Presents an action sheet while a value is true.
    public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
        let sheet = content()
        return presenting(.dialog(sheet.words), isPresented: isPresented) { AlertButtons(buttons: sheet.buttons) }
    }

    /// Presents an action sheet while there is an item.
    public func actionSheet<T: Identifiable>(item: Binding<T?>, content: (T) -> ActionSheet) -> some View {
        let sheet = item.wrappedValue.map(content)
        return presenting(.dialog(sheet?.words ?? AlertWords()), item: item) { _ in AlertButtons(buttons: sheet?.buttons ?? []) }
    }
}
