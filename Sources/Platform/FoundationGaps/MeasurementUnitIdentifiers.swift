import Foundation

/// The CLDR identifiers of Foundation's units, by the symbols that Foundation gives them.
///
/// Source: CLDR, unit identifiers (unicode.org/reports/tr35/tr35-general.html#Unit_Identifiers); the symbols are those of
/// Foundation's `Dimension` subclasses. Units that CLDR does not know (slugs, nibbles) are missing.
enum MeasurementUnitIdentifiers {
    /// Returns the identifier of a unit, such as `milligram`; `nil` for a unit that CLDR lacks.
    static func identifier(of unit: Dimension) -> String? {
        if unit == UnitFuelEfficiency.milesPerImperialGallon { return "mile-per-gallon-imperial" }
        return table(for: unit)?[unit.symbol]
    }

    private static func table(for unit: Dimension) -> [String: String]? {
        switch unit {
        case is UnitAcceleration: acceleration
        case is UnitAngle: angle
        case is UnitArea: area
        case is UnitConcentrationMass: concentration
        case is UnitDispersion: ["ppm": "permillion"]
        case is UnitDuration: duration
        case is UnitElectricCharge: charge
        case is UnitElectricCurrent: current
        case is UnitElectricPotentialDifference: potential
        case is UnitElectricResistance: resistance
        case is UnitEnergy: energy
        case is UnitFrequency: frequency
        case is UnitFuelEfficiency: ["L/100km": "liter-per-100-kilometer", "mpg": "mile-per-gallon"]
        case is UnitIlluminance: ["lx": "lux"]
        case is UnitInformationStorage: information
        case is UnitLength: length
        case is UnitMass: mass
        case is UnitPower: power
        case is UnitPressure: pressure
        case is UnitSpeed: speed
        case is UnitTemperature: temperature
        case is UnitVolume: volume
        default: nil
        }
    }

    private static let acceleration = ["m/s²": "meter-per-square-second", "g": "g-force"]

    private static let angle = [
        "°": "degree", "ʹ": "arc-minute", "ʹʹ": "arc-second", "rad": "radian", "rev": "revolution",
    ]

    private static let area = [
        "Mm²": "square-megameter", "km²": "square-kilometer", "m²": "square-meter", "cm²": "square-centimeter",
        "mm²": "square-millimeter", "µm²": "square-micrometer", "nm²": "square-nanometer", "in²": "square-inch",
        "ft²": "square-foot", "yd²": "square-yard", "mi²": "square-mile", "ac": "acre", "ha": "hectare",
    ]

    private static let concentration = ["g/L": "gram-per-liter", "mg/dL": "milligram-per-deciliter"]

    private static let duration = [
        "h": "hour", "m": "minute", "s": "second", "ms": "millisecond", "µs": "microsecond", "ns": "nanosecond",
        "ps": "picosecond",
    ]

    private static let charge = [
        "C": "coulomb", "MAh": "megaampere-hour", "kAh": "kiloampere-hour", "Ah": "ampere-hour",
        "mAh": "milliampere-hour", "µAh": "microampere-hour",
    ]

    private static let current = [
        "MA": "megaampere", "kA": "kiloampere", "A": "ampere", "mA": "milliampere", "µA": "microampere",
    ]

    private static let potential = [
        "MV": "megavolt", "kV": "kilovolt", "V": "volt", "mV": "millivolt", "µV": "microvolt",
    ]

    private static let resistance = ["MΩ": "megaohm", "kΩ": "kiloohm", "Ω": "ohm", "mΩ": "milliohm", "µΩ": "microohm"]

    private static let energy = [
        "kJ": "kilojoule", "J": "joule", "kCal": "kilocalorie", "cal": "calorie", "kWh": "kilowatt-hour",
    ]

    private static let frequency = [
        "THz": "terahertz", "GHz": "gigahertz", "MHz": "megahertz", "kHz": "kilohertz", "Hz": "hertz",
        "mHz": "millihertz", "µHz": "microhertz", "nHz": "nanohertz",
    ]

    private static let information = [
        "B": "byte", "bit": "bit", "YB": "yottabyte", "ZB": "zettabyte", "EB": "exabyte", "PB": "petabyte",
        "TB": "terabyte", "GB": "gigabyte", "MB": "megabyte", "kB": "kilobyte", "Yb": "yottabit", "Zb": "zettabit",
        "Eb": "exabit", "Pb": "petabit", "Tb": "terabit", "Gb": "gigabit", "Mb": "megabit", "kb": "kilobit",
        "YiB": "yobibyte", "ZiB": "zebibyte", "EiB": "exbibyte", "PiB": "pebibyte", "TiB": "tebibyte",
        "GiB": "gibibyte", "MiB": "mebibyte", "KiB": "kibibyte", "Yib": "yobibit", "Zib": "zebibit", "Eib": "exbibit",
        "Pib": "pebibit", "Tib": "tebibit", "Gib": "gibibit", "Mib": "mebibit", "Kib": "kibibit",
    ]

    private static let length = [
        "Mm": "megameter", "km": "kilometer", "hm": "hectometer", "dam": "decameter", "m": "meter", "dm": "decimeter",
        "cm": "centimeter", "mm": "millimeter", "µm": "micrometer", "nm": "nanometer", "pm": "picometer", "in": "inch",
        "ft": "foot", "yd": "yard", "mi": "mile", "smi": "mile-scandinavian", "ly": "light-year",
        "NM": "nautical-mile", "ftm": "fathom", "fur": "furlong", "ua": "astronomical-unit", "pc": "parsec",
    ]

    private static let mass = [
        "kg": "kilogram", "g": "gram", "dg": "decigram", "cg": "centigram", "mg": "milligram", "µg": "microgram",
        "ng": "nanogram", "pg": "picogram", "oz": "ounce", "lb": "pound", "st": "stone", "t": "tonne", "ton": "ton",
        "ct": "carat", "oz t": "ounce-troy",
    ]

    private static let power = [
        "TW": "terawatt", "GW": "gigawatt", "MW": "megawatt", "kW": "kilowatt", "W": "watt", "mW": "milliwatt",
        "µW": "microwatt", "nW": "nanowatt", "pW": "picowatt", "fW": "femtowatt", "hp": "horsepower",
    ]

    private static let pressure = [
        "N/m²": "newton-per-square-meter", "GPa": "gigapascal", "MPa": "megapascal", "kPa": "kilopascal",
        "hPa": "hectopascal", "inHg": "inch-ofhg", "bar": "bar", "mbar": "millibar", "mmHg": "millimeter-ofhg",
        "psi": "pound-force-per-square-inch",
    ]

    private static let speed = [
        "m/s": "meter-per-second", "km/h": "kilometer-per-hour", "mph": "mile-per-hour", "kn": "knot",
    ]

    private static let temperature = ["K": "kelvin", "°C": "celsius", "°F": "fahrenheit"]

    private static let volume = [
        "ML": "megaliter", "kL": "kiloliter", "L": "liter", "dl": "deciliter", "dL": "deciliter", "cL": "centiliter",
        "mL": "milliliter", "km³": "cubic-kilometer", "m³": "cubic-meter", "dm³": "cubic-decimeter",
        "cm³": "cubic-centimeter", "mm³": "cubic-millimeter", "in³": "cubic-inch", "ft³": "cubic-foot",
        "yd³": "cubic-yard", "mi³": "cubic-mile", "af": "acre-foot", "bsh": "bushel", "tsp": "teaspoon",
        "tbsp": "tablespoon", "fl oz": "fluid-ounce", "cup": "cup", "pt": "pint", "qt": "quart", "gal": "gallon",
        "fl oz Imperial": "fluid-ounce-imperial", "qt Imperial": "quart-imperial", "gal Imperial": "gallon-imperial",
        "metric cup Imperial": "cup-metric",
    ]
}
