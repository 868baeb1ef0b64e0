/// An intent whose result is a view that the system shows above other content, and requests again after its controls were touched.
///
/// A widget shows no snippet: the intent is performed, and its view is reported.
///
/// Source: Apple, AppIntents `SnippetIntent` (iOS 26).
public protocol SnippetIntent: AppIntent where PerformResult: ShowsSnippetView {
    /// Requests the view again, if it is shown.
    static func reload()
}

extension SnippetIntent {
    /// Does nothing: a render shows no snippet that could be reloaded.
    public static func reload() {}
}

/// A result that shows the view of a `SnippetIntent`.
///
/// Source: Apple, AppIntents `ShowsSnippetIntent` (iOS 26).
public protocol ShowsSnippetIntent: IntentResult {
    associatedtype Snippet: SnippetIntent

    /// The intent; `nil` if there is none.
    var _snippet: Snippet? { get }
}

extension IntentResultContainer: ShowsSnippetIntent where Snippet: SnippetIntent {}

/// Results that show the view of another intent.
extension IntentResult {
    /// Returns a result with an intent whose view is shown.
    public static func result<Snippet: SnippetIntent>(snippetIntent: Snippet) -> Self
    where Self == IntentResultContainer<Never, Never, Snippet, Never> {
        Self(snippet: snippetIntent)
    }

    /// Returns a result with a dialog and an intent whose view is shown.
    public static func result<Snippet: SnippetIntent>(dialog: IntentDialog, snippetIntent: Snippet) -> Self
    where Self == IntentResultContainer<Never, Never, Snippet, IntentDialog> {
        Self(dialog: dialog, snippet: snippetIntent)
    }

    /// Returns a result with a value and an intent whose view is shown.
    public static func result<Value: _IntentValue, Snippet: SnippetIntent>(value: Value, snippetIntent: Snippet) -> Self
    where Self == IntentResultContainer<Value, Never, Snippet, Never> {
        Self(value: value, snippet: snippetIntent)
    }

    /// Returns a result with a value, a dialog and an intent whose view is shown.
    public static func result<Value: _IntentValue, Snippet: SnippetIntent>(
        value: Value, dialog: IntentDialog, snippetIntent: Snippet
    ) -> Self where Self == IntentResultContainer<Value, Never, Snippet, IntentDialog> {
        Self(value: value, dialog: dialog, snippet: snippetIntent)
    }
}

extension IntentResult {
    /// True if the system shows a view that belongs to the result.
    package var showsSnippet: Bool {
        if let result = self as? any ShowsSnippetIntent { return result._snippet != nil }
        if let result = self as? any ShowsSnippetView { return result._snippet != nil }
        return false
    }
}
