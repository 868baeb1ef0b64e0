/// A parameter of an intent, for any type of value.
package protocol AnyIntentParameter: AnyObject, Sendable {
    var title: LocalizedStringResource { get }

    /// The value; `nil` if there is none yet.
    var anyValue: Any? { get }

    var valueType: Any.Type { get }

    /// True if the value can be read: either one is set, or the type is optional.
    var canBeRead: Bool { get }

    /// The value as it is written to disk; `nil` if there is none.
    func storedValue() throws -> StoredIntentValue?

    /// Takes over a value from disk.
    func restore(_ stored: StoredIntentValue) async throws

    /// Takes the default value from the options or the query of an entity, if there is no value yet.
    func takeDefault() async

    /// Takes the value that words name.
    ///
    /// - Throws: `IntentParameterError.notAValue`, or any error of a query.
    func take(_ words: String, named name: String, of intent: String) async throws
}

extension AppIntent {
    /// The parameters with the names of their properties, in the order of the source code.
    package var parameters: [(name: String, parameter: any AnyIntentParameter)] {
        Mirror(reflecting: self).children.compactMap { child in
            guard let parameter = child.value as? any AnyIntentParameter, let label = child.label else { return nil }
            return (name: String(label.drop { $0 == "_" }), parameter: parameter)
        }
    }
}
