import Foundation

// Foundation on Linux knows no plural forms here. One with a fixed number of values goes before one with any number, so
// that these are chosen for one, two and three values.

extension String {
    /// A format with values, in the formatting locale; one of `NSLocalizedString` in the plural forms for them.
    ///
    /// Source: Apple, Foundation `String.localizedStringWithFormat(_:_:)`.
    public static func localizedStringWithFormat(_ format: String, _ value: any CVarArg) -> String {
        written(format, [value], locale: LocalizationContext(locale: .current).locale)
    }

    public static func localizedStringWithFormat(_ format: String, _ first: any CVarArg, _ second: any CVarArg) -> String {
        written(format, [first, second], locale: LocalizationContext(locale: .current).locale)
    }

    public static func localizedStringWithFormat(
        _ format: String, _ first: any CVarArg, _ second: any CVarArg, _ third: any CVarArg
    ) -> String {
        written(format, [first, second, third], locale: LocalizationContext(locale: .current).locale)
    }

    /// A format with values, in no locale; one of `NSLocalizedString` in the plural forms for them.
    ///
    /// Source: Apple, Foundation `String.init(format:_:)`.
    public init(format: String, _ value: any CVarArg) { self = Self.written(format, [value], locale: nil) }

    public init(format: String, _ first: any CVarArg, _ second: any CVarArg) {
        self = Self.written(format, [first, second], locale: nil)
    }

    public init(format: String, _ first: any CVarArg, _ second: any CVarArg, _ third: any CVarArg) {
        self = Self.written(format, [first, second, third], locale: nil)
    }

    private static func written(_ format: String, _ values: [any CVarArg], locale: Locale?) -> String {
        guard let finding = StringTables.shared.finding(forFormat: format) else {
            return String(format: format, locale: locale, arguments: values)
        }
        let numbers = values.map { LocalizationArgument($0).number }
        let chosen = LocalizedFormat(finding.translation, language: finding.language).printfFormat(numbers: numbers)
        return String(format: chosen, locale: locale, arguments: values)
    }
}
