/// A button that performs the rename action around it.
///
/// Source: Apple, SwiftUI `RenameButton`.
nonisolated public struct RenameButton<Label: View>: View {
    private let label: Label
    @Environment(\.rename) private var rename

    @MainActor @preconcurrency public var body: some View {
        Button {
            rename?()
        } label: {
            label
        }
        .disabled(rename == nil)
    }
}

extension RenameButton where Label == SwiftUI.Label<Text, Image> {
    /// The system's rename button.
    public init() {
        label = SwiftUI.Label(title: { Text(verbatim: "Rename") }, icon: { Image(systemName: "pencil") })
    }
}

/// An action that renames something.
///
/// Source: Apple, SwiftUI `RenameAction`.
public struct RenameAction {
    let action: () -> Void

    @MainActor @preconcurrency public func callAsFunction() { action() }
}

extension EnvironmentValues {
    /// The action of a `RenameButton`; nil where nothing can be renamed.
    public internal(set) var rename: RenameAction? {
        get { self[RenameActionKey.self] }
        set { self[RenameActionKey.self] = newValue }
    }
}

private enum RenameActionKey: EnvironmentKey {
    static var defaultValue: RenameAction? { nil }
}

nonisolated extension View {
    /// Sets the action of a `RenameButton`.
    public func renameAction(_ action: @escaping () -> Void) -> some View { environment(\.rename, RenameAction(action: action)) }

    /// Lets a `RenameButton` give the focus to a text field.
    public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View { renameAction { isFocused.wrappedValue = true } }
}
