/// Whether a parameter takes over the result of the action before it in a shortcut.
///
/// Source: Apple, AppIntents `InputConnectionBehavior`.
public enum InputConnectionBehavior: Hashable, Sendable {
    case `default`, never, connectToPreviousIntentResult
}
