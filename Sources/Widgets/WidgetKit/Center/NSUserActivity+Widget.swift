import AppIntents
import Intents

extension NSUserActivity {
    /// Returns the intent of the widget from which the activity has opened the app; always nil, as a render opens no app.
    ///
    /// Source: Apple, WidgetKit `NSUserActivity.widgetConfigurationIntent(of:)`.
    public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(of intentType: Intent.Type = Intent.self) -> Intent? { nil }
}
