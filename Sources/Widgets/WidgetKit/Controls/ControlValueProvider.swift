import AppIntents

/// Where the value of a control comes from.
///
/// Source: Apple, WidgetKit `ControlValueProvider`.
public protocol ControlValueProvider {
    associatedtype Value

    /// The value in the controls gallery.
    var previewValue: Value { get }

    /// The value of now.
    func currentValue() async throws -> Value
}

/// Where the value of a configurable control comes from.
///
/// Source: Apple, WidgetKit `AppIntentControlValueProvider`.
public protocol AppIntentControlValueProvider {
    associatedtype Configuration: ControlConfigurationIntent
    associatedtype Value

    /// The value in the controls gallery.
    func previewValue(configuration: Configuration) -> Value

    /// The value of now.
    func currentValue(configuration: Configuration) async throws -> Value
}
