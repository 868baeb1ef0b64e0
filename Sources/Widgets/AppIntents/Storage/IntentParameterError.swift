/// A fault in a parameter of an intent.
package enum IntentParameterError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A required parameter has no value, and nobody can be asked for it.
    case unset(parameter: String, type: String, intent: String)

    /// The value is of a type that the system does not store.
    case cannotBeStored(parameter: String, intent: String, type: String)

    /// The query does not know the entity that was stored.
    case entityNotFound(parameter: String, intent: String, entity: String, identifier: String)

    /// Words that are no value of the parameter's type; `known` are some that are.
    case notAValue(parameter: String, intent: String, words: String, expected: String, known: [String])

    /// A query or a provider of options threw an error when it looked up the value for the words.
    case queryFailed(parameter: String, intent: String, words: String, query: String, error: String)

    package var description: String {
        switch self {
        case .queryFailed(let parameter, let intent, let words, let query, let error):
            "\(query) threw an error for \"\(words)\", the value of the parameter \"\(parameter)\" of \(intent): \(error)"
        case .unset(let parameter, let type, let intent):
            "The parameter \"\(parameter)\" of \(intent) has no value. Set one in the intent's initialiser, give it a default in "
                + "@Parameter, or make its type \(type)?."
        case .cannotBeStored(let parameter, let intent, let type):
            "The parameter \"\(parameter)\" of \(intent) cannot be stored: \(type) is not Codable, an AppEntity or an AppEnum."
        case .entityNotFound(let parameter, let intent, let entity, let identifier):
            "The parameter \"\(parameter)\" of \(intent) is \(entity) \"\(identifier)\", which was not found. Only an entity's identifier "
                + "is stored, so entities(for:) of \(entity)'s default query must return it."
        case .notAValue(let parameter, let intent, let words, let expected, let known):
            "\"\(words)\" is not a value of the parameter \"\(parameter)\" of \(intent), which is \(expected)."
                + (known.isEmpty ? "" : " Its values are \(known.map { "\"\($0)\"" }.joined(separator: ", ")).")
        }
    }
}
