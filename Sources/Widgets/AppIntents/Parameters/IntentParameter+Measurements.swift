import Foundation

// Parameters with measured values: one extension for each dimension, since each has its own units.
//
// Source: Apple, AppIntents, "Creating an intent parameter" of the pages on measurements.

extension IntentParameter {
    /// A measured value, as each of the dimensions has one.
    fileprivate convenience init<Unit: Dimension>(
        title: LocalizedStringResource, description: LocalizedStringResource?, number: Double?, unit: Unit,
        units: [(name: String, unit: Unit)], isFixed: Bool, supportsNegativeNumbers: Bool, requestValueDialog: IntentDialog?,
        inputConnectionBehavior: InputConnectionBehavior
    ) where Value.ValueType == Measurement<Unit> {
        let measured = number.map { Measurement(value: $0, unit: unit) }
        self.init(
            title: title, description: description, default: measured.flatMap { $0 as? Value },
            requestValueDialog: requestValueDialog, options: nil,
            editing: IntentParameterEditing(
                range: supportsNegativeNumbers ? nil : 0...Double.greatestFiniteMagnitude,
                units: MeasuredUnits(own: unit, all: units.map { ($0.name, $0.unit) }, isFixed: isFixed),
                inputConnection: inputConnectionBehavior))
    }
}

extension IntentParameter where Value.ValueType == Measurement<UnitLength> {
    /// The units of lengths.
    public enum Length: CaseIterable, Hashable, Sendable {
        case megameters, kilometers, hectometers, decameters, meters, decimeters, centimeters,
            millimeters, micrometers, nanometers, picometers, inches, feet, yards, miles,
            scandinavianMiles, lightyears, nauticalMiles, fathoms, furlongs, astronomicalUnits, parsecs

        fileprivate var unit: UnitLength {
            switch self {
            case .megameters: .megameters
            case .kilometers: .kilometers
            case .hectometers: .hectometers
            case .decameters: .decameters
            case .meters: .meters
            case .decimeters: .decimeters
            case .centimeters: .centimeters
            case .millimeters: .millimeters
            case .micrometers: .micrometers
            case .nanometers: .nanometers
            case .picometers: .picometers
            case .inches: .inches
            case .feet: .feet
            case .yards: .yards
            case .miles: .miles
            case .scandinavianMiles: .scandinavianMiles
            case .lightyears: .lightyears
            case .nauticalMiles: .nauticalMiles
            case .fathoms: .fathoms
            case .furlongs: .furlongs
            case .astronomicalUnits: .astronomicalUnits
            case .parsecs: .parsecs
            }
        }
    }

    /// Creates a measured parameter with the unit that is initially selected.
    ///
    /// - Parameter defaultUnitAdjustForLocale: whether a place's own unit is taken, which pictures are not made for.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        defaultUnit: Length? = nil, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            title: title, description: description, number: defaultValue, unit: (defaultUnit ?? .meters).unit,
            units: Length.allCases.map { ("\($0)", $0.unit) }, isFixed: false,
            supportsNegativeNumbers: supportsNegativeNumbers, requestValueDialog: requestValueDialog,
            inputConnectionBehavior: inputConnectionBehavior)
    }

    /// A measured value that is always in one unit.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        unit: Length, unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            title: title, description: description, number: defaultValue, unit: unit.unit,
            units: Length.allCases.map { ("\($0)", $0.unit) }, isFixed: true,
            supportsNegativeNumbers: supportsNegativeNumbers, requestValueDialog: requestValueDialog,
            inputConnectionBehavior: inputConnectionBehavior)
    }
}

extension IntentParameter where Value.ValueType == Measurement<UnitMass> {
    /// The units of masses.
    public enum Mass: CaseIterable, Hashable, Sendable {
        case kilograms, grams, decigrams, centigrams, milligrams, micrograms, nanograms, picograms,
            ounces, pounds, stones, metricTons, shortTons, carats, ouncesTroy, slugs

        fileprivate var unit: UnitMass {
            switch self {
            case .kilograms: .kilograms
            case .grams: .grams
            case .decigrams: .decigrams
            case .centigrams: .centigrams
            case .milligrams: .milligrams
            case .micrograms: .micrograms
            case .nanograms: .nanograms
            case .picograms: .picograms
            case .ounces: .ounces
            case .pounds: .pounds
            case .stones: .stones
            case .metricTons: .metricTons
            case .shortTons: .shortTons
            case .carats: .carats
            case .ouncesTroy: .ouncesTroy
            case .slugs: .slugs
            }
        }
    }

    /// Creates a measured parameter with the unit that is initially selected.
    ///
    /// - Parameter defaultUnitAdjustForLocale: whether a place's own unit is taken, which pictures are not made for.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        defaultUnit: Mass? = nil, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            title: title, description: description, number: defaultValue, unit: (defaultUnit ?? .kilograms).unit,
            units: Mass.allCases.map { ("\($0)", $0.unit) }, isFixed: false,
            supportsNegativeNumbers: supportsNegativeNumbers, requestValueDialog: requestValueDialog,
            inputConnectionBehavior: inputConnectionBehavior)
    }

    /// A measured value that is always in one unit.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        unit: Mass, unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            title: title, description: description, number: defaultValue, unit: unit.unit,
            units: Mass.allCases.map { ("\($0)", $0.unit) }, isFixed: true,
            supportsNegativeNumbers: supportsNegativeNumbers, requestValueDialog: requestValueDialog,
            inputConnectionBehavior: inputConnectionBehavior)
    }
}

extension IntentParameter where Value.ValueType == Measurement<UnitVolume> {
    /// The units of volumes.
    public enum Volume: CaseIterable, Hashable, Sendable {
        case megaliters, kiloliters, liters, deciliters, centiliters, milliliters, cubicKilometers,
            cubicMeters, cubicDecimeters, cubicCentimeters, cubicMillimeters, cubicInches, cubicFeet,
            cubicYards, cubicMiles, acreFeet, bushels, teaspoons, tablespoons, fluidOunces, cups, pints,
            quarts, gallons, imperialTeaspoons, imperialTablespoons, imperialFluidOunces, imperialPints,
            imperialQuarts, imperialGallons, metricCups

        fileprivate var unit: UnitVolume {
            switch self {
            case .megaliters: .megaliters
            case .kiloliters: .kiloliters
            case .liters: .liters
            case .deciliters: .deciliters
            case .centiliters: .centiliters
            case .milliliters: .milliliters
            case .cubicKilometers: .cubicKilometers
            case .cubicMeters: .cubicMeters
            case .cubicDecimeters: .cubicDecimeters
            case .cubicCentimeters: .cubicCentimeters
            case .cubicMillimeters: .cubicMillimeters
            case .cubicInches: .cubicInches
            case .cubicFeet: .cubicFeet
            case .cubicYards: .cubicYards
            case .cubicMiles: .cubicMiles
            case .acreFeet: .acreFeet
            case .bushels: .bushels
            case .teaspoons: .teaspoons
            case .tablespoons: .tablespoons
            case .fluidOunces: .fluidOunces
            case .cups: .cups
            case .pints: .pints
            case .quarts: .quarts
            case .gallons: .gallons
            case .imperialTeaspoons: .imperialTeaspoons
            case .imperialTablespoons: .imperialTablespoons
            case .imperialFluidOunces: .imperialFluidOunces
            case .imperialPints: .imperialPints
            case .imperialQuarts: .imperialQuarts
            case .imperialGallons: .imperialGallons
            case .metricCups: .metricCups
            }
        }
    }

    /// Creates a measured parameter with the unit that is initially selected.
    ///
    /// - Parameter defaultUnitAdjustForLocale: whether a place's own unit is taken, which pictures are not made for.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        defaultUnit: Volume? = nil, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            title: title, description: description, number: defaultValue, unit: (defaultUnit ?? .liters).unit,
            units: Volume.allCases.map { ("\($0)", $0.unit) }, isFixed: false,
            supportsNegativeNumbers: supportsNegativeNumbers, requestValueDialog: requestValueDialog,
            inputConnectionBehavior: inputConnectionBehavior)
    }

    /// A measured value that is always in one unit.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        unit: Volume, unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            title: title, description: description, number: defaultValue, unit: unit.unit,
            units: Volume.allCases.map { ("\($0)", $0.unit) }, isFixed: true,
            supportsNegativeNumbers: supportsNegativeNumbers, requestValueDialog: requestValueDialog,
            inputConnectionBehavior: inputConnectionBehavior)
    }
}

extension IntentParameter where Value.ValueType == Measurement<UnitDuration> {
    /// The units of durations.
    public enum Duration: CaseIterable, Hashable, Sendable {
        case hours, minutes, seconds, milliseconds, microseconds, nanoseconds, picoseconds

        fileprivate var unit: UnitDuration {
            switch self {
            case .hours: .hours
            case .minutes: .minutes
            case .seconds: .seconds
            case .milliseconds: .milliseconds
            case .microseconds: .microseconds
            case .nanoseconds: .nanoseconds
            case .picoseconds: .picoseconds
            }
        }
    }

    /// Creates a measured parameter with the unit that is initially selected.
    ///
    /// - Parameter defaultUnitAdjustForLocale: whether a place's own unit is taken, which pictures are not made for.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        defaultUnit: Duration? = nil, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            title: title, description: description, number: defaultValue, unit: (defaultUnit ?? .seconds).unit,
            units: Duration.allCases.map { ("\($0)", $0.unit) }, isFixed: false,
            supportsNegativeNumbers: supportsNegativeNumbers, requestValueDialog: requestValueDialog,
            inputConnectionBehavior: inputConnectionBehavior)
    }

    /// A measured value that is always in one unit.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        unit: Duration, unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            title: title, description: description, number: defaultValue, unit: unit.unit,
            units: Duration.allCases.map { ("\($0)", $0.unit) }, isFixed: true,
            supportsNegativeNumbers: supportsNegativeNumbers, requestValueDialog: requestValueDialog,
            inputConnectionBehavior: inputConnectionBehavior)
    }
}

extension IntentParameter where Value.ValueType == Measurement<UnitTemperature> {
    /// The units of temperatures.
    public enum Temperature: CaseIterable, Hashable, Sendable {
        case kelvin, celsius, fahrenheit

        fileprivate var unit: UnitTemperature {
            switch self {
            case .kelvin: .kelvin
            case .celsius: .celsius
            case .fahrenheit: .fahrenheit
            }
        }
    }

    /// Creates a measured parameter with the unit that is initially selected.
    ///
    /// - Parameter defaultUnitAdjustForLocale: whether a place's own unit is taken, which pictures are not made for.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        defaultUnit: Temperature? = nil, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            title: title, description: description, number: defaultValue, unit: (defaultUnit ?? .kelvin).unit,
            units: Temperature.allCases.map { ("\($0)", $0.unit) }, isFixed: false,
            supportsNegativeNumbers: supportsNegativeNumbers, requestValueDialog: requestValueDialog,
            inputConnectionBehavior: inputConnectionBehavior)
    }

    /// A measured value that is always in one unit.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        unit: Temperature, unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            title: title, description: description, number: defaultValue, unit: unit.unit,
            units: Temperature.allCases.map { ("\($0)", $0.unit) }, isFixed: true,
            supportsNegativeNumbers: supportsNegativeNumbers, requestValueDialog: requestValueDialog,
            inputConnectionBehavior: inputConnectionBehavior)
    }
}

extension IntentParameter where Value.ValueType == Measurement<UnitEnergy> {
    /// The units of energies.
    public enum Energy: CaseIterable, Hashable, Sendable {
        case kilojoules, joules, kilocalories, calories, kilowattHours

        fileprivate var unit: UnitEnergy {
            switch self {
            case .kilojoules: .kilojoules
            case .joules: .joules
            case .kilocalories: .kilocalories
            case .calories: .calories
            case .kilowattHours: .kilowattHours
            }
        }
    }

    /// Creates a measured parameter with the unit that is initially selected.
    ///
    /// - Parameter defaultUnitAdjustForLocale: whether a place's own unit is taken, which pictures are not made for.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        defaultUnit: Energy? = nil, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            title: title, description: description, number: defaultValue, unit: (defaultUnit ?? .joules).unit,
            units: Energy.allCases.map { ("\($0)", $0.unit) }, isFixed: false,
            supportsNegativeNumbers: supportsNegativeNumbers, requestValueDialog: requestValueDialog,
            inputConnectionBehavior: inputConnectionBehavior)
    }

    /// A measured value that is always in one unit.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        unit: Energy, unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            title: title, description: description, number: defaultValue, unit: unit.unit,
            units: Energy.allCases.map { ("\($0)", $0.unit) }, isFixed: true,
            supportsNegativeNumbers: supportsNegativeNumbers, requestValueDialog: requestValueDialog,
            inputConnectionBehavior: inputConnectionBehavior)
    }
}

extension IntentParameter where Value.ValueType == Measurement<UnitSpeed> {
    /// The units of speeds.
    public enum Speed: CaseIterable, Hashable, Sendable {
        case metersPerSecond, kilometersPerHour, milesPerHour, knots

        fileprivate var unit: UnitSpeed {
            switch self {
            case .metersPerSecond: .metersPerSecond
            case .kilometersPerHour: .kilometersPerHour
            case .milesPerHour: .milesPerHour
            case .knots: .knots
            }
        }
    }

    /// Creates a measured parameter with the unit that is initially selected.
    ///
    /// - Parameter defaultUnitAdjustForLocale: whether a place's own unit is taken, which pictures are not made for.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        defaultUnit: Speed? = nil, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            title: title, description: description, number: defaultValue, unit: (defaultUnit ?? .metersPerSecond).unit,
            units: Speed.allCases.map { ("\($0)", $0.unit) }, isFixed: false,
            supportsNegativeNumbers: supportsNegativeNumbers, requestValueDialog: requestValueDialog,
            inputConnectionBehavior: inputConnectionBehavior)
    }

    /// A measured value that is always in one unit.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        unit: Speed, unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            title: title, description: description, number: defaultValue, unit: unit.unit,
            units: Speed.allCases.map { ("\($0)", $0.unit) }, isFixed: true,
            supportsNegativeNumbers: supportsNegativeNumbers, requestValueDialog: requestValueDialog,
            inputConnectionBehavior: inputConnectionBehavior)
    }
}

extension MeasuredUnits {
    /// Creates the units of a dimension, for a parameter that names none; for a dimension that is not Apple's, its own unit alone.
    ///
    /// - Parameter base: the unit of a number without one.
    init(of base: Dimension) {
        let all: [(name: String, unit: Dimension)] =
            switch base {
            case is UnitLength: IntentParameter<Measurement<UnitLength>>.Length.allCases.map { ("\($0)", $0.unit) }
            case is UnitMass: IntentParameter<Measurement<UnitMass>>.Mass.allCases.map { ("\($0)", $0.unit) }
            case is UnitVolume: IntentParameter<Measurement<UnitVolume>>.Volume.allCases.map { ("\($0)", $0.unit) }
            case is UnitDuration: IntentParameter<Measurement<UnitDuration>>.Duration.allCases.map { ("\($0)", $0.unit) }
            case is UnitTemperature: IntentParameter<Measurement<UnitTemperature>>.Temperature.allCases.map { ("\($0)", $0.unit) }
            case is UnitEnergy: IntentParameter<Measurement<UnitEnergy>>.Energy.allCases.map { ("\($0)", $0.unit) }
            case is UnitSpeed: IntentParameter<Measurement<UnitSpeed>>.Speed.allCases.map { ("\($0)", $0.unit) }
            default: [("", base)]
            }
        self.init(own: base, all: all, isFixed: false)
    }
}
