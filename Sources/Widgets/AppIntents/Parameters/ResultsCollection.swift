/// A collection of choices.
///
/// Source: Apple, AppIntents `ResultsCollection`.
public protocol ResultsCollection {
    associatedtype ResultValue: _IntentValue

    /// The choices, in order.
    var items: [ResultValue] { get }
}

extension Array: ResultsCollection where Element: _IntentValue {
    public var items: [Element] { self }
}
