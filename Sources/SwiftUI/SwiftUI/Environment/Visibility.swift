/// Whether an element of an interface is shown.
///
/// Source: Apple, SwiftUI `Visibility`.
public enum Visibility: Hashable, CaseIterable, Sendable {
    /// As the surroundings have it.
    case automatic
    case visible
    case hidden
}

private enum LabelsVisibilityKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
    /// Whether controls show their labels.
    public var labelsVisibility: Visibility {
        get { self[LabelsVisibilityKey.self] }
        set { self[LabelsVisibilityKey.self] = newValue }
    }
}

extension View {
    /// Leaves out the labels of the controls in this view.
    public func labelsHidden() -> some View { environment(\.labelsVisibility, .hidden) }

    /// Sets whether the controls in this view show their labels.
    public func labelsVisibility(_ visibility: Visibility) -> some View { environment(\.labelsVisibility, visibility) }
}
