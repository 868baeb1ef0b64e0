/// The result that `result()` and its variants return; `Never` stands for a part that a result lacks.
///
/// `@unchecked Sendable`: it never changes, and values handed to `result(value:)` belong to the result from then on.
///
/// Source: Apple, AppIntents `IntentResultContainer`.
public struct IntentResultContainer<Value, OpensAppIntent, Snippet, Dialog>: IntentResult, @unchecked Sendable {
    public let value: Value?
    public let opensIntent: OpensAppIntent?
    public let dialog: Dialog?
    public let _snippet: Snippet?

    init(
        value: Value? = nil, opensIntent: OpensAppIntent? = nil, dialog: Dialog? = nil, snippet: Snippet? = nil
    ) {
        _snippet = snippet
        self.value = value
        self.opensIntent = opensIntent
        self.dialog = dialog
    }
}

extension IntentResultContainer: ReturnsValue where Value: _IntentValue {}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}
extension IntentResultContainer: OpensIntent where OpensAppIntent: AppIntent {}

/// The intent that a result without one opens: `result()` is a result of functions that are declared to open an intent, too.
///
/// Source: Apple, AppIntents: `Never` conforms to `AppIntent`.
extension Never: AppIntent {
    public static var title: LocalizedStringResource { "Never" }
    public init() { preconditionFailure("No intent of this type can be made.") }
    public func perform() async throws -> some IntentResult { .result() }
}

extension IntentResultContainer: ShowsSnippetView where Snippet: View {}
