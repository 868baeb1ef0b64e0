/// A button that begins and ends the editing of the lists around it.
///
/// Source: Apple, SwiftUI `EditButton`.
nonisolated public struct EditButton: View {
    private var mode = FoundEditMode()

    public init() {}

    @MainActor @preconcurrency public var body: some View {
        let (mode, isEditing) = (mode.binding, mode.isEditing)
        Button {
            withAnimation(.default) { mode.wrappedValue = isEditing ? .inactive : .active }
        } label: {
            Text(isEditing ? "Done" : "Edit").fontWeight(isEditing ? .semibold : nil)
        }
    }
}
