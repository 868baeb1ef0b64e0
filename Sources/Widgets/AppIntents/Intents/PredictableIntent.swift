/// An intent that the system may suggest on the basis of people's earlier actions.
///
/// Source: Apple, AppIntents `PredictableIntent`.
public protocol PredictableIntent: AppIntent {
    associatedtype PredictionConfiguration: IntentPredictionConfiguration

    /// The look of suggestions.
    static var predictionConfiguration: PredictionConfiguration { get }
}

/// The look of an intent's suggestions.
///
/// Source: Apple, AppIntents `IntentPredictionConfiguration`.
public protocol IntentPredictionConfiguration: Sendable {
    associatedtype Intent: AppIntent

    /// Returns the texts and picture for a suggestion of the intent.
    func _representation(of intent: Intent) -> DisplayRepresentation
}

/// A suggestion of an intent for some of its parameters.
///
/// Source: Apple, AppIntents `IntentPrediction`.
public struct IntentPrediction<Intent: AppIntent>: IntentPredictionConfiguration {
    private let represent: @Sendable (Intent) -> DisplayRepresentation

    /// Creates a suggestion that is the same for all parameters.
    public init(displayRepresentation: @escaping @Sendable () -> DisplayRepresentation) {
        represent = { _ in displayRepresentation() }
    }

    /// A suggestion made of the value of a parameter.
    public init<Value: _IntentValue & SendableMetatype>(
        parameters keyPath: KeyPath<Intent, IntentParameter<Value>>,
        displayRepresentation: @escaping @Sendable (Value) -> DisplayRepresentation
    ) {
        // Key paths never change; only their type lacks the word for it.
        nonisolated(unsafe) let keyPath = keyPath
        represent = { displayRepresentation($0[keyPath: keyPath].wrappedValue) }
    }

    public func _representation(of intent: Intent) -> DisplayRepresentation { represent(intent) }
}
