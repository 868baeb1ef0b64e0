import ActivityKit

extension Preview {
    /// Creates a preview of a Live Activity.
    ///
    /// Source: Apple, DeveloperToolsSupport `Preview.init(_:as:using:widget:contentStates:)`.
    @MainActor
    public init<Attributes: ActivityAttributes>(
        _ name: String? = nil, as viewKind: ActivityPreviewViewKind, using attributes: Attributes,
        widget: @escaping () -> some Widget,
        @PreviewActivityBuilder<Attributes> contentStates: @escaping @MainActor () async -> [PreviewActivityBuilder<Attributes>.Component]
    ) {
        let content = ActivityPreviewContent(
            viewKind: viewKind, widget: { () throws(WidgetReadingError) in widget() }, attributes: attributes,
            isStale: false, states: { await contentStates().map(\.content) })
        self.init(name: name, content: content)
    }
}

/// Preview a Live Activity.
///
/// - Parameters:
///   - name: A display name. Without one the preview is named after the widget.
///   - viewKind: The presentation to show.
///   - attributes: The data that stay the same while the activity lasts.
///   - widget: The widget, whose body is an `ActivityConfiguration`.
///   - contentStates: The content states to show one after another.
///
/// Source: Apple, WidgetKit `Preview(_:as:using:widget:contentStates:)`.
@freestanding(declaration)
public macro Preview<Attributes: ActivityAttributes, PreviewedWidget: Widget>(
    _ name: String? = nil, as viewKind: ActivityPreviewViewKind, using attributes: Attributes,
    widget: @escaping () -> PreviewedWidget,
    @PreviewActivityBuilder<Attributes> contentStates: @escaping @MainActor () async -> [PreviewActivityBuilder<Attributes>.Component]
) = #externalMacro(module: "PreviewMacros", type: "Preview")
