/// The result of an intent.
///
/// Source: Apple, AppIntents `IntentResult`.
public protocol IntentResult: Sendable {}

/// A result with a value for the next intent of a shortcut.
///
/// Source: Apple, AppIntents `ReturnsValue`.
public protocol ReturnsValue<Value>: IntentResult {
    associatedtype Value: _IntentValue

    var value: Value? { get }
}

/// A result with words that the system speaks or shows.
///
/// Source: Apple, AppIntents `ProvidesDialog`.
public protocol ProvidesDialog: IntentResult {
    var dialog: IntentDialog? { get }
}

/// A result that continues with another intent.
///
/// Source: Apple, AppIntents `OpensIntent`.
public protocol OpensIntent: IntentResult {
    associatedtype OpensAppIntent = Never

    var opensIntent: OpensAppIntent? { get }
}

extension OpensIntent where OpensAppIntent == Never {
    /// Always nil: an intent that is a result itself, as many are that only open their app, continues with no other intent.
    public var opensIntent: Never? { nil }
}

/// A result that shows a view.
///
/// Source: Apple, AppIntents `ShowsSnippetView`.
public protocol ShowsSnippetView: IntentResult {
    associatedtype Snippet: View

    /// The view; `nil` if there is none.
    var _snippet: Snippet? { get }
}
