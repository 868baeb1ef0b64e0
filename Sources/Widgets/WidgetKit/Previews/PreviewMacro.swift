/// Preview a timeline-style widget.
///
/// - Parameters:
///   - name: A display name. Without one the preview is named after the widget.
///   - family: The family to show.
///   - widget: The widget.
///   - timeline: The entries to show one after another; of the type that the widget expects.
///
/// Source: Apple, WidgetKit `Preview(_:as:widget:timeline:)`.
@freestanding(declaration)
public macro Preview<PreviewedWidget: Widget>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping () -> PreviewedWidget,
    @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
) = #externalMacro(module: "PreviewMacros", type: "Preview")

/// Preview a widget with a static configuration, using the specified timeline provider.
///
/// - Parameters:
///   - name: A display name. Without one the preview is named after the widget.
///   - family: The family to show.
///   - widget: The widget.
///   - timelineProvider: The provider that makes the timeline.
///
/// Source: Apple, WidgetKit `Preview(_:as:widget:timelineProvider:)`.
@freestanding(declaration)
public macro Preview<PreviewedWidget: Widget, Provider: TimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping () -> PreviewedWidget,
    timelineProvider: @escaping () -> Provider
) = #externalMacro(module: "PreviewMacros", type: "Preview")

/// Preview a widget with an app intent configuration, using the specified timeline provider.
///
/// - Parameters:
///   - name: A display name. Without one the preview is named after the widget.
///   - family: The family to show.
///   - intent: The intent that configures the widget.
///   - widget: The widget.
///   - timelineProvider: The provider that makes the timeline.
///
/// Source: Apple, WidgetKit `Preview(_:as:using:widget:timelineProvider:)`.
@freestanding(declaration)
public macro Preview<PreviewedWidget: Widget, Provider: AppIntentTimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
    widget: @escaping () -> PreviewedWidget, timelineProvider: @escaping () -> Provider
) = #externalMacro(module: "PreviewMacros", type: "Preview")
