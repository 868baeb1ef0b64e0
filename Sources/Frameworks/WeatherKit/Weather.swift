import Foundation

/// The condition of the weather.
///
/// Source: Apple, WeatherKit `WeatherCondition`.
public enum WeatherCondition: String, Codable, CaseIterable, Hashable, Sendable, CustomStringConvertible {
    case blizzard, blowingDust, blowingSnow, breezy, clear, cloudy, drizzle, flurries, foggy, freezingDrizzle, freezingRain, frigid
    case hail, haze, heavyRain, heavySnow, hot, hurricane, isolatedThunderstorms, mostlyClear, mostlyCloudy, partlyCloudy, rain
    case scatteredThunderstorms, sleet, smoky, snow, strongStorms, sunFlurries, sunShowers, thunderstorms, tropicalStorm, windy
    case wintryMix

    /// The words, as in `Mostly Clear`.
    public var description: String {
        var words = ""
        for character in rawValue {
            if character.isUppercase { words += " " }
            words.append(words.isEmpty ? Character(character.uppercased()) : character)
        }
        return words
    }

    public var accessibilityDescription: String { description }
}

/// The kind of precipitation.
public enum Precipitation: String, Codable, CaseIterable, Hashable, Sendable { case none, hail, mixed, rain, sleet, snow }

/// The trend of the pressure.
public enum PressureTrend: String, Codable, CaseIterable, Hashable, Sendable { case rising, falling, steady }

/// The strength of ultraviolet radiation.
public struct UVIndex: Codable, Hashable, Sendable {
    public enum ExposureCategory: String, Codable, CaseIterable, Hashable, Sendable { case low, moderate, high, veryHigh, extreme }
    public var value: Int
    public var category: ExposureCategory
}

/// The speed and direction of the wind.
public struct Wind: Codable, Hashable, Sendable {
    /// The direction that the wind comes from, in words.
    public enum CompassDirection: String, Codable, CaseIterable, Hashable, Sendable {
        case north, northNortheast, northeast, eastNortheast, east, eastSoutheast, southeast, southSoutheast, south, southSouthwest
        case southwest, westSouthwest, west, westNorthwest, northwest, northNorthwest
    }
    public var compassDirection: CompassDirection
    public var direction: Measurement<UnitAngle>
    public var speed: Measurement<UnitSpeed>
    public var gust: Measurement<UnitSpeed>?
}

/// The phase of the moon.
public enum MoonPhase: String, Codable, CaseIterable, Hashable, Sendable {
    case new, waxingCrescent, firstQuarter, waxingGibbous, full, waningGibbous, lastQuarter, waningCrescent

    /// The name of the symbol that shows it.
    public var symbolName: String {
        switch self {
        case .new: "moonphase.new.moon"
        case .waxingCrescent: "moonphase.waxing.crescent"
        case .firstQuarter: "moonphase.first.quarter"
        case .waxingGibbous: "moonphase.waxing.gibbous"
        case .full: "moonphase.full.moon"
        case .waningGibbous: "moonphase.waning.gibbous"
        case .lastQuarter: "moonphase.last.quarter"
        case .waningCrescent: "moonphase.waning.crescent"
        }
    }
}

/// The times of sunrise and sunset.
public struct SunEvents: Codable, Hashable, Sendable {
    public var sunrise: Date?
    public var sunset: Date?
    public var solarNoon: Date?
    public var solarMidnight: Date?
    public var civilDawn: Date?
    public var civilDusk: Date?
}

/// The times of moonrise and moonset, and the phase of the moon.
public struct MoonEvents: Codable, Hashable, Sendable {
    public var phase: MoonPhase
    public var moonrise: Date?
    public var moonset: Date?
}

/// The weather at this hour.
public struct CurrentWeather: Codable, Hashable, Sendable {
    public var date: Date
    public var cloudCover: Double
    public var condition: WeatherCondition
    public var symbolName: String
    public var dewPoint: Measurement<UnitTemperature>
    public var humidity: Double
    public var precipitationIntensity: Measurement<UnitSpeed>
    public var pressure: Measurement<UnitPressure>
    public var pressureTrend: PressureTrend
    public var isDaylight: Bool
    public var temperature: Measurement<UnitTemperature>
    public var apparentTemperature: Measurement<UnitTemperature>
    public var uvIndex: UVIndex
    public var visibility: Measurement<UnitLength>
    public var wind: Wind
    public var metadata: WeatherMetadata
}

/// The weather of an hour.
public struct HourWeather: Codable, Hashable, Sendable {
    public var date: Date
    public var cloudCover: Double
    public var condition: WeatherCondition
    public var symbolName: String
    public var dewPoint: Measurement<UnitTemperature>
    public var humidity: Double
    public var isDaylight: Bool
    public var precipitation: Precipitation
    public var precipitationChance: Double
    public var precipitationAmount: Measurement<UnitLength>
    public var pressure: Measurement<UnitPressure>
    public var temperature: Measurement<UnitTemperature>
    public var apparentTemperature: Measurement<UnitTemperature>
    public var uvIndex: UVIndex
    public var visibility: Measurement<UnitLength>
    public var wind: Wind
}

/// The weather of a day.
public struct DayWeather: Codable, Hashable, Sendable {
    public var date: Date
    public var condition: WeatherCondition
    public var symbolName: String
    public var highTemperature: Measurement<UnitTemperature>
    public var lowTemperature: Measurement<UnitTemperature>
    public var precipitation: Precipitation
    public var precipitationChance: Double
    public var sun: SunEvents
    public var moon: MoonEvents
    public var uvIndex: UVIndex
    public var wind: Wind
}

/// The weather of the coming hours or days.
public struct Forecast<Element: Codable & Hashable & Sendable>: Codable, Hashable, Sendable, RandomAccessCollection {
    public var forecast: [Element]
    public var metadata: WeatherMetadata
    public var startIndex: Int { forecast.startIndex }
    public var endIndex: Int { forecast.endIndex }
    public subscript(position: Int) -> Element { forecast[position] }
}

/// The weather of a minute.
///
/// Source: Apple, WeatherKit `MinuteWeather`.
public struct MinuteWeather: Codable, Hashable, Sendable {
    public var date: Date
    public var precipitation: Precipitation
    public var precipitationChance: Double
    public var precipitationIntensity: Measurement<UnitSpeed>
}

/// The severity of a weather warning.
///
/// Source: Apple, WeatherKit `WeatherSeverity`.
public enum WeatherSeverity: String, Codable, CaseIterable, Hashable, Sendable, CustomStringConvertible {
    case minor, moderate, severe, extreme, unknown

    public var description: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
    public var accessibilityDescription: String { description }
}

/// A warning about the weather.
///
/// Source: Apple, WeatherKit `WeatherAlert`.
public struct WeatherAlert: Codable, Hashable, Sendable {
    public var detailsURL: URL
    public var source: String
    public var summary: String
    public var region: String?
    public var severity: WeatherSeverity
    public var metadata: WeatherMetadata
}

/// The data that is available for a place.
///
/// Source: Apple, WeatherKit `WeatherAvailability`.
public struct WeatherAvailability: Codable, Hashable, Sendable {
    /// The availability of one kind of data.
    public enum AvailabilityKind: String, Codable, Hashable, Sendable { case available, temporarilyUnavailable, unsupported, unknown }

    public var minuteAvailability: AvailabilityKind
    public var alertAvailability: AvailabilityKind
}

/// All data about the weather of a place.
public struct Weather: Codable, Hashable, Sendable {
    public var currentWeather: CurrentWeather
    public var minuteForecast: Forecast<MinuteWeather>?
    public var availability: WeatherAvailability
    public var hourlyForecast: Forecast<HourWeather>
    public var dailyForecast: Forecast<DayWeather>
    public var weatherAlerts: [WeatherAlert]?
}
