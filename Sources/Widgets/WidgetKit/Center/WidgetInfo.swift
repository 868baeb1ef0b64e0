import AppIntents
import Intents

/// A widget that someone placed on a screen.
///
/// Source: Apple, WidgetKit `WidgetInfo`.
public struct WidgetInfo: Identifiable, Hashable, Sendable {
    /// The kind that the widget's configuration names.
    public let kind: String

    /// The family in which it was placed.
    public let family: WidgetFamily

    /// The SiriKit intent that was filled in; `nil` if there is none.
    public nonisolated(unsafe) let configuration: INIntent?

    private let appIntent: (any WidgetConfigurationIntent)?

    package init(kind: String, family: WidgetFamily, configuration: ChosenConfiguration? = nil) {
        self.kind = kind
        self.family = family
        (self.configuration, appIntent) =
            switch configuration {
            case .intent(let intent): (intent, nil)
            case .appIntent(let intent): (nil, intent)
            case nil: (nil, nil)
            }
    }

    /// The value itself: the kind and the family distinguish placed widgets.
    public var id: WidgetInfo { self }

    /// Returns the app intent that was filled in; `nil` if it is of another type.
    public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(of intentType: Intent.Type) -> Intent? {
        appIntent as? Intent
    }

    public static func == (one: WidgetInfo, other: WidgetInfo) -> Bool { (one.kind, one.family) == (other.kind, other.family) }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(kind)
        hasher.combine(family)
    }
}
