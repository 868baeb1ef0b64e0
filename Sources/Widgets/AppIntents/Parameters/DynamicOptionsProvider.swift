/// The choices for a parameter, found when they are needed.
///
/// Source: Apple, AppIntents `DynamicOptionsProvider`.
public protocol DynamicOptionsProvider: Sendable {
    associatedtype Result: ResultsCollection
    associatedtype DefaultValue = Result.ResultValue

    /// Returns the choices, in the order in which they are shown.
    func results() async throws -> Result

    /// The choice to begin with, if there is one.
    func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
    public func defaultResult() async -> Result.ResultValue? { nil }
}
