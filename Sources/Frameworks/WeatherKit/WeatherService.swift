@_exported import CoreLocation
import Foundation
import RunContext

/// The reason why the weather is unknown.
public enum WeatherError: LocalizedError, Sendable {
    case permissionDenied, unknown
    public var errorDescription: String? { "The weather is unknown." }
}

/// The time of a forecast, and the time at which it expires.
public struct WeatherMetadata: Codable, Hashable, Sendable {
    public let date: Date
    public let expirationDate: Date
}

/// The source of the weather data, to be credited.
public struct WeatherAttribution: Codable, Sendable {
    public let serviceName: String
    public let legalPageURL: URL
    public let squareMarkURL: URL
    public let combinedMarkDarkURL: URL
    public let combinedMarkLightURL: URL
}

/// The kind of weather data to request.
public struct WeatherQuery<T>: Sendable {
    let name: String
    public static var current: WeatherQuery<CurrentWeather> { .init(name: "current") }
    public static var hourly: WeatherQuery<Forecast<HourWeather>> { .init(name: "hourly") }
    public static var daily: WeatherQuery<Forecast<DayWeather>> { .init(name: "daily") }
    public static var minute: WeatherQuery<Forecast<MinuteWeather>?> { .init(name: "minute") }
    public static var alerts: WeatherQuery<[WeatherAlert]?> { .init(name: "alerts") }
    public static var availability: WeatherQuery<WeatherAvailability> { .init(name: "availability") }
    public static func hourly(startDate: Date, endDate: Date) -> WeatherQuery<Forecast<HourWeather>> { .init(name: "hourly") }
    public static func daily(startDate: Date, endDate: Date) -> WeatherQuery<Forecast<DayWeather>> { .init(name: "daily") }
}

/// A source of weather data. A render has no service to query, so requests are reported and fail.
///
/// Source: Apple, WeatherKit `WeatherService`.
public final class WeatherService: @unchecked Sendable {
    public static let shared = WeatherService()

    public convenience init() { self.init(named: "") }
    private init(named: String) {}

    public func weather(for location: CLLocation) async throws -> Weather { throw refusal("weather(for:)") }

    public func weather<T>(for location: CLLocation, including dataSet: WeatherQuery<T>) async throws -> T {
        throw refusal("weather(for:including: .\(dataSet.name))")
    }

    public func weather<T1, T2>(
        for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>
    ) async throws -> (T1, T2) { throw refusal("weather(for:including:)") }

    public func weather<T1, T2, T3>(
        for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>, _ dataSet3: WeatherQuery<T3>
    ) async throws -> (T1, T2, T3) { throw refusal("weather(for:including:)") }

    public func weather<T1, T2, T3, T4>(
        for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>, _ dataSet3: WeatherQuery<T3>,
        _ dataSet4: WeatherQuery<T4>
    ) async throws -> (T1, T2, T3, T4) { throw refusal("weather(for:including:)") }

    public func weather<T1, T2, T3, T4, T5>(
        for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>, _ dataSet3: WeatherQuery<T3>,
        _ dataSet4: WeatherQuery<T4>, _ dataSet5: WeatherQuery<T5>
    ) async throws -> (T1, T2, T3, T4, T5) { throw refusal("weather(for:including:)") }

    public func weather<T1, T2, T3, T4, T5, T6>(
        for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>, _ dataSet3: WeatherQuery<T3>,
        _ dataSet4: WeatherQuery<T4>, _ dataSet5: WeatherQuery<T5>, _ dataSet6: WeatherQuery<T6>
    ) async throws -> (T1, T2, T3, T4, T5, T6) { throw refusal("weather(for:including:)") }

    public var attribution: WeatherAttribution { get async throws { throw refusal("attribution") } }

    private func refusal(_ call: String) -> WeatherError {
        RunReports.note("WeatherService.\(call) was called: no weather service is reached, and it fails.")
        return .permissionDenied
    }
}
