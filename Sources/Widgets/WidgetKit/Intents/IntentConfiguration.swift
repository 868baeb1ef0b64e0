import AppIntents
import Intents

/// The configuration of a widget whose parameters are those of a SiriKit intent.
///
/// Source: Apple, WidgetKit `IntentConfiguration`.
@MainActor @preconcurrency
public struct IntentConfiguration<Intent: INIntent, Content: View>: WidgetConfiguration {
    public typealias Body = Never

    private let kind: String
    private let timelines: any WidgetTimelineSource

    /// - Parameters:
    ///   - kind: the name of the widget, unique in the app.
    ///   - intent: the type whose parameters people fill in.
    ///   - provider: the source of the entries.
    ///   - content: the view of an entry.
    public init<Provider: IntentTimelineProvider>(
        kind: String, intent: Intent.Type, provider: Provider,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) where Provider.Intent == Intent {
        self.kind = kind
        timelines = IntentTimelineSource(kind: kind, provider: provider, content: content)
    }
}

extension IntentConfiguration: DescribedConfiguration {
    var widgetDescription: WidgetDescription? { WidgetDescription(kind: kind, timelines: timelines) }
}
