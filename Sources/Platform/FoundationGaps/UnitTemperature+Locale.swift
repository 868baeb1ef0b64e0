import Foundation

extension UnitTemperature {
    /// Creates the unit in which people in a locale's region express temperatures.
    ///
    /// Source: Apple, Foundation `UnitTemperature.init(forLocale:usage:)`; which unit it is, CLDR says.
    public convenience init(forLocale: Locale, usage: MeasurementFormatUnitUsage<UnitTemperature> = .general) {
        let text = MeasurementText(
            value: 20, unit: UnitTemperature.celsius, width: "unit-width-short", usage: usage.identifier,
            locale: forLocale, numberStyle: nil, hidesScale: false)
        let preferred: UnitTemperature = text.written.text.contains("F") ? .fahrenheit : .celsius
        self.init(symbol: preferred.symbol, converter: preferred.converter)
    }
}
