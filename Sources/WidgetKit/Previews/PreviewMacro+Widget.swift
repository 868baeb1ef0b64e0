import AppIntents

/// Creates a preview of a widget with the entries of a timeline.
///
/// Source: Apple, WidgetKit `Preview(_:as:widget:timeline:)`.
@freestanding(declaration)
public macro Preview<W: Widget>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W,
    @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
) = #externalMacro(module: "PreviewMacros", type: "Preview")

/// Creates a preview of a widget with the entries of a provider's timeline.
///
/// Source: Apple, WidgetKit `Preview(_:as:widget:timelineProvider:)`.
@freestanding(declaration)
public macro Preview<W: Widget, Provider: TimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W,
    timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "PreviewMacros", type: "Preview")

/// Creates a preview of a configurable widget with the entries its provider makes for an intent.
///
/// Source: Apple, WidgetKit `Preview(_:as:using:widget:timelineProvider:)`.
@freestanding(declaration)
public macro Preview<W: Widget, Provider: AppIntentTimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
    widget: @escaping @MainActor () -> W, timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "PreviewMacros", type: "Preview")
