@_exported import class FoundationGaps.NSUserActivity

/// What came of an intent.
///
/// Source: Apple, Intents `INIntentResponse`.
open class INIntentResponse: NSObject {
    /// What the app gets when it is opened to go on.
    open var userActivity: NSUserActivity?

    public required override init() { super.init() }
}
