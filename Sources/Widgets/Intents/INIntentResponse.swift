@_exported import class FoundationGaps.NSUserActivity

/// The result of an intent.
///
/// Source: Apple, Intents `INIntentResponse`.
open class INIntentResponse: NSObject {
    /// The activity that the app receives when it is opened to continue.
    open var userActivity: NSUserActivity?

    public required override init() { super.init() }
}
