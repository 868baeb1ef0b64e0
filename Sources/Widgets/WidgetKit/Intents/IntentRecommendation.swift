import Intents

/// A ready-made configuration of a widget that a SiriKit intent configures.
///
/// Source: Apple, WidgetKit `IntentRecommendation`.
public struct IntentRecommendation<Intent: INIntent> {
    package let intent: Intent
    package let summary: Text

    public init(intent: Intent, description: Text) {
        self.intent = intent
        summary = description
    }

    public init(intent: Intent, description: LocalizedStringKey) {
        self.init(intent: intent, description: Text(description))
    }

    @_disfavoredOverload
    public init(intent: Intent, description: LocalizedStringResource) {
        self.init(intent: intent, description: Text(description))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(intent: Intent, description: S) {
        self.init(intent: intent, description: Text(description))
    }
}
