/// Whether a list is being edited.
///
/// Source: Apple, SwiftUI `EditMode`.
public enum EditMode: Sendable {
    case inactive
    /// A swipe has brought something out that edits one row.
    case transient
    case active

    public var isEditing: Bool { self != .inactive }
}

private enum EditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
    /// Whether what is seen is being edited, and what changes that; nil outside of stacks of navigation where nobody has set it.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }
}

/// A container in which an edit button and lists find each other.
struct EditModeScope: ViewModifier {
    @Environment(\.editMode) private var given
    @State private var mode = EditMode.inactive

    func body(content: Content) -> some View { content.environment(\.editMode, given ?? $mode) }
}

/// The edit mode at a place: the one that is given, else that of the scene.
struct FoundEditMode: DynamicProperty {
    @Environment(\.editMode) private var given
    @SceneStorage("SwiftUI.EditMode", EditMode.inactive, .plain) private var ofScene: EditMode

    var binding: Binding<EditMode> { given ?? $ofScene }
    var isEditing: Bool { binding.wrappedValue.isEditing }
}
