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

    /// The key as it is: it may come from anywhere.
    public init(_ value: String) { (key, arguments) = (value, []) }

    public init(stringLiteral value: String) { self.init(value) }

    public init(stringInterpolation: StringInterpolation) {
        arguments = stringInterpolation.arguments
        // A text without values is looked up as it is written.
        key = arguments.isEmpty ? stringInterpolation.literal : stringInterpolation.key
    }

    /// A value of the text.
    enum Argument: Equatable {
        case value(LocalizationArgument)
        case formatted(FormattedValue)
        /// Text with a style of its own, or an image.
        case text(Text)
    }

    /// Gathers the literals and values of an interpolated text.
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

        /// A number as printf writes it: an integer with the grouping of the locale, a fraction with six digits.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
            append(.value(LocalizationArgument(value._arg)), specifier: value._specifier)
        }

        /// A number written by a printf specifier, such as `%.1f`.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
            append(.value(LocalizationArgument(value._arg)), specifier: specifier)
        }

        /// A value written by a format style, in the environment's locale.
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            append(.formatted(FormattedValue(input, format: format)))
        }

        /// A value written by a format style that gives its text attributes.
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
            append(.text(Text(input, format: format)))
        }

        /// A value as a formatter writes it.
        ///
        /// Apple's takes what bridges to Objective-C; on Linux no value does, so any may be written.
        public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter?) {
            guard let formatter else { return append(.value(.text(String(describing: subject)))) }
            append(.formatted(FormattedValue(subject, formatter: formatter)))
        }

        /// Text, with its own style before that around it.
        public mutating func appendInterpolation(_ text: Text) { append(.text(text)) }

        /// An image in the flow of the text.
        public mutating func appendInterpolation(_ image: Image) { append(.text(Text(image))) }

        /// Text with attributes.
        public mutating func appendInterpolation(_ attributedString: AttributedString) {
            append(.value(.attributed(AttributedArgument(attributedString))))
        }

        /// A text that is localized by itself.
        public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
            append(.value(.resource(resource)))
        }

        /// A date in the way of a style.
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            append(.text(Text(date, style: style)))
        }

        /// The times at which something begins and ends.
        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { append(.text(Text(dates))) }

        /// The times at which something begins and ends.
        public mutating func appendInterpolation(_ interval: DateInterval) { append(.text(Text(interval))) }

        /// What has no overload of its own is described.
        @_disfavoredOverload
        public mutating func appendInterpolation<T>(_ value: T) { append(.value(.text(String(describing: value)))) }

        private mutating func append(_ argument: Argument, specifier: String = "%@") {
            arguments.append(argument)
            key += specifier
        }
    }
}

extension LocalizedStringKey.Argument {
    /// The value as the number that plural rules ask for; `nil` if it is none.
    var number: Double? {
        if case .value(let argument) = self { argument.number } else { nil }
    }
}
