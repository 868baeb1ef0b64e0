import AppIntents
import Foundation
import Testing
import WidgetKit

/// Measured values as people type them.
@Suite("Measured parameters") struct MeasuredParameterTests {
    struct Run: AppIntent {
        static let title: LocalizedStringResource = "Run"
        @Parameter(title: "Way", defaultUnit: .kilometers, supportsNegativeNumbers: false) var way: Measurement<UnitLength>?
        @Parameter(title: "Drink", unit: .milliliters) var drink: Measurement<UnitVolume>?
        @Parameter(title: "Air", defaultUnit: .celsius) var air: Measurement<UnitTemperature>?
        @Parameter(title: "Laps", defaultUnit: .minutes) var laps: [Measurement<UnitDuration>]?
        func perform() async throws -> some IntentResult { .result() }
    }

    private func run(_ name: String, _ words: String) async throws -> Run {
        try await Run.configured(by: [ParameterWish(name: name, words: words)])
    }

    @Test("A number has the unit that is named, or that of the parameter", arguments: [
        ("5", 5, UnitLength.kilometers), ("5.5 km", 5.5, .kilometers), ("300m", 300, .meters), ("3 Miles", 3, .miles), ("1e3 ft", 1000, .feet),
    ])
    func lengths(_ words: String, _ value: Double, _ unit: UnitLength) async throws {
        #expect(try await run("way", words).way == Measurement(value: value, unit: unit))
        #expect(try await run("way", words).way?.unit == unit)
    }

    @Test("A parameter of one unit converts what comes in another") func fixed() async throws {
        let drink = try #require(try await run("Drink", "0.25 L").drink)
        #expect(drink.unit == .milliliters && abs(drink.value - 250) < 1e-9)
    }

    @Test("Less than nothing is for parameters that take it") func negative() async throws {
        #expect(try await run("air", "-4").air == Measurement(value: -4, unit: .celsius))
        await #expect(throws: IntentParameterError.self) { _ = try await run("way", "-4") }
    }

    @Test("Several are separated by commas") func lists() async throws {
        #expect(try await run("laps", "3, 200 s").laps == [Measurement(value: 3, unit: .minutes), Measurement(value: 200, unit: .seconds)])
    }

    @Test("What is none is told, with the units") func words() async throws {
        do {
            _ = try await run("way", "far")
            Issue.record("\"far\" is no length")
        } catch {
            let words = "\(error)"
            #expect(words.hasPrefix("\"far\" is no value of the parameter \"way\" of Run, which is a number with a unit, as \"2 km\", not less than 0"))
            #expect(words.contains("(units: Mm, km, hm, dam, m, "))
        }
    }
}
