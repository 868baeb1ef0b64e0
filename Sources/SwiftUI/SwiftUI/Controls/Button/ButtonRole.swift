/// The purpose of a button.
///
/// Source: Apple, SwiftUI `ButtonRole`.
public struct ButtonRole: Equatable, Sendable {
    enum Kind: Sendable { case destructive, cancel, confirm, close }
    let kind: Kind

    /// Something is deleted or overwritten: red.
    public static let destructive = ButtonRole(kind: .destructive)
    /// The current task is left.
    public static let cancel = ButtonRole(kind: .cancel)
    /// The current task is done.
    public static let confirm = ButtonRole(kind: .confirm)
    /// A button that closes the shown content.
    public static let close = ButtonRole(kind: .close)
}

/// The label that the system has for a role: a cross or a tick, or the word for the role.
///
/// Source: Apple, SwiftUI `DefaultButtonLabel`.
nonisolated public struct DefaultButtonLabel: View {
    let role: ButtonRole

    @MainActor @preconcurrency public var body: some View {
        switch role.kind {
        case .destructive: Label("Delete", systemImage: "trash")
        case .cancel: Label("Cancel", systemImage: "xmark")
        case .confirm: Label("Done", systemImage: "checkmark")
        case .close: Label("Close", systemImage: "xmark")
        }
    }
}
