/// An intent as the system keeps it with the control that starts it: only the values of its parameters.
///
/// Source: Apple, WWDC23 session 10028 "Bring widgets to life": a control is archived with the parameters of its intent, which fill a new
/// intent when somebody touches the control.
package struct StoredIntent: Codable, Hashable, Sendable {
    /// The intent's name, by which its type is known in shortcuts.
    package let identifier: String
    /// The parameters in the order of the source code; those without a value are left out.
    package let parameters: [Parameter]

    package struct Parameter: Codable, Hashable, Sendable {
        package let name: String
        package let value: StoredIntentValue
    }

    /// - Throws: `IntentParameterError.cannotBeStored` for a value of a type that is neither a number or a text nor `Codable`, an
    ///   entity or an `AppEnum`.
    package init<Intent: AppIntent>(_ intent: Intent) throws {
        identifier = Intent.persistentIdentifier
        parameters = try intent.parameters.compactMap { name, parameter in
            do {
                return try parameter.storedValue().map { Parameter(name: name, value: $0) }
            } catch is UnstorableValue {
                throw IntentParameterError.cannotBeStored(
                    parameter: name, intent: "\(Intent.self)", type: "\(parameter.valueType)")
            }
        }
    }

    /// Returns the intent in the form in which it is stored on disk.
    package func data() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return try encoder.encode(self)
    }

    /// - Throws: `DecodingError` for other data than `data()` makes.
    package init(data: Data) throws {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        self = try decoder.decode(Self.self, from: data)
    }

    /// A new intent with these parameters. Entities are looked up by their queries.
    ///
    /// - Throws: `IntentParameterError`, or any error of a query.
    package func restored<Intent: AppIntent>(as type: Intent.Type) async throws -> Intent {
        let intent = Intent()
        for (name, parameter) in intent.parameters {
            guard let stored = parameters.first(where: { $0.name == name }) else { continue }
            do {
                try await parameter.restore(stored.value)
            } catch let lack as EntityLack {
                throw IntentParameterError.entityNotFound(
                    parameter: name, intent: "\(Intent.self)", entity: lack.entity, identifier: lack.identifier)
            } catch is UnstorableValue {
                throw IntentParameterError.cannotBeStored(
                    parameter: name, intent: "\(Intent.self)", type: "\(parameter.valueType)")
            }
        }
        return intent
    }
}

extension AppIntent {
    /// Returns the intent as restored from disk: the intent that is performed when somebody touches a control made with this one.
    package func reconstructed() async throws -> Self {
        try await StoredIntent(data: try StoredIntent(self).data()).restored(as: Self.self)
    }

    /// Makes sure that every parameter has a value which the intent cannot do without.
    ///
    /// - Throws: `IntentParameterError.unset`: in a widget the system has nobody to ask.
    package func requireParameters() throws {
        for (name, parameter) in parameters where !parameter.canBeRead {
            throw IntentParameterError.unset(parameter: name, type: "\(parameter.valueType)", intent: "\(Self.self)")
        }
    }
}
