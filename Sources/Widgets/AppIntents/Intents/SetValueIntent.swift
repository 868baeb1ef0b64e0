/// An intent that sets one value, as a toggle in a control does.
///
/// Source: Apple, AppIntents `SetValueIntent`.
public protocol SetValueIntent: AppIntent {
    associatedtype ValueType: _IntentValue

    /// The value to set; a control fills it in before the intent runs.
    var value: ValueType { get set }
}
