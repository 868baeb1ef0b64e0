/// The name of a type for people.
///
/// Source: Apple, AppIntents `TypeDisplayRepresentation`.
public struct TypeDisplayRepresentation: Sendable {
    public let name: LocalizedStringResource

    /// The name with a number, as in "3 drinks".
    public let numericFormat: LocalizedStringResource?

    public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil) {
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
