/// An intent whose parameters are those of a control; it performs nothing.
///
/// Source: Apple, AppIntents `ControlConfigurationIntent`.
public protocol ControlConfigurationIntent: AppIntent {}

extension ControlConfigurationIntent {
    public func perform() async throws -> some IntentResult { .result() }
}
