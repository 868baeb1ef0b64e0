/// An intent whose parameters are those of a widget; it performs nothing.
///
/// Source: Apple, AppIntents `WidgetConfigurationIntent`.
public protocol WidgetConfigurationIntent: AppIntent {}

extension WidgetConfigurationIntent {
    public func perform() async throws -> some IntentResult { .result() }
}
