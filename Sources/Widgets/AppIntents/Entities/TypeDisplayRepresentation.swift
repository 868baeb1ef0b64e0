/// The name of a type for people.
///
/// Source: Apple, AppIntents `TypeDisplayRepresentation`.
public struct TypeDisplayRepresentation: Sendable {
    public let name: LocalizedStringResource

    /// The name with a number, as in "3 drinks".
    public let numericFormat: LocalizedStringResource?

    /// Other words for the type.
    public let synonyms: [LocalizedStringResource]

    public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil) {
        self.init(name: name, numericFormat: numericFormat, synonyms: [])
    }

    public init(
        name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil, synonyms: [LocalizedStringResource]
    ) {
        self.synonyms = synonyms
        self.name = name
        self.numericFormat = numericFormat
    }
}

extension TypeDisplayRepresentation: ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) { self.init(name: LocalizedStringResource(stringLiteral: value)) }

    public init(stringInterpolation: LocalizedStringResource.StringInterpolation) {
        self.init(name: LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}
