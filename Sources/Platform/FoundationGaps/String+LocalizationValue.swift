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

        /// The kind of value that fills a place later.
        ///
        /// Source: Apple, Foundation `String.LocalizationValue.Placeholder`.
        public enum Placeholder: Sendable {
            case int, uint, float, double, object

            var specifier: String {
                switch self {
                case .int: "%lld"
                case .uint: "%llu"
                case .float: "%f"
                case .double: "%lf"
                case .object: "%@"
                }
            }
        }

        /// Fills the places that were left open, in their order.
        func filled(with values: [any CVarArg]) -> Self {
            var filled = self
            var next = values.makeIterator()
            for (index, argument) in arguments.enumerated() {
                if case .placeholder = argument, let value = next.next() { filled.arguments[index] = LocalizationArgument(value) }
            }
            return filled
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

            /// Appends a value written by a format style, in the locale in which the text is localized.
            public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
            where F.FormatInput: Equatable, F.FormatOutput == String {
                append(.styled(StyledArgument(value, format)), specifier: "%@")
            }

            /// Appends a text with a localization of its own.
            public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
                append(.resource(resource), specifier: "%@")
            }

            /// A text with attributes, which `AttributedString(localized:)` keeps.
            public mutating func appendInterpolation(_ attributedString: AttributedString) {
                append(.attributed(AttributedArgument(attributedString)), specifier: "%@")
            }

            /// A value as a formatter writes it.
            ///
            /// Apple's method takes subjects that bridge to Objective-C; on Linux no value does, so any is accepted.
            public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter?) {
                append(.text(formatter.written(subject)), specifier: "%@")
            }

            /// A place for a value that is known later: it shows its specifier until it is filled in.
            public mutating func appendInterpolation(placeholder: Placeholder) {
                appendInterpolation(placeholder: placeholder, specifier: placeholder.specifier)
            }

            /// A place for a value that is known later, written by a printf specifier.
            public mutating func appendInterpolation(placeholder: Placeholder, specifier: String) {
                append(.placeholder(specifier), specifier: specifier)
            }

            private mutating func append(_ argument: LocalizationArgument, specifier: String) {
                arguments.append(argument)
                key += specifier
            }
        }
    }
}

extension String.LocalizationValue {
    /// The text with the values in their places in a translation, or in the text itself.
    ///
    /// - Parameters:
    ///   - key: the key to look up.
    ///   - bundle: the path of the bundle with the table; `nil` for the main one.
    func resolved(key: String, table: String?, bundle: String?, in context: LocalizationContext) -> String {
        pieces(key: key, table: table, bundle: bundle, in: context).pieces.text(arguments: arguments, in: context)
    }

    /// The pieces of the translation, or of the text itself, and their language. A text without values may hold percent
    /// signs as they are.
    func pieces(
        key: String, table: String?, bundle: String?, in context: LocalizationContext
    ) -> (pieces: [LocalizedFormat.Piece], language: String) {
        let found = context.tables.translation(of: key, table: table, bundle: bundle, locale: context.locale)
        guard let found else {
            return (LocalizedFormat(Translation(format: self.key), language: "en").pieces(numbers: numbers), "en")
        }
        if arguments.isEmpty, found.translation.variables.isEmpty {
            return ([.literal(found.translation.format)], found.language)
        }
        return (LocalizedFormat(found.translation, language: found.language).pieces(numbers: numbers), found.language)
    }

    private var numbers: [Double?] { arguments.map(\.number) }
}
