import Foundation

/// The intended purpose of a formatted measurement, which decides the unit it is shown in.
///
/// Source: Apple, Foundation `MeasurementFormatUnitUsage`.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
    /// CLDR's name of the usage (unicode.org/reports/tr35/tr35-info.html#Unit_Preferences); `nil` keeps the given unit.
    let identifier: String?

    /// The unit as it is given.
    public static var asProvided: Self { Self(identifier: nil) }

    /// The unit that the locale's region uses in general.
    public static var general: Self { Self(identifier: "default") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    /// The energy in food.
    public static var food: Self { Self(identifier: "food") }
    /// The energy spent in a workout; CLDR has no such usage, it is shown in the units of food.
    public static var workout: Self { Self(identifier: "food") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    /// A distance in the surroundings of a person.
    public static var person: Self { Self(identifier: "person") }
    /// The height of a person.
    public static var personHeight: Self { Self(identifier: "person-height") }
    /// A distance by road.
    public static var road: Self { Self(identifier: "road") }
    /// The focal length of an optical device.
    public static var focalLength: Self { Self(identifier: "focal-length") }
    /// The amount of rain.
    public static var rainfall: Self { Self(identifier: "rainfall") }
    /// The amount of snow.
    public static var snowfall: Self { Self(identifier: "snowfall") }
    /// The distance to which one can see.
    public static var visibility: Self { Self(identifier: "visiblty") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    /// The weight of a person.
    public static var personWeight: Self { Self(identifier: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
    /// The pressure of the air.
    public static var barometric: Self { Self(identifier: "baromtrc") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
    /// The speed of wind.
    public static var wind: Self { Self(identifier: "wind") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    /// The temperature of a body.
    public static var person: Self { Self(identifier: "person") }
    /// The temperature of the air.
    public static var weather: Self { Self(identifier: "weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
    /// The volume of a liquid.
    public static var liquid: Self { Self(identifier: "fluid") }
}
