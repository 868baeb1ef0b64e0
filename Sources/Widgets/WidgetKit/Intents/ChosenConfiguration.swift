import AppIntents
import Intents

/// The parameters of a widget with the values that people chose.
package enum ChosenConfiguration {
    /// The parameters of an `AppIntentConfiguration`.
    case appIntent(any WidgetConfigurationIntent)
    /// The parameters of an `IntentConfiguration`.
    case intent(INIntent)

    /// The name of the intent's type.
    var typeName: String {
        switch self {
        case .appIntent(let intent): String(describing: type(of: intent))
        case .intent(let intent): String(describing: type(of: intent))
        }
    }
}
