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
    ///   - kind: the widget's name among those of the app.
    ///   - intent: the type whose parameters people fill in.
    ///   - provider: where the entries come from.
    ///   - content: the view of an entry.
    public init<Provider: IntentTimelineProvider>(
        kind: String, intent: Intent.Type, provider: Provider,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) where Provider.Intent == Intent {
        self.kind = kind
        let source = ConfiguredTimelines(provider: provider, intent: Intent._configured())
        timelines = StaticTimelineSource(kind: kind, provider: source, content: content)
    }
}

extension IntentConfiguration: DescribedConfiguration {
    var widgetDescription: WidgetDescription? { WidgetDescription(kind: kind, timelines: timelines) }
}

/// A provider that asks another one with an intent that stays the same.
private struct ConfiguredTimelines<Provider: IntentTimelineProvider>: TimelineProvider {
    let provider: Provider
    let intent: Provider.Intent

    func placeholder(in context: Context) -> Provider.Entry { provider.placeholder(in: context) }

    func getSnapshot(in context: Context, completion: @escaping @Sendable (Provider.Entry) -> Void) {
        provider.getSnapshot(for: intent, in: context, completion: completion)
    }

    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Provider.Entry>) -> Void) {
        provider.getTimeline(for: intent, in: context, completion: completion)
    }
}
