import Foundation

/// A formatter that provides localized representations of units and measurements.
///
/// Source: Apple, Foundation `MeasurementFormatter`.
open class MeasurementFormatter: Formatter {
    /// Options for the choice of the unit.
    public struct UnitOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The unit of the measurement, not the locale's.
        public static let providedUnit = UnitOptions(rawValue: 1 << 0)
        /// The unit among the locale's that suits the number.
        public static let naturalScale = UnitOptions(rawValue: 1 << 1)
        /// A temperature without its scale.
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
    }

    open var unitOptions: UnitOptions = []
    /// The style in which units are written: `.long`, `.medium` or `.short`.
    open var unitStyle = Formatter.UnitStyle.medium
    open var locale: Locale! = Locale.current
    /// The formatter for numbers; the default writes decimals with the locale's separators.
    open var numberFormatter: NumberFormatter! = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        return formatter
    }()

    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The text for a measurement.
    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        guard let unit = measurement.unit as? Dimension else {
            return "\(number(measurement.value)) \(measurement.unit.symbol)"
        }
        return text(
            value: measurement.value, unit: unit, usage: unitOptions.contains(.providedUnit) ? nil : "default")
    }

    /// The name of a unit, without a number.
    open func string(from unit: Unit) -> String {
        guard let dimension = unit as? Dimension, unitStyle == .long,
            let identifier = MeasurementUnitIdentifiers.identifier(of: dimension),
            let result = ICUNumberFormatter(skeleton: "unit/\(identifier) \(width)", locale: resolvedLocale.identifier)
                .result(for: 0), let number = result.numbers.first
        else { return unit.symbol }
        var units = Array(result.text.utf16)
        units.removeSubrange(number.range)
        return String(decoding: units, as: UTF16.self).trimmingCharacters(in: .whitespaces)
    }

    /// The text for a measurement; `nil` for anything else.
    open override func string(for obj: Any?) -> String? {
        switch obj {
        case let measurement as Measurement<UnitMass>: string(from: measurement)
        case let measurement as Measurement<UnitLength>: string(from: measurement)
        case let measurement as Measurement<UnitTemperature>: string(from: measurement)
        case let measurement as Measurement<UnitVolume>: string(from: measurement)
        case let measurement as Measurement<UnitSpeed>: string(from: measurement)
        case let measurement as Measurement<UnitDuration>: string(from: measurement)
        case let measurement as Measurement<UnitEnergy>: string(from: measurement)
        case let measurement as Measurement<Unit>: string(from: measurement)
        default: nil
        }
    }

    private var resolvedLocale: Locale { (locale ?? .current).resolvedForFormatting }

    private var width: String {
        switch unitStyle {
        case .long: "unit-width-full-name"
        case .medium: "unit-width-short"
        default: "unit-width-narrow"
        }
    }

    private func text(value: Double, unit: Dimension, usage: String?) -> String {
        let text = MeasurementText(
            value: value, unit: unit, width: width, usage: usage, locale: resolvedLocale, numberStyle: nil,
            hidesScale: unit is UnitTemperature && unitOptions.contains(.temperatureWithoutUnit))
        return text.written(writingNumbers: number).text
    }

    private func number(_ value: Double) -> String {
        guard let formatter = numberFormatter?.copy() as? NumberFormatter else { return String(value) }
        formatter.locale = resolvedLocale
        return formatter.string(from: NSNumber(value: value)) ?? String(value)
    }
}
