import _FoundationICU

/// A class of numbers with the same plural form in a language.
///
/// Source: Unicode, UTS 35 part 3, "Language Plural Rules"; the names are those of tables.
package enum PluralCategory: String, Sendable, CaseIterable {
    case zero, one, two, few, many, other

    /// The category of a number in a language, such as `ru`, by ICU's rules; `other` if ICU has none.
    init(of number: Double, language: String) {
        self = Self.select(number, language: language) ?? .other
    }

    private static func select(_ number: Double, language: String) -> PluralCategory? {
        guard number.isFinite else { return nil }
        var status = U_ZERO_ERROR
        guard let rules = swift_uplrules_open(language.replacing("-", with: "_"), &status),
            status.rawValue <= U_ZERO_ERROR.rawValue
        else { return nil }
        defer { swift_uplrules_close(rules) }
        let keyword = ICUText.read { swift_uplrules_select(rules, number, $0, $1, &$2) }
        return keyword.flatMap { PluralCategory(rawValue: String(decoding: $0, as: UTF16.self)) }
    }
}
