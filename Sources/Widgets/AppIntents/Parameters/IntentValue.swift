import Foundation

/// A type that a parameter of an intent can have.
///
/// Source: Apple, AppIntents; the protocol's name begins with an underscore there too.
public protocol _IntentValue {
    /// The type of one choice: the type itself, without the optional around it and the array that collects several.
    associatedtype ValueType = Self
}

extension String: _IntentValue {}
extension Int: _IntentValue {}
extension Double: _IntentValue {}
extension Bool: _IntentValue {}
extension Date: _IntentValue {}
extension DateComponents: _IntentValue {}
extension URL: _IntentValue {}
extension AttributedString: _IntentValue {}
extension Duration: _IntentValue {}
extension PersonNameComponents: _IntentValue {}
extension Calendar.RecurrenceRule: _IntentValue {}
extension Measurement: _IntentValue where UnitType: Dimension {}

extension Optional: _IntentValue where Wrapped: _IntentValue {
    public typealias ValueType = Wrapped.ValueType
}

extension Array: _IntentValue where Element: _IntentValue {
    public typealias ValueType = Element.ValueType
}
