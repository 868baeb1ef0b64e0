import Foundation
import Synchronization

/// A value within a text to be localized.
package indirect enum LocalizationArgument: Sendable, Equatable, Codable {
    case integer(Int64)
    case unsigned(UInt64)
    case number(Double)
    case text(String)
    case styled(StyledArgument)
    case attributed(AttributedArgument)
    case resource(LocalizedStringResource)
    /// A place that is filled in later, by its specifier.
    case placeholder(String)

    package init(_ value: any CVarArg) {
        switch value {
        case let value as any UnsignedInteger: self = .unsigned(UInt64(truncatingIfNeeded: value))
        case let value as any SignedInteger: self = .integer(Int64(truncatingIfNeeded: value))
        case let value as any BinaryFloatingPoint: self = .number(Double(value))
        default: self = .text(String(describing: value))
        }
    }

    /// The value as a number for plural rules; `nil` if it is not a number.
    package var number: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .unsigned(let value): Double(value)
        case .number(let value): value
        case .text, .styled, .attributed, .resource, .placeholder: nil
        }
    }

    /// Returns the value as a complete text.
    package func text(in context: LocalizationContext) -> String {
        switch self {
        case .integer(let value): String(value)
        case .unsigned(let value): String(value)
        case .number(let value): String(value)
        case .text(let text): text
        case .styled(let value): value.text(context)
        case .attributed(let value): String(value.value.characters)
        case .resource(let resource): resource.resolved(in: context)
        case .placeholder(let specifier): specifier
        }
    }

    /// The value written by a printf specifier; the value's own text if the specifier is for another kind of value.
    package func text(specifier: String, conversion: Character, in context: LocalizationContext) -> String {
        let locale = context.locale
        switch (self, conversion) {
        case (.integer(let value), "d"), (.integer(let value), "i"):
            if (0..<1000).contains(value), specifier == "%lld", PlainDigits.areWritten(in: locale) { return String(value) }
            return String(format: Self.sized(specifier, as: "ll"), locale: locale, value)
        case (.integer(let value), "u"), (.integer(let value), "x"), (.integer(let value), "X"), (.integer(let value), "o"):
            return String(format: Self.sized(specifier, as: "ll"), locale: locale, UInt64(bitPattern: value))
        case (.unsigned(let value), "d"), (.unsigned(let value), "i"), (.unsigned(let value), "u"),
            (.unsigned(let value), "x"), (.unsigned(let value), "X"), (.unsigned(let value), "o"):
            return String(format: Self.sized(specifier, as: "ll"), locale: locale, value)
        case (.number(let value), "f"), (.number(let value), "g"), (.number(let value), "e"), (.number(let value), "F"),
            (.number(let value), "G"), (.number(let value), "E"):
            return String(format: Self.sized(specifier, as: ""), locale: locale, value)
        default:
            return text(in: context)
        }
    }

    /// The specifier with the length modifier that fits the 64 bits passed for it.
    private static func sized(_ specifier: String, as size: String) -> String {
        guard let conversion = specifier.last else { return specifier }
        let flags = specifier.dropLast().filter { !"hlqLzjt".contains($0) }
        return flags + size + String(conversion)
    }
}

/// The locales that write small whole numbers with the digits 0 to 9 and nothing else. Most do, and then no formatter is needed, which
/// takes as long as the rest of a text's resolution.
private enum PlainDigits {
    private static let known = Mutex<[String: Bool]>([:])

    static func areWritten(in locale: Locale) -> Bool {
        let identifier = locale.identifier
        if let answer = known.withLock({ $0[identifier] }) { return answer }
        let numbers: [Int64] = [0, 123, 456, 789]
        let answer = numbers.allSatisfy { String(format: "%lld", locale: locale, $0) == String($0) }
        known.withLock { $0[identifier] = answer }
        return answer
    }
}
