import Foundation

/// Turns one measurement into a text.
struct MeasurementText {
    var value: Double
    var unit: Dimension
    /// The part of the ICU skeleton that sets the length of the unit's name.
    var width: String
    /// CLDR's name of the usage; `nil` keeps the unit.
    var usage: String?
    var locale: Locale
    var numberStyle: FloatingPointFormatStyle<Double>?
    var hidesScale: Bool

    /// A text with the ranges of its numbers, in UTF-16 units.
    struct Written {
        var text: String
        var numbers: [Range<Int>]

        /// The text in pieces, each of which is either a number or not.
        var pieces: [(text: String, isNumber: Bool)] {
            let units = Array(text.utf16)
            var result: [(String, Bool)] = []
            var end = 0
            func add(_ range: Range<Int>, isNumber: Bool) {
                if !range.isEmpty { result.append((String(decoding: units[range], as: UTF16.self), isNumber)) }
            }
            for range in numbers where range.lowerBound >= end && range.upperBound <= units.count {
                add(end..<range.lowerBound, isNumber: false)
                add(range, isNumber: true)
                end = range.upperBound
            }
            add(end..<units.count, isNumber: false)
            return result
        }
    }

    /// The text, with its last number written in the number style if there is one.
    var written: Written { written(writingNumbers: (numberStyle?.locale(locale)).map { style in { style.format($0) } }) }

    /// The text, with its last number written by a function if there is one.
    func written(writingNumbers write: ((Double) -> String)?) -> Written {
        let number = (write ?? FloatingPointFormatStyle<Double>.number.locale(locale).format)(value)
        let plain = Written(text: "\(number) \(unit.symbol)", numbers: [0..<number.utf16.count])
        // Units that CLDR does not know show their symbols.
        guard let identifier = MeasurementUnitIdentifiers.identifier(of: unit) else { return plain }
        if let usage, let exact = exact(identifier, usage: usage), !isTooSmall(exact) {
            let number = exact.numbers.last?.value
            if hidesScale, let number { return withoutScale(number, write) ?? plain }
            return styled("unit/\(identifier) \(width) usage/\(usage)", value, number: number, write) ?? plain
        }
        if hidesScale { return withoutScale(value, write) ?? plain }
        return styled("unit/\(identifier) \(width)", value, number: value, write) ?? plain
    }

    /// Returns the first of some units in which the usage expresses the value; of feet and inches, or stones and pounds, the larger one.
    /// Nil if none matches.
    func preferredUnit<Kind: Dimension>(among candidates: [Kind]) -> Kind? {
        guard let usage, let identifier = MeasurementUnitIdentifiers.identifier(of: unit),
            let number = exact(identifier, usage: usage)?.numbers.last?.value
        else { return nil }
        // Foundation's miles are not CLDR's in the sixth digit.
        func isNear(_ value: Double) -> Bool { abs(value - number) <= 1e-4 * max(abs(number), 1e-2) }
        func converted(to candidate: Kind) -> Double {
            candidate.converter.value(fromBaseUnitValue: unit.converter.baseUnitValue(fromValue: value))
        }
        if let unit = candidates.first(where: { isNear(converted(to: $0)) }) { return unit }
        // The number is that of the smaller of two units: a foot has 12, a stone 14 of it.
        return candidates.first { candidate in
            let value = converted(to: candidate)
            return [12.0, 14].contains { isNear((value - value.rounded(.down)) * $0) }
        }
    }

    private func formatter(_ skeleton: String) -> ICUNumberFormatter {
        ICUNumberFormatter(skeleton: skeleton, locale: locale.identifier)
    }

    /// The number in the unit of the usage, with all its digits, written so that it can be read back.
    private func exact(_ identifier: String, usage: String) -> ICUNumberFormatter.Result? {
        formatter("unit/\(identifier) \(width) usage/\(usage) .############ latin group-off").result(for: value)
    }

    /// Returns true if the usage's unit is so large that little is left of a mass given in milligrams or less.
    ///
    /// CLDR's units for masses in the United States end at the ounce, in which 412 mg would read 0.015 oz. Widgets that
    /// count milligrams show milligrams, so such a mass keeps its unit unless it makes a tenth of the usage's unit.
    private func isTooSmall(_ exact: ICUNumberFormatter.Result) -> Bool {
        guard let unit = unit as? UnitMass, abs(exact.numbers.last?.value ?? 0) < 0.1 else { return false }
        return unit.converter.baseUnitValue(fromValue: 1) < UnitMass.grams.converter.baseUnitValue(fromValue: 1)
    }

    private func withoutScale(_ degrees: Double, _ write: ((Double) -> String)?) -> Written? {
        let rounded = usage == nil || write != nil ? degrees : degrees.rounded(.toNearestOrEven)
        return styled("measure-unit/temperature-generic \(width)", rounded, number: degrees, write)
    }

    private func styled(
        _ skeleton: String, _ value: Double, number: Double?, _ write: ((Double) -> String)?
    ) -> Written? {
        guard let result = formatter(skeleton).result(for: value) else { return nil }
        let numbers = result.numbers.map(\.range)
        guard let write, let number, let place = numbers.last else { return Written(text: result.text, numbers: numbers) }
        var units = Array(result.text.utf16)
        let replacement = Array(write(number).utf16)
        units.replaceSubrange(place, with: replacement)
        return Written(
            text: String(decoding: units, as: UTF16.self),
            numbers: numbers.dropLast() + [place.lowerBound..<place.lowerBound + replacement.count])
    }
}
