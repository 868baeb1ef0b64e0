import Foundation
import TestSupport
import Testing

@testable import FoundationGaps

/// Texts of URLs; the defaults are those of developer.apple.com/documentation/foundation/url/formatstyle.
@Suite struct FoundationGapsURLTests {
    private let full = URL(string: "https://kim:pw@www.example.com:8080/a/b%20c?d=e#f")

    @Test func defaults() throws {
        let url = try #require(full)
        expect(url.formatted(), equals: "https://www.example.com/a/b%20c")
        expect(url.formatted(.url), equals: url.formatted())
        expect(URL(string: "ftp://a.org:21/x")?.formatted(), equals: "ftp://a.org:21/x")
        expect(URL(string: "mailto:a@b.c")?.formatted(), equals: "mailto:a@b.c")
        expect(URL(fileURLWithPath: "/tmp/a.txt").formatted(), equals: "file:///tmp/a.txt")
    }

    @Test func parts() throws {
        let url = try #require(full)
        let all = URL.FormatStyle(user: .always, password: .always, port: .always, query: .always, fragment: .always)
        expect(all.format(url), equals: url.absoluteString)
        expect(url.formatted(.url.scheme(.never).path(.never)), equals: "www.example.com")
        expect(url.formatted(.url.query().fragment()), equals: "https://www.example.com/a/b%20c?d=e#f")
        expect(url.formatted(.url.host(.never).scheme(.never)), equals: "/a/b%20c")
        expect(url.formatted(.url.scheme(.omitIfHTTPFamily)), equals: "www.example.com/a/b%20c")
    }

    @Test func conditions() throws {
        let url = try #require(full)
        expect(url.formatted(.url.path(.displayWhen(.host, matches: ["a.org"]))), equals: "https://www.example.com")
        expect(url.formatted(.url.path(.omitWhen(.host, matches: ["a.org"]))), equals: url.formatted())
        expect(url.formatted(.url.host(.omitSpecificSubdomains(["www"]))), equals: "https://example.com/a/b%20c")
        let elsewhere = URL.FormatStyle.HostDisplayOption.omitSpecificSubdomains(["www"], when: .scheme, matches: ["http"])
        expect(url.formatted(.url.host(elsewhere)), equals: url.formatted())
        let deep = try #require(URL(string: "https://a.b.c.example.com"))
        let short = URL.FormatStyle.HostDisplayOption.omitSpecificSubdomains(includeMultiLevelSubdomains: true)
        expect(deep.formatted(.url.host(short)), equals: "https://c.example.com")
    }

    /// CLDR, unit preferences for weather: Fahrenheit in the United States, Celsius nearly everywhere else.
    @Test(arguments: [("en_US", true), ("de_DE", false), ("en_GB", false), ("ja_JP", false), ("ar_EG", false), ("es_US", true)])
    func temperatures(_ identifier: String, _ isFahrenheit: Bool) {
        let unit = UnitTemperature(forLocale: Locale(identifier: identifier))
        expect(unit, equals: (isFahrenheit ? UnitTemperature.fahrenheit : .celsius))
        expect(UnitTemperature(forLocale: Locale(identifier: identifier), usage: .weather), equals: unit)
    }

    /// CLDR, unit preferences for speed, length and mass.
    @Test(arguments: [("en_US", "mph mi lb ft"), ("de_DE", "km/h km kg cm"), ("en_GB", "mph mi"), ("ja_JP", "km/h km kg cm")])
    func preferredUnits(_ identifier: String, _ expected: String) {
        let locale = Locale(identifier: identifier)
        let road = UnitLength(forLocale: locale, usage: .road).symbol
        let height = UnitLength(forLocale: locale, usage: .personHeight).symbol
        let units = [UnitSpeed(forLocale: locale).symbol, road, UnitMass(forLocale: locale, usage: .personWeight).symbol, height]
        #expect(units.joined(separator: " ").hasPrefix(expected))
        expect(UnitSpeed(forLocale: locale, usage: .asProvided), equals: .metersPerSecond)
    }

    /// CLDR, unit preferences for energy, volume and pressure.
    @Test(arguments: [("en_US", "kCal gal inHg"), ("de_DE", "kCal L hPa"), ("ja_JP", "kCal L hPa")])
    func moreUnits(_ identifier: String, _ expected: String) {
        let locale = Locale(identifier: identifier)
        let food = UnitEnergy(forLocale: locale, usage: .food).symbol
        let drink = UnitVolume(forLocale: locale, usage: .liquid).symbol
        expect("\(food) \(drink) \(UnitPressure(forLocale: locale, usage: .barometric).symbol)", equals: expected)
        expect(UnitDuration(forLocale: locale), equals: .seconds)
    }
}
