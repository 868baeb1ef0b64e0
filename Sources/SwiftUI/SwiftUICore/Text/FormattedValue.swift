/// A value with a format style, resolved where the text is drawn, because the result depends on locale and time zone.
struct FormattedValue: Equatable {
    private let write: (EnvironmentValues) -> String
    private let isEqual: (Any) -> Bool
    private let key: Any

    init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == String {
        let own = Key(input: input, format: format)
        key = own
        isEqual = { $0 as? Key<F> == own }
        write = { environment in format.localized(for: environment).format(input) }
    }

    /// Creates a text that depends on more than a format style, such as the moment at which it is shown.
    init<OwnKey: Equatable>(_ key: OwnKey, write: @escaping (EnvironmentValues) -> String) {
        self.key = key
        isEqual = { $0 as? OwnKey == key }
        self.write = write
    }

    /// Creates a value written by a formatter, or its description if the formatter cannot write it. Two such values are equal if their
    /// formatters and descriptions are.
    init(_ subject: Any, formatter: Formatter) {
        let own = WrittenKey(formatter: formatter, subject: String(describing: subject))
        key = own
        isEqual = { $0 as? WrittenKey == own }
        write = { environment in
            formatter.localized(in: environment.localizationContext).string(for: subject) ?? String(describing: subject)
        }
    }

    private struct Key<F: FormatStyle>: Equatable where F.FormatInput: Equatable {
        let input: F.FormatInput
        let format: F
    }

    private struct WrittenKey: Equatable {
        let formatter: Formatter
        let subject: String

        static func == (lhs: Self, rhs: Self) -> Bool {
            lhs.formatter === rhs.formatter && lhs.subject == rhs.subject
        }
    }

    func string(in environment: EnvironmentValues) -> String { write(environment) }

    static func == (lhs: FormattedValue, rhs: FormattedValue) -> Bool { lhs.isEqual(rhs.key) }
}

extension FormatStyle {
    /// Returns the style in the environment's locale and, for dates without a time zone or calendar of their own, in those of the
    /// environment.
    package func localized(for environment: EnvironmentValues) -> Self { localized(in: environment.localizationContext) }
}
