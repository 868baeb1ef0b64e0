/// The system's button for pasting: a plate in the tint's colour with its symbol and word.
///
/// The button pastes text that user code put on the pasteboard; nothing else comes there. Source: Apple, SwiftUI `PasteButton`.
public struct PasteButton: View {
    private let paste: @MainActor () -> Void

    /// Creates a button that pastes values of a type.
    public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
        paste = {
            guard let text = UIPasteboard.general.string else { return }
            if let items = [text] as? [T] {
                onPaste(items)
            } else if T.self == URL.self, let url = URL(string: text), let items = [url] as? [T] {
                onPaste(items)
            }
        }
    }

    public var body: some View {
        Button(action: paste) {
            Label(title: { Text(verbatim: "Paste") }, icon: { Image(systemName: "doc.on.clipboard") })
        }
        .buttonStyle(.borderedProminent)
    }
}
