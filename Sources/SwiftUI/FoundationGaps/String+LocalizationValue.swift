import Foundation

extension String {
    /// A text to be localized: a key with places for values, and the values.
    ///
    /// The key of `"\(count) cups of \(name)"` is `%lld cups of %@`.
    ///
    /// Source: Apple, Foundation `String.LocalizationValue`.
    public struct LocalizationValue: Sendable, Equatable, Codable, ExpressibleByStringInterpolation {
        /// The text to look up, with a printf specifier for each value.
        package private(set) var key: String
        private(set) var arguments: [LocalizationArgument] = []

        /// A text without values.
        public init(_ value: String) { key = value.replacing("%", with: "%%") }

        public init(stringLiteral value: String) { self.init(value) }

        public init(stringInterpolation: StringInterpolation) {
            key = stringInterpolation.key
            arguments = stringInterpolation.arguments
            // A text without values is looked up as it is written.
            if arguments.isEmpty { key = stringInterpolation.literal.replacing("%", with: "%%") }
        }

        /// Gathers the literals and values of an interpolated text.
        public struct StringInterpolation: StringInterpolationProtocol, Sendable {
            fileprivate var key = ""
            fileprivate var literal = ""
            fileprivate var arguments: [LocalizationArgument] = []

            public init(literalCapacity: Int, interpolationCount: Int) {
                key.reserveCapacity(literalCapacity)
                arguments.reserveCapacity(interpolationCount)
            }

            public mutating func appendLiteral(_ literal: String) {
                self.literal += literal
                key += literal.replacing("%", with: "%%")
            }

            public mutating func appendInterpolation(_ string: String) { append(.text(string), specifier: "%@") }

            public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
                append(LocalizationArgument(value._arg), specifier: value._specifier)
            }

            /// A number written by a printf specifier, such as `%.1f`.
            public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
                append(LocalizationArgument(value._arg), specifier: specifier)
            }

            /// A value written by a format style, in the locale in which the text is localized.
            public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
            where F.FormatInput: Equatable, F.FormatOutput == String {
                append(.styled(StyledArgument(value, format)), specifier: "%@")
            }

            /// A text that is localized by itself.
            public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
                append(.resource(resource.key, resource.defaultValue, resource.table), specifier: "%@")
            }

            private mutating func append(_ argument: LocalizationArgument, specifier: String) {
                arguments.append(argument)
                key += specifier
            }
        }
    }
}

extension String.LocalizationValue {
    /// The text with the values put into a translation of the key, or into the key itself.
    func resolved(translation: String?, locale: Locale) -> String {
        LocalizedFormat(translation ?? key).string(arguments: arguments, locale: locale)
    }
}
