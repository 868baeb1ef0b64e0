import Foundation

// Foundation on Linux supports no plural forms here. Overloads that take an integer are preferred over those that take any values, and
// plural forms need an integer, so these are chosen if there may be plural forms; Foundation's handle the rest.

extension String {
    /// A format with values, in the formatting locale; one of `NSLocalizedString` in the plural forms for them.
    ///
    /// Source: Apple, Foundation `String.localizedStringWithFormat(_:_:)`.
    public static func localizedStringWithFormat(_ format: String, _ value: Int) -> String {
        written(format, [value], locale: LocalizationContext(locale: .current).locale)
    }

    public static func localizedStringWithFormat(_ format: String, _ first: Int, _ second: Int) -> String {
        written(format, [first, second], locale: LocalizationContext(locale: .current).locale)
    }

    public static func localizedStringWithFormat(_ format: String, _ first: String, _ second: Int) -> String {
        written(format, [first, second], locale: LocalizationContext(locale: .current).locale)
    }

    public static func localizedStringWithFormat(_ format: String, _ first: Int, _ second: String) -> String {
        written(format, [first, second], locale: LocalizationContext(locale: .current).locale)
    }

    /// A format with values, in no locale; one of `NSLocalizedString` in the plural forms for them.
    ///
    /// Source: Apple, Foundation `String.init(format:_:)`.
    public init(format: String, _ value: Int) { self = Self.written(format, [value], locale: nil) }

    public init(format: String, _ first: Int, _ second: Int) {
        self = Self.written(format, [first, second], locale: nil)
    }

    public init(format: String, _ first: String, _ second: Int) {
        self = Self.written(format, [first, second], locale: nil)
    }

    public init(format: String, _ first: Int, _ second: String) {
        self = Self.written(format, [first, second], locale: nil)
    }

    private static func written(_ format: String, _ values: [any CVarArg], locale: Locale?) -> String {
        guard let finding = StringTables.shared.finding(forFormat: format) else {
            return String(format: format, locale: locale, arguments: values)
        }
        let arguments = values.map { LocalizationArgument($0) }
        // No locale means no grouping of numbers.
        let context = LocalizationContext(locale: locale ?? Locale(identifier: "en_US_POSIX"))
        return LocalizedFormat(finding.translation, language: finding.language)
            .pieces(numbers: arguments.map(\.number)).text(arguments: arguments, in: context)
    }
}
