import AppIntents

/// The configuration of a widget whose parameters are those of an app intent.
///
/// Source: Apple, WidgetKit `AppIntentConfiguration`.
@MainActor @preconcurrency
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>: WidgetConfiguration {
    public typealias Body = Never

    private let kind: String
    private let timelines: any WidgetTimelineSource

    /// - Parameters:
    ///   - kind: the name of the widget, unique in the app.
    ///   - intent: the type whose parameters people fill in.
    ///   - provider: the source of the entries.
    ///   - content: the view of an entry.
    public init<Provider: AppIntentTimelineProvider>(
        kind: String, intent: Intent.Type = Intent.self, provider: Provider,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) where Provider.Intent == Intent {
        self.kind = kind
        timelines = AppIntentTimelineSource(kind: kind, provider: provider, content: content)
    }
}

extension AppIntentConfiguration: DescribedConfiguration {
    var widgetDescription: WidgetDescription? { WidgetDescription(kind: kind, timelines: timelines) }
}
