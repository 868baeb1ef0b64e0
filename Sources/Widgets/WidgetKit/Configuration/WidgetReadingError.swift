/// The reason why a widget could not be read.
package enum WidgetReadingError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The widget's body is an `EmptyWidgetConfiguration`.
    case offersNoWidget(type: String)

    /// The control's template is an `EmptyControlWidgetTemplate`.
    case offersNoControl(type: String, kind: String)

    /// The view of the widget takes entries of another type.
    case entryMismatch(kind: String, expected: String, found: String)

    /// The provider takes another intent than the one given.
    case intentMismatch(kind: String, expected: String, found: String)

    /// The provider threw away its completion handler without calling it.
    case providerNeverAnswered(kind: String, method: String)

    /// The provider had not answered when its time was up.
    case providerTooLate(kind: String, method: String, seconds: Double)

    /// The provider threw an error.
    case providerFailed(kind: String, method: String, error: String)

    /// The provider answered with a timeline that has no entries.
    case noEntries(kind: String)

    /// The widget's body is no `ActivityConfiguration`.
    case noActivity(type: String)

    /// No widget shows these attributes.
    case noActivityWidget(attributes: String)

    /// No preview shows the activity, and no sample could be made for it.
    case noSample(widget: String, attributes: String)

    /// The views of the activity take other attributes.
    case activityMismatch(expected: String, found: String)

    /// True if the widget has nothing to show yet, so that the system goes on showing the placeholder: a provider that finds no data, as
    /// on a device where the app never ran.
    package var keepsPlaceholder: Bool {
        switch self {
        case .providerNeverAnswered, .noEntries: true
        default: false
        }
    }

    package var description: String {
        switch self {
        case .noActivity(let type):
            "\(type) shows no Live Activity: its body is not an ActivityConfiguration. Preview a widget with such a body."
        case .noActivityWidget(let attributes):
            "No widget shows the Live Activity of \(attributes). Declare a widget whose body is "
                + "ActivityConfiguration(for: \(attributes).self), and list it in the widget bundle."
        case .noSample(let widget, let attributes):
            "No preview shows the Live Activity of \(widget), and its placeholder cannot be drawn: no \(attributes) or content state could "
                + "be generated. Write #Preview(as: .content, using: …) { \(widget)() } contentStates: { … }."
        case .activityMismatch(let expected, let found):
            "The Live Activity takes \(expected), but was given \(found). Preview it with attributes of type \(expected)."
        case .offersNoWidget(let type):
            "\(type) shows no widget: its body is EmptyWidgetConfiguration(). Preview a widget with a configuration of its own."
        case .offersNoControl(let type, let kind):
            "\(type) shows nothing: the template of the control of kind \"\(kind)\" is an EmptyControlWidgetTemplate(). Give it a "
                + "ControlWidgetButton or a ControlWidgetToggle."
        case .entryMismatch(let kind, let expected, let found):
            "The widget of kind \"\(kind)\" shows entries of type \(expected), but was given one of type \(found). "
                + "List entries of type \(expected) in the preview's timeline."
        case .intentMismatch(let kind, let expected, let found):
            "The widget of kind \"\(kind)\" is configured by \(expected), but was given \(found). "
                + "Use an intent of type \(expected) in the preview."
        case .providerNeverAnswered(let kind, let method):
            "The timeline provider of the widget of kind \"\(kind)\" released the completion handler of \(method) without calling it: "
                + "the system keeps the placeholder. Call it once on every path."
        case .providerFailed(let kind, let method, let error):
            "The provider of the widget of kind \"\(kind)\" threw an error in \(method): \(error)"
        case .providerTooLate(let kind, let method, let seconds):
            "The timeline provider of the widget of kind \"\(kind)\" did not answer \(method) within "
                + "\(seconds == seconds.rounded() ? String(Int(seconds)) : String(seconds)) s. Look for a completion handler that is never "
                + "called, an await that never returns, or a request without an answer."
        case .noEntries(let kind):
            "The timeline of the widget of kind \"\(kind)\" has no entries: the system keeps the placeholder. Return at least one entry."
        }
    }
}
