import Foundation

extension UnitSpeed {
    /// Creates the unit in which people in a locale's region express speeds.
    ///
    /// Source: Apple, Foundation `UnitSpeed.init(forLocale:usage:)`; which unit it is, CLDR says.
    public convenience init(forLocale: Locale, usage: MeasurementFormatUnitUsage<UnitSpeed> = .general) {
        let candidates: [UnitSpeed] = [.kilometersPerHour, .milesPerHour, .metersPerSecond, .knots]
        let unit = usage.unit(of: 10, .metersPerSecond, among: candidates, in: forLocale)
        self.init(symbol: unit.symbol, converter: unit.converter)
    }
}

extension UnitLength {
    /// Creates the unit in which people in a locale's region express lengths: of a distance that of a kilometre, of rain and snow that of
    /// a centimetre, of a lens that of a millimetre, otherwise that of a metre.
    ///
    /// Source: Apple, Foundation `UnitLength.init(forLocale:usage:)`; which unit it is, CLDR says.
    public convenience init(forLocale: Locale, usage: MeasurementFormatUnitUsage<UnitLength> = .general) {
        let candidates: [UnitLength] = [.kilometers, .miles, .meters, .centimeters, .millimeters, .feet, .inches, .yards]
        let (value, measured): (Double, UnitLength) =
            switch usage {
            case .general, .road, .visibility: (5, .kilometers)
            case .rainfall, .snowfall: (5, .centimeters)
            case .focalLength: (50, .millimeters)
            default: (1.8, .meters)
            }
        let unit = usage.unit(of: value, measured, among: candidates, in: forLocale)
        self.init(symbol: unit.symbol, converter: unit.converter)
    }
}

extension UnitMass {
    /// Creates the unit in which people in a locale's region express the mass of something that a hand lifts.
    ///
    /// Source: Apple, Foundation `UnitMass.init(forLocale:usage:)`; which unit it is, CLDR says.
    public convenience init(forLocale: Locale, usage: MeasurementFormatUnitUsage<UnitMass> = .general) {
        let unit = usage.unit(of: 70, .kilograms, among: [.kilograms, .pounds, .stones, .grams, .ounces], in: forLocale)
        self.init(symbol: unit.symbol, converter: unit.converter)
    }
}

extension UnitEnergy {
    /// Creates the unit in which people in a locale's region express the energy of a meal.
    ///
    /// Source: Apple, Foundation `UnitEnergy.init(forLocale:usage:)`; which unit it is, CLDR says.
    public convenience init(forLocale: Locale, usage: MeasurementFormatUnitUsage<UnitEnergy> = .general) {
        let candidates: [UnitEnergy] = [.kilocalories, .kilojoules, .calories, .joules, .kilowattHours]
        let unit = usage.unit(of: 500, .kilocalories, among: candidates, in: forLocale)
        self.init(symbol: unit.symbol, converter: unit.converter)
    }
}

extension UnitVolume {
    /// Creates the unit in which people in a locale's region express the volume of something that a hand lifts.
    ///
    /// Source: Apple, Foundation `UnitVolume.init(forLocale:usage:)`; which unit it is, CLDR says.
    public convenience init(forLocale: Locale, usage: MeasurementFormatUnitUsage<UnitVolume> = .general) {
        let candidates: [UnitVolume] = [
            .liters, .milliliters, .gallons, .imperialGallons, .fluidOunces, .imperialFluidOunces, .cubicFeet, .cubicMeters,
            .cubicInches, .cubicCentimeters, .cups, .pints, .quarts,
        ]
        let unit = usage.unit(of: 5, .liters, among: candidates, in: forLocale)
        self.init(symbol: unit.symbol, converter: unit.converter)
    }
}

extension UnitPressure {
    /// Creates the unit in which people in a locale's region express the pressure of the air.
    ///
    /// Source: Apple, Foundation `UnitPressure.init(forLocale:usage:)`; which unit it is, CLDR says.
    public convenience init(forLocale: Locale, usage: MeasurementFormatUnitUsage<UnitPressure> = .general) {
        let candidates: [UnitPressure] = [
            .hectopascals, .inchesOfMercury, .millibars, .millimetersOfMercury, .kilopascals, .megapascals, .poundsForcePerSquareInch,
        ]
        let unit = usage.unit(of: 1013, .hectopascals, among: candidates, in: forLocale)
        self.init(symbol: unit.symbol, converter: unit.converter)
    }
}

extension UnitDuration {
    /// Creates the unit of durations, which is the second in all regions.
    ///
    /// Source: Apple, Foundation `UnitDuration.init(forLocale:)`.
    public convenience init(forLocale: Locale) {
        self.init(symbol: UnitDuration.seconds.symbol, converter: UnitDuration.seconds.converter)
    }
}

extension MeasurementFormatUnitUsage {
    /// Returns the unit in which the usage expresses a value; the given one if it is not among the candidates.
    fileprivate func unit(of value: Double, _ unit: UnitType, among candidates: [UnitType], in locale: Locale) -> UnitType {
        let text = MeasurementText(
            value: value, unit: unit, width: "unit-width-short", usage: identifier, locale: locale, numberStyle: nil, hidesScale: false)
        return text.preferredUnit(among: candidates) ?? unit
    }
}
