import Foundation

/// Turns one measurement into a text.
struct MeasurementText {
    var value: Double
    var unit: Dimension
    /// The part of the ICU skeleton that says how much of the unit's name is shown.
    var width: String
    /// CLDR's name of the usage; `nil` keeps the unit.
    var usage: String?
    var locale: Locale
    var numberStyle: FloatingPointFormatStyle<Double>?
    var hidesScale: Bool

    var string: String {
        guard let identifier = MeasurementUnitIdentifiers.identifier(of: unit) else { return plain }
        if let usage, let exact = exact(identifier, usage: usage), !isTooSmall(exact) {
            if hidesScale, let degrees = exact.numbers.last?.value { return withoutScale(degrees) ?? plain }
            return styled(formatter("unit/\(identifier) \(width) usage/\(usage)"), value, number: exact.numbers.last?.value)
                ?? plain
        }
        if hidesScale { return withoutScale(value) ?? plain }
        return styled(formatter("unit/\(identifier) \(width)"), value, number: value) ?? plain
    }

    private func formatter(_ skeleton: String) -> ICUNumberFormatter {
        ICUNumberFormatter(skeleton: skeleton, locale: locale.identifier)
    }

    /// The number in the unit of the usage, with all its digits, written so that it can be read back.
    private func exact(_ identifier: String, usage: String) -> ICUNumberFormatter.Result? {
        formatter("unit/\(identifier) \(width) usage/\(usage) .############ latin group-off").result(for: value)
    }

    /// Whether the usage's unit is so large that little is left of a mass given in milligrams or less.
    ///
    /// CLDR's units for masses in the United States end at the ounce, in which 412 mg would read 0.015 oz. Widgets that
    /// count milligrams show milligrams, so such a mass keeps its unit unless it makes a tenth of the usage's unit.
    private func isTooSmall(_ exact: ICUNumberFormatter.Result) -> Bool {
        guard let unit = unit as? UnitMass, abs(exact.numbers.last?.value ?? 0) < 0.1 else { return false }
        return unit.converter.baseUnitValue(fromValue: 1) < UnitMass.grams.converter.baseUnitValue(fromValue: 1)
    }

    private func withoutScale(_ degrees: Double) -> String? {
        let rounded = usage == nil || numberStyle != nil ? degrees : degrees.rounded(.toNearestOrEven)
        return styled(formatter("measure-unit/temperature-generic \(width)"), rounded, number: degrees)
    }

    /// The text, with its last number written in the number style if there is one.
    private func styled(_ formatter: ICUNumberFormatter, _ value: Double, number: Double?) -> String? {
        guard let result = formatter.result(for: value) else { return nil }
        guard let numberStyle, let number, let place = result.numbers.last?.range else { return result.text }
        var units = Array(result.text.utf16)
        units.replaceSubrange(place, with: numberStyle.locale(locale).format(number).utf16)
        return String(decoding: units, as: UTF16.self)
    }

    /// The number and the unit's symbol, for units that CLDR does not know.
    private var plain: String {
        let style = (numberStyle ?? FloatingPointFormatStyle<Double>.number).locale(locale)
        return "\(style.format(value)) \(unit.symbol)"
    }
}
