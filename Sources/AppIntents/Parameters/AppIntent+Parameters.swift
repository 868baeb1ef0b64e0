/// A parameter of an intent whatever its type.
package protocol AnyIntentParameter: AnyObject, Sendable {
    var title: LocalizedStringResource { get }

    /// The value; `nil` if there is none yet.
    var anyValue: Any? { get }

    /// Takes over the value of a parameter of the same type.
    ///
    /// - Returns: whether the types are the same.
    @discardableResult func copyValue(from other: any AnyIntentParameter) -> Bool
}

extension IntentParameter: AnyIntentParameter {
    package var anyValue: Any? { hasValue ? wrappedValue : nil }

    package func copyValue(from other: any AnyIntentParameter) -> Bool {
        guard let other = other as? IntentParameter<Value> else { return false }
        if other.hasValue { wrappedValue = other.wrappedValue }
        return true
    }
}

extension AppIntent {
    /// The parameters with the names of their properties, in the order of the source code.
    package var parameters: [(name: String, parameter: any AnyIntentParameter)] {
        Mirror(reflecting: self).children.compactMap { child in
            guard let parameter = child.value as? any AnyIntentParameter, let label = child.label else { return nil }
            return (name: String(label.drop { $0 == "_" }), parameter: parameter)
        }
    }

    /// A new intent with the values of this one's parameters, and of nothing else.
    ///
    /// That is what the system runs: it stores the parameters of the intent that a button was made with, and fills them into
    /// an intent made with `init()` in the widget extension. Source: WWDC23 session 10028.
    package func reconstructed() -> Self {
        let copy = Self()
        for (own, other) in zip(parameters, copy.parameters) { other.parameter.copyValue(from: own.parameter) }
        return copy
    }
}
