/// A sentence that presents an intent with its parameters.
///
/// Source: Apple, AppIntents `ParameterSummary`.
public protocol ParameterSummary {
    associatedtype Intent: AppIntent

    /// The sentence for an intent, once every condition is decided by its parameters.
    func _summary(of intent: Intent) -> IntentParameterSummary<Intent>
}
