/// The key of an entry in a strings table, with the values for it.
///
/// The key of `"\(count) cups of \(name)"` is `%lld cups of %@`. A text drawn for a key is Markdown, in the table and
/// without one; its values are not.
///
/// Source: Apple, SwiftUI `LocalizedStringKey`.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
    /// The text to look up, with a printf specifier for each value.
    package let key: String
    let arguments: [Argument]

    /// Creates a key from a string without interpreting it, because it may come from anywhere.
    public init(_ value: String) { (key, arguments) = (value, []) }

    public init(stringLiteral value: String) { self.init(value) }

    public init(stringInterpolation: StringInterpolation) {
        arguments = stringInterpolation.arguments
        // A text without values is looked up as written.
        key = arguments.isEmpty ? stringInterpolation.literal : stringInterpolation.key
    }

    /// A value in the text.
    enum Argument: Equatable {
        case value(LocalizationArgument)
        case formatted(FormattedValue)
        /// Text with a style of its own, or an image.
        case text(Text)
    }

    /// A collector of the literals and values of an interpolated text.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var key = ""
        fileprivate var literal = ""
        fileprivate var arguments: [Argument] = []

        public init(literalCapacity: Int, interpolationCount: Int) {
            key.reserveCapacity(literalCapacity + interpolationCount * 2)
            arguments.reserveCapacity(interpolationCount)
        }

        public mutating func appendLiteral(_ literal: String) {
            self.literal += literal
            key += literal.replacing("%", with: "%%")
        }

        public mutating func appendInterpolation(_ string: String) { append(.value(.text(string))) }

        /// Appends a number as printf writes it: an integer with the grouping of the locale, a fraction with six digits.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
            append(.value(LocalizationArgument(value._arg)), specifier: value._specifier)
        }

        /// Appends a number written by a printf specifier, such as `%.1f`.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
            append(.value(LocalizationArgument(value._arg)), specifier: specifier)
        }

        /// Appends a value written by a format style, in the environment's locale.
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            append(.formatted(FormattedValue(input, format: format)))
        }

        /// Appends a value written by a format style that produces attributes.
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
            append(.text(Text(input, format: format)))
        }

        /// Appends a value written by a formatter.
        ///
        /// Apple's overload takes values that bridge to Objective-C. On Linux none does, so any value is accepted.
        public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter?) {
            guard let formatter else { return append(.value(.text(String(describing: subject)))) }
            append(.formatted(FormattedValue(subject, formatter: formatter)))
        }

        /// Appends text, whose own style takes precedence over the surrounding one.
        public mutating func appendInterpolation(_ text: Text) { append(.text(text)) }

        /// Appends an image in the flow of the text.
        public mutating func appendInterpolation(_ image: Image) { append(.text(Text(image))) }

        /// Appends text with attributes.
        public mutating func appendInterpolation(_ attributedString: AttributedString) {
            append(.value(.attributed(AttributedArgument(attributedString))))
        }

        /// Appends a text with its own localization.
        public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
            append(.value(.resource(resource)))
        }

        /// Appends a date written in a style.
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            append(.text(Text(date, style: style)))
        }

        /// Appends the times at which an interval begins and ends.
        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { append(.text(Text(dates))) }

        /// Appends the times at which an interval begins and ends.
        public mutating func appendInterpolation(_ interval: DateInterval) { append(.text(Text(interval))) }

        /// Appends the description of a value without an overload of its own.
        @_disfavoredOverload
        public mutating func appendInterpolation<T>(_ value: T) { append(.value(.text(String(describing: value)))) }

        private mutating func append(_ argument: Argument, specifier: String = "%@") {
            arguments.append(argument)
            key += specifier
        }
    }
}

extension LocalizedStringKey.Argument {
    /// The value as the number for plural rules; `nil` if it is not a number.
    var number: Double? {
        if case .value(let argument) = self { argument.number } else { nil }
    }
}
