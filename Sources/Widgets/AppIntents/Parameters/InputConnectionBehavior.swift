/// The rule by which a parameter takes over the result of the previous action in a shortcut.
///
/// Source: Apple, AppIntents `InputConnectionBehavior`.
public enum InputConnectionBehavior: Hashable, Sendable {
    case `default`, never, connectToPreviousIntentResult
}
