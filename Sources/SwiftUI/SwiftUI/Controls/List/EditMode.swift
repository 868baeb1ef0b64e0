/// The editing state of a list.
///
/// Source: Apple, SwiftUI `EditMode`.
public enum EditMode: Sendable {
    case inactive
    /// The state in which a swipe has brought out actions for one row.
    case transient
    case active

    public var isEditing: Bool { self != .inactive }
}

private enum EditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
    /// A binding to the editing state of the enclosing container; nil outside of navigation stacks where it is not set.
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

/// The edit mode at a place: the environment's, else that of the scene.
struct FoundEditMode: DynamicProperty {
    @Environment(\.editMode) private var given
    @SceneStorage("SwiftUI.EditMode", EditMode.inactive, .plain) private var ofScene: EditMode

    var binding: Binding<EditMode> { given ?? $ofScene }
    var isEditing: Bool { binding.wrappedValue.isEditing }
}
