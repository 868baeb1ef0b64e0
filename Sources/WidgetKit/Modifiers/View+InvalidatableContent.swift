extension EnvironmentValues {
    private struct InvalidatableKey: EnvironmentKey {
        static var defaultValue: Bool { false }
    }

    /// Whether the view shows the invalidated state between an interaction and the widget's next entry.
    package var isContentInvalidatable: Bool {
        get { self[InvalidatableKey.self] }
        set { self[InvalidatableKey.self] = newValue }
    }
}

extension View {
    /// Marks content that an interaction makes out of date until the widget's next entry arrives.
    ///
    /// While a widget waits for that entry, what is marked is drawn in the invalidated state; a still or a step between two
    /// entries is not waiting, so it is drawn as it is.
    public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
        environment(\.isContentInvalidatable, invalidatable)
    }
}
