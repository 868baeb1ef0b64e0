import Foundation

/// A value within a text to be localized.
indirect enum LocalizationArgument: Sendable, Equatable, Codable {
    case integer(Int64)
    case unsigned(UInt64)
    case number(Double)
    case text(String)
    case styled(StyledArgument)
    case resource(String, String.LocalizationValue, String?)

    init(_ value: any CVarArg) {
        switch value {
        case let value as any UnsignedInteger: self = .unsigned(UInt64(truncatingIfNeeded: value))
        case let value as any SignedInteger: self = .integer(Int64(truncatingIfNeeded: value))
        case let value as any BinaryFloatingPoint: self = .number(Double(value))
        default: self = .text(String(describing: value))
        }
    }

    /// The value as a text of its own.
    func text(locale: Locale) -> String {
        switch self {
        case .integer(let value): String(value)
        case .unsigned(let value): String(value)
        case .number(let value): String(value)
        case .text(let text): text
        case .styled(let value): value.text(locale)
        case .resource(let key, let value, let table):
            value.resolved(
                translation: LocalizedTable(bundle: .main, name: table).translation(of: key, locale: locale),
                locale: locale)
        }
    }

    /// The value written by a printf specifier; the value's own text if the specifier is for another kind of value.
    func text(specifier: String, conversion: Character, locale: Locale) -> String {
        switch (self, conversion) {
        case (.integer(let value), "d"), (.integer(let value), "i"):
            String(format: Self.sized(specifier, as: "ll"), locale: locale, value)
        case (.integer(let value), "u"), (.integer(let value), "x"), (.integer(let value), "X"), (.integer(let value), "o"):
            String(format: Self.sized(specifier, as: "ll"), locale: locale, UInt64(bitPattern: value))
        case (.unsigned(let value), "d"), (.unsigned(let value), "i"), (.unsigned(let value), "u"),
            (.unsigned(let value), "x"), (.unsigned(let value), "X"), (.unsigned(let value), "o"):
            String(format: Self.sized(specifier, as: "ll"), locale: locale, value)
        case (.number(let value), "f"), (.number(let value), "g"), (.number(let value), "e"), (.number(let value), "F"),
            (.number(let value), "G"), (.number(let value), "E"):
            String(format: Self.sized(specifier, as: ""), locale: locale, value)
        default: text(locale: locale)
        }
    }

    /// The specifier with the length modifier that fits the 64 bits passed for it.
    private static func sized(_ specifier: String, as size: String) -> String {
        guard let conversion = specifier.last else { return specifier }
        let flags = specifier.dropLast().filter { !"hlqLzjt".contains($0) }
        return flags + size + String(conversion)
    }
}
