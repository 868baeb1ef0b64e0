/// A value and the style that writes it, resolved where the text is drawn, because locale and time zone decide.
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

    /// A text that more than a format style decides: the moment at which it is shown, for one.
    init<OwnKey: Equatable>(_ key: OwnKey, write: @escaping (EnvironmentValues) -> String) {
        self.key = key
        isEqual = { $0 as? OwnKey == key }
        self.write = write
    }

    /// A value as a formatter writes it, or described if it cannot. Equal if formatter and description are.
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
    /// The style in the environment's locale and, for dates that leave them open, its time zone and calendar.
    package func localized(for environment: EnvironmentValues) -> Self { localized(in: environment.localizationContext) }
}
