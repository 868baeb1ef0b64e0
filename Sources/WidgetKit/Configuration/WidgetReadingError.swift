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
        }
    }
}
