/// A value with a format style that produces attributes, resolved where the text is drawn.
struct AttributedFormattedValue: Equatable {
    private let write: (EnvironmentValues) -> AttributedString
    private let isEqual: (Any) -> Bool
    private let key: Any

    init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
        let own = Key(input: input, format: format)
        key = own
        isEqual = { $0 as? Key<F> == own }
        write = { environment in format.localized(for: environment).format(input) }
    }

    /// Creates a text that depends on more than a format style, such as the moment at which it is shown.
    init<OwnKey: Equatable>(_ key: OwnKey, write: @escaping (EnvironmentValues) -> AttributedString) {
        self.key = key
        isEqual = { $0 as? OwnKey == key }
        self.write = write
    }

    private struct Key<F: FormatStyle>: Equatable where F.FormatInput: Equatable {
        let input: F.FormatInput
        let format: F
    }

    func string(in environment: EnvironmentValues) -> AttributedString { write(environment) }

    static func == (lhs: Self, rhs: Self) -> Bool { lhs.isEqual(rhs.key) }
}
