import AppIntents
import Intents

extension NSUserActivity {
    /// The intent of the widget from which the activity has opened the app: none, as nothing opens an app here.
    ///
    /// Source: Apple, WidgetKit `NSUserActivity.widgetConfigurationIntent(of:)`.
    public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(of intentType: Intent.Type = Intent.self) -> Intent? { nil }
}
