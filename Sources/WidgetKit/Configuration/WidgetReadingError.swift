/// Why a widget could not be read.
package enum WidgetReadingError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The widget's body is an `EmptyWidgetConfiguration`.
    case offersNoWidget(type: String)

    /// The view of the widget takes entries of another type.
    case entryMismatch(kind: String, expected: String, found: String)

    /// The provider takes another intent than the one given.
    case intentMismatch(kind: String, expected: String, found: String)

    /// The provider threw away its completion handler without calling it.
    case providerNeverAnswered(kind: String, method: String)

    /// The provider had not answered when its time was up.
    case providerTooLate(kind: String, method: String, seconds: Double)

    /// The provider answered with a timeline that has no entries.
    case noEntries(kind: String)

    package var description: String {
        switch self {
        case .offersNoWidget(let type):
            "\(type) offers no widget: its body is EmptyWidgetConfiguration(). Preview a widget with a configuration of its own."
        case .entryMismatch(let kind, let expected, let found):
            "The widget of kind \"\(kind)\" shows entries of type \(expected), but was given one of type \(found). "
                + "List entries of type \(expected) in the preview's timeline."
        case .intentMismatch(let kind, let expected, let found):
            "The widget of kind \"\(kind)\" is configured by \(expected), but was given \(found). "
                + "Use an intent of type \(expected) in the preview."
        case .providerNeverAnswered(let kind, let method):
            "The timeline provider of the widget of kind \"\(kind)\" let go of the completion handler of \(method) "
                + "without calling it. Call it once on every path."
        case .providerTooLate(let kind, let method, let seconds):
            "The timeline provider of the widget of kind \"\(kind)\" did not answer \(method) within "
                + "\(seconds == seconds.rounded() ? String(Int(seconds)) : String(seconds)) s. "
                + "Look for a completion handler that is never called, or a request without an answer."
        case .noEntries(let kind):
            "The timeline of the widget of kind \"\(kind)\" has no entries: the system goes on showing the placeholder. "
                + "Return at least one entry."
        }
    }
}
