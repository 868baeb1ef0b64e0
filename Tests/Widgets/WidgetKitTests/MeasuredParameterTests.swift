import AppIntents
import Foundation
import TestSupport
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
        @Parameter(title: "Height") var height: Measurement<UnitLength>?
        @Parameter(title: "Shelf") var shelf: Shelf?
        func perform() async throws -> some IntentResult { .result() }
    }

    /// An entity whose query cannot answer.
    struct Shelf: AppEntity {
        struct Query: EntityQuery {
            struct Down: LocalizedError { var errorDescription: String? { "the server is down" } }
            func entities(for identifiers: [String]) async throws -> [Shelf] { throw Down() }
            func suggestedEntities() async throws -> [Shelf] { throw Down() }
        }

        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shelf"
        static let defaultQuery = Query()
        var id: String
        var displayRepresentation: DisplayRepresentation { "\(id)" }
    }

    private func run(_ name: String, _ words: String) async throws -> Run {
        try await Run.configured(by: [ParameterWish(name: name, words: words)])
    }

    @Test(
        "A number has the unit that is named, or that of the parameter",
        arguments: [
            ("5", 5, UnitLength.kilometers), ("5.5 km", 5.5, .kilometers), ("300m", 300, .meters), ("3 Miles", 3, .miles),
            ("1e3 ft", 1000, .feet),
        ])
    func lengths(_ words: String, _ value: Double, _ unit: UnitLength) async throws {
        try await expect(run("way", words).way, equals: Measurement(value: value, unit: unit))
        try await expect(run("way", words).way?.unit, equals: unit)
    }

    @Test("A parameter that names no unit takes all of its dimension") func anyUnit() async throws {
        try await expect(run("height", "1.5 km").height, equals: Measurement(value: 1.5, unit: .kilometers))
        try await expect(run("height", "2").height, equals: Measurement(value: 2, unit: .meters))
    }

    @Test("A query that throws is told with the parameter and the words") func query() async throws {
        let error = await #expect(throws: IntentParameterError.self) { _ = try await run("shelf", "abc") }
        let words = error?.description ?? ""
        #expect(words.hasPrefix("Query threw an error for \"abc\", the value of the parameter \"shelf\" of Run"))
        #expect(words.hasSuffix("the server is down"))
    }

    @Test("A parameter of one unit converts what comes in another") func fixed() async throws {
        let drink = try #require(try await run("Drink", "0.25 L").drink)
        #expect(drink.unit == .milliliters && abs(drink.value - 250) < 1e-9)
    }

    @Test("Less than nothing is for parameters that take it") func negative() async throws {
        try await expect(run("air", "-4").air, equals: Measurement(value: -4, unit: .celsius))
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
            #expect(
                words.hasPrefix(
                    "\"far\" is not a value of the parameter \"way\" of Run, which is a number with a unit, such as \"2 km\", not less than 0"
                ))
            #expect(words.contains("(units: Mm, km, hm, dam, m, "))
        }
    }
}

/// Entities of which there is one.
@Suite("Unique entities") struct UniqueEntityTests {
    struct Settings: UniqueAppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Settings"
        static let defaultQuery = UniqueAppEntityProvider { Settings(id: "settings") }
        var id: String
        var displayRepresentation: DisplayRepresentation { "Settings" }
    }

    /// With nothing of its own but what it is called.
    struct House: UniqueAppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "House"
        static let defaultQuery = UniqueAppEntityProvider { House() }
    }

    @Test("A unique entity is called as its type is, and has its name for an identifier") func plain() {
        #expect(House().id == "House" && House().displayRepresentation.title == "House")
    }

    struct Station: UniqueAppEntity {
        struct Query: UniqueAppEntityQuery {
            func uniqueEntity() async throws -> Station { Station(id: "one") }
        }

        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Station"
        static let defaultQuery = Query()
        var id: String
        var displayRepresentation: DisplayRepresentation { "The station" }
    }

    struct Change: AppIntent {
        static let title: LocalizedStringResource = "Change"
        @Parameter(title: "Settings") var settings: Settings?
        @Parameter(title: "Station") var station: Station?
        @Parameter(title: "Person") var person: PersonNameComponents?
        @Parameter(title: "Rule") var rule: Calendar.RecurrenceRule?
        func perform() async throws -> some IntentResult { .result() }
    }

    @Test("A unique entity is found by its identifier and its title, and is all that is offered") func found() async throws {
        let intent = try await Change.configured(by: [
            ParameterWish(name: "settings", words: "settings"), ParameterWish(name: "station", words: "the station"),
        ])
        #expect(intent.settings?.id == "settings" && intent.station?.id == "one")
        try await expect(Station.defaultQuery.entities(for: ["one", "two"]).map(\.id), equals: ["one"])
        try await expect(Settings.defaultQuery.suggestedEntities().count, equals: 1)
        await #expect(throws: (any Error).self) { _ = try await UniqueAppEntityProvider<Settings>().uniqueEntity() }
    }
}
