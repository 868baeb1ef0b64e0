extension EnvironmentValues {
    private struct FamilyKey: EnvironmentKey {
        static var defaultValue: WidgetFamily { .systemSmall }
    }

    private struct RenderingModeKey: EnvironmentKey {
        static var defaultValue: WidgetRenderingMode { .fullColor }
    }

    private struct ShowsContainerBackgroundKey: EnvironmentKey {
        static var defaultValue: Bool { true }
    }

    private struct ShowsLabelKey: EnvironmentKey {
        static var defaultValue: Bool { false }
    }

    private struct ContentMarginsKey: EnvironmentKey {
        static var defaultValue: EdgeInsets { EdgeInsets() }
    }

    /// The family of the widget that a view is part of.
    public var widgetFamily: WidgetFamily {
        get { self[FamilyKey.self] }
        set { self[FamilyKey.self] = newValue }
    }

    /// The colouring of the widget that a view is part of.
    public var widgetRenderingMode: WidgetRenderingMode {
        get { self[RenderingModeKey.self] }
        set { self[RenderingModeKey.self] = newValue }
    }

    /// A Boolean value that indicates whether the widget is shown with its container background.
    public package(set) var showsWidgetContainerBackground: Bool {
        get { self[ShowsContainerBackgroundKey.self] }
        set { self[ShowsContainerBackgroundKey.self] = newValue }
    }

    /// A Boolean value that indicates whether an accessory widget can show a label. Of Apple's places, only watch faces can.
    public package(set) var showsWidgetLabel: Bool {
        get { self[ShowsLabelKey.self] }
        set { self[ShowsLabelKey.self] = newValue }
    }

    /// The margins around the content of the widget, in points; zero outside widgets.
    public package(set) var widgetContentMargins: EdgeInsets {
        get { self[ContentMarginsKey.self] }
        set { self[ContentMarginsKey.self] = newValue }
    }
}
