/// The visibility of an element of an interface.
///
/// Source: Apple, SwiftUI `Visibility`.
public enum Visibility: Hashable, CaseIterable, Sendable {
    /// The visibility that the surroundings determine.
    case automatic
    case visible
    case hidden
}

private enum LabelsVisibilityKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
    /// The visibility of the labels of controls.
    public var labelsVisibility: Visibility {
        get { self[LabelsVisibilityKey.self] }
        set { self[LabelsVisibilityKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Hides the labels of the controls in this view.
    public func labelsHidden() -> some View { environment(\.labelsVisibility, .hidden) }

    /// Sets whether the controls in this view show their labels.
    public func labelsVisibility(_ visibility: Visibility) -> some View { environment(\.labelsVisibility, visibility) }
}
