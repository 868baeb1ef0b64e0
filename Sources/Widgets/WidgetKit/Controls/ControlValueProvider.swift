import AppIntents

/// The source of a control's value.
///
/// Source: Apple, WidgetKit `ControlValueProvider`.
public protocol ControlValueProvider {
    associatedtype Value

    /// The value in the controls gallery.
    var previewValue: Value { get }

    /// Returns the current value.
    func currentValue() async throws -> Value
}

/// The source of a configurable control's value.
///
/// Source: Apple, WidgetKit `AppIntentControlValueProvider`.
public protocol AppIntentControlValueProvider {
    associatedtype Configuration: ControlConfigurationIntent
    associatedtype Value

    /// The value in the controls gallery.
    func previewValue(configuration: Configuration) -> Value

    /// Returns the current value.
    func currentValue(configuration: Configuration) async throws -> Value
}
