extension EnvironmentValues {
    private struct AccentableKey: EnvironmentKey {
        static var defaultValue: Bool { false }
    }

    /// Whether the view belongs to the accented group of a widget drawn in the mode `accented`.
    package var isWidgetAccentable: Bool {
        get { self[AccentableKey.self] }
        set { self[AccentableKey.self] = newValue }
    }
}

extension View {
    /// Puts this view into the accented group of a widget drawn in the mode `accented`; other modes do not look at it.
    public func widgetAccentable(_ accentable: Bool = true) -> some View {
        environment(\.isWidgetAccentable, accentable)
    }
}
