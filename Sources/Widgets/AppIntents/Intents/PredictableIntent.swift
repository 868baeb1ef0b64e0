/// An intent that the system may suggest on the basis of people's earlier actions.
///
/// Source: Apple, AppIntents `PredictableIntent`.
public protocol PredictableIntent: AppIntent {
    associatedtype PredictionConfiguration: IntentPredictionConfiguration

    /// The look of suggestions.
    @IntentPredictionsBuilder<Self>
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

    /// A suggestion made of the values of two parameters.
    public init<A: _IntentValue & SendableMetatype, B: _IntentValue & SendableMetatype>(
        parameters keyPaths: (KeyPath<Intent, IntentParameter<A>>, KeyPath<Intent, IntentParameter<B>>),
        displayRepresentation: @escaping @Sendable (A, B) -> DisplayRepresentation
    ) {
        nonisolated(unsafe) let paths = keyPaths
        represent = { displayRepresentation($0[keyPath: paths.0].wrappedValue, $0[keyPath: paths.1].wrappedValue) }
    }

    /// A suggestion made of the values of three parameters.
    public init<A: _IntentValue & SendableMetatype, B: _IntentValue & SendableMetatype, C: _IntentValue & SendableMetatype>(
        parameters keyPaths: (
            KeyPath<Intent, IntentParameter<A>>, KeyPath<Intent, IntentParameter<B>>, KeyPath<Intent, IntentParameter<C>>
        ),
        displayRepresentation: @escaping @Sendable (A, B, C) -> DisplayRepresentation
    ) {
        nonisolated(unsafe) let paths = keyPaths
        represent = {
            displayRepresentation($0[keyPath: paths.0].wrappedValue, $0[keyPath: paths.1].wrappedValue, $0[keyPath: paths.2].wrappedValue)
        }
    }

    /// A suggestion made of the values of four parameters.
    public init<
        A: _IntentValue & SendableMetatype, B: _IntentValue & SendableMetatype, C: _IntentValue & SendableMetatype,
        D: _IntentValue & SendableMetatype
    >(
        parameters keyPaths: (
            KeyPath<Intent, IntentParameter<A>>, KeyPath<Intent, IntentParameter<B>>, KeyPath<Intent, IntentParameter<C>>,
            KeyPath<Intent, IntentParameter<D>>
        ),
        displayRepresentation: @escaping @Sendable (A, B, C, D) -> DisplayRepresentation
    ) {
        nonisolated(unsafe) let paths = keyPaths
        represent = {
            displayRepresentation(
                $0[keyPath: paths.0].wrappedValue, $0[keyPath: paths.1].wrappedValue, $0[keyPath: paths.2].wrappedValue,
                $0[keyPath: paths.3].wrappedValue)
        }
    }

    public func _representation(of intent: Intent) -> DisplayRepresentation { represent(intent) }
}

/// Several suggestions of an intent, for different parameters.
///
/// Source: Apple, AppIntents `TupleIntentPrediction`.
public struct TupleIntentPrediction<Intent: AppIntent>: IntentPredictionConfiguration {
    let first: @Sendable (Intent) -> DisplayRepresentation

    public func _representation(of intent: Intent) -> DisplayRepresentation { first(intent) }
}

/// Builds the suggestions of an intent from closures.
///
/// Source: Apple, AppIntents `IntentPredictionsBuilder`.
@resultBuilder
public enum IntentPredictionsBuilder<Intent: AppIntent> {
    public static func buildExpression(_ prediction: IntentPrediction<Intent>) -> IntentPrediction<Intent> { prediction }

    public static func buildBlock(_ prediction: IntentPrediction<Intent>) -> IntentPrediction<Intent> { prediction }

    /// The first of several suggestions is what a picture of a suggestion shows.
    public static func buildBlock(
        _ prediction: IntentPrediction<Intent>, _ others: IntentPrediction<Intent>...
    ) -> TupleIntentPrediction<Intent> { TupleIntentPrediction { prediction._representation(of: $0) } }
}
