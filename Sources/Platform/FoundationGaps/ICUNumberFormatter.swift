import Foundation
import _FoundationICU

/// ICU's number formatter, set up by a number skeleton such as `unit/milligram unit-width-short`.
///
/// Source: ICU, unumberformatter.h; the skeletons are described at
/// unicode-org.github.io/icu/userguide/format_parse/numbers/skeletons.html.
struct ICUNumberFormatter {
    var skeleton: String
    /// The identifier of an ICU locale, such as `en_US`.
    var locale: String

    /// A text and the numbers in it.
    struct Result {
        var text: String
        var numbers: [Number]
    }

    /// A number within a text.
    struct Number {
        /// The range of the number, from its sign to its last digit, in UTF-16 units.
        var range: Range<Int>
        /// The value of the number, if it is written in Latin digits without grouping.
        var value: Double?
    }

    /// The text for a number, or `nil` if ICU does not understand the skeleton.
    func string(from value: Double) -> String? { result(for: value)?.text }

    /// The text for a number together with the places of its digits, or `nil` if ICU does not understand the skeleton.
    func result(for value: Double) -> Result? {
        var status = U_ZERO_ERROR
        let units = Array(skeleton.utf16)
        guard let formatter = swift_unumf_openForSkeletonAndLocale(units, Int32(units.count), locale, &status),
            status.rawValue <= U_ZERO_ERROR.rawValue
        else { return nil }
        defer { swift_unumf_close(formatter) }
        guard let formatted = swift_unumf_openResult(&status) else { return nil }
        defer { swift_unumf_closeResult(formatted) }
        swift_unumf_formatDouble(formatter, value, formatted, &status)
        guard status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
        guard let text = ICUText.read({ swift_unumf_resultToString(formatted, $0, $1, &$2) }) else { return nil }
        return Result(text: String(decoding: text, as: UTF16.self), numbers: Self.numbers(in: formatted, text: text))
    }

    /// Gathers the sign, integer and fraction fields of the result into numbers.
    private static func numbers(in formatted: OpaquePointer, text: [UInt16]) -> [Number] {
        let fields = fields(in: formatted)
        var result: [Number] = []
        for field in fields where field.kind == UNUM_INTEGER_FIELD {
            var number = Number(range: field.range, value: nil)
            var digits = text[field.range].map { $0 }
            for other in fields {
                if other.kind == UNUM_SIGN_FIELD, other.range.upperBound == field.range.lowerBound {
                    number.range = other.range.lowerBound..<number.range.upperBound
                    digits.insert(0x2D, at: 0)
                } else if other.kind == UNUM_FRACTION_FIELD, other.range.lowerBound == field.range.upperBound + 1 {
                    number.range = number.range.lowerBound..<other.range.upperBound
                    digits += [0x2E] + text[other.range]
                }
            }
            number.value = Double(String(decoding: digits, as: UTF16.self))
            result.append(number)
        }
        return result
    }

    private static func fields(in formatted: OpaquePointer) -> [(kind: UNumberFormatFields, range: Range<Int>)] {
        var result: [(kind: UNumberFormatFields, range: Range<Int>)] = []
        for kind in [UNUM_SIGN_FIELD, UNUM_INTEGER_FIELD, UNUM_FRACTION_FIELD] {
            var status = U_ZERO_ERROR
            var position = UFieldPosition(field: Int32(kind.rawValue), beginIndex: 0, endIndex: 0)
            while swift_unumf_resultNextFieldPosition(formatted, &position, &status) != 0,
                status.rawValue <= U_ZERO_ERROR.rawValue
            {
                result.append((kind, Int(position.beginIndex)..<Int(position.endIndex)))
            }
        }
        return result
    }
}
