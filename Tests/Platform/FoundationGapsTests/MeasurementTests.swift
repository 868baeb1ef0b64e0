import Foundation
import FoundationGaps
import RunContext
import TestSupport
import Testing

/// Expected texts are Apple's own where a comment says so, else CLDR's patterns for the locale.
@Suite struct FoundationGapsMeasurementTests {
    private func locale(_ identifier: String) -> Locale { Locale(identifier: identifier) }

    /// developer.apple.com/documentation/foundation/measurement/formatstyle (overview) and …/usage.
    @Test(arguments: [("en_US", "100°F", "100 degrees Fahrenheit"), ("fr_FR", "38 °C", "38 degrés Celsius")])
    func documentedTemperatures(_ identifier: String, _ short: String, _ wide: String) {
        let temperature = Measurement(value: 38, unit: UnitTemperature.celsius)
        let style = Measurement<UnitTemperature>.FormatStyle.self
        expect(spaced(temperature.formatted(style.init(width: .abbreviated, locale: locale(identifier)))), equals: short)
        expect(spaced(temperature.formatted(style.init(width: .wide, locale: locale(identifier)))), equals: wide)
    }

    /// developer.apple.com/documentation/foundation/measurement/formatstyle (overview).
    @Test(arguments: [("en_US", "36 miles"), ("fr_FR", "58 kilomètres")])
    func documentedRoad(_ identifier: String, _ expected: String) {
        let distance = Measurement<UnitLength>(value: 36, unit: .miles)
        let style = Measurement<UnitLength>.FormatStyle(width: .wide, usage: .road).locale(locale(identifier))
        expect(spaced(style.format(distance)), equals: expected)
    }

    /// developer.apple.com/documentation/foundation/formatstyle/measurement(width:usage:numberformatstyle:).
    @Test func documentedNarrowDistances() {
        let texts = [100.0, 1000, 10_000, 100_000, 1_000_000].map {
            Measurement(value: $0, unit: UnitLength.kilometers)
                .formatted(.measurement(width: .narrow, usage: .asProvided, numberFormatStyle: .number))
        }
        expect(texts, equals: ["100km", "1,000km", "10,000km", "100,000km", "1,000,000km"])
    }

    /// developer.apple.com/documentation/foundation/measurement/formatstyle/usage.
    @Test func documentedBodyTemperature() {
        let temperature = Measurement<UnitTemperature>(value: 36.8, unit: .celsius)
        expect(temperature.formatted(), equals: "98°F")
        expect(temperature.formatted(.measurement(width: .abbreviated, usage: .asProvided)), equals: "36.8°C")
    }

    @Test(arguments: [("en_US", "412 mg"), ("de_DE", "412 mg"), ("fr_FR", "412 mg"), ("ja_JP", "412 mg")])
    func milligramsStayReadable(_ identifier: String, _ expected: String) {
        let style = Measurement<UnitMass>.FormatStyle(width: .abbreviated).locale(locale(identifier))
        expect(spaced(style.format(Measurement(value: 412, unit: .milligrams))), equals: expected)
        expect(spaced(style.format(Measurement(value: 0, unit: .milligrams))), equals: "0 mg")
    }

    @Test("An attributed style marks numbers and units, and spaces between them as neither")
    func attributedParts() {
        typealias Part = AttributeScopes.FoundationAttributes.MeasurementAttribute
        func parts(_ text: AttributedString) -> [String] {
            text.runs.map { run in
                let words = String(text[run.range].characters)
                return run[Part.self].map { "\($0) \(words)" } ?? "- \(words.count)"
            }
        }
        let road = Measurement<UnitLength>(value: 36, unit: .miles)
        let wide = Measurement<UnitLength>.FormatStyle(width: .wide, usage: .road).locale(locale("en_US"))
        expect(parts(road.formatted(wide.attributed)), equals: ["value 36", "- 1", "unit miles"])
        let styled = Measurement<UnitLength>.FormatStyle(
            width: .narrow, usage: .asProvided, numberFormatStyle: .number.precision(.fractionLength(1)))
        expect(parts(styled.attributed.locale(locale("de_DE")).format(road)).prefix(1), equals: ["value 36,0"])
        let cold = Measurement<UnitTemperature>(value: -3, unit: .celsius)
        let short = Measurement<UnitTemperature>.FormatStyle(width: .abbreviated, usage: .asProvided).locale(locale("en_US"))
        expect(parts(short.attributed.format(cold)), equals: ["value -3", "unit °C"])
    }

    @Test func greaterMassesAreInTheUnitsOfTheRegion() {
        let mass = Measurement(value: 5, unit: UnitMass.kilograms)
        expect(mass.formatted(), equals: "11 lb")
        expect(spaced(mass.formatted(.measurement(width: .abbreviated).locale(locale("de_DE")))), equals: "5 kg")
    }

    @Test func theFormattingLocaleCountsWhereNoneIsNamed() {
        RunContext.with(\.locale, locale("de_DE")) {
            expect(spaced(Measurement(value: 1.5, unit: UnitLength.kilometers).formatted()), equals: "1,5 km")
        }
    }

    @Test(arguments: [
        ("en_US", "1,235 m", "0.77 mi", "6 ft, 1 in", "73°"), ("de_DE", "1.235 m", "1,23 km", "185 cm", "23°"),
        ("ja_JP", "1,235 m", "1.23 km", "185 cm", "23°"),
    ])
    func numberStylesAndHiddenScale(
        _ identifier: String, _ whole: String, _ road: String, _ height: String, _ degrees: String
    ) {
        let distance = Measurement(value: 1234.567, unit: UnitLength.meters)
        let locale = locale(identifier)
        let none = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(0))
        let two = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(2))
        let wholeStyle = Measurement<UnitLength>.FormatStyle(
            width: .abbreviated, locale: locale, usage: .asProvided, numberFormatStyle: none)
        let roadStyle = Measurement<UnitLength>.FormatStyle(
            width: .abbreviated, locale: locale, usage: .road, numberFormatStyle: two)
        let heightStyle = Measurement<UnitLength>.FormatStyle(
            width: .abbreviated, locale: locale, usage: .personHeight, numberFormatStyle: none)
        expect(spaced(wholeStyle.format(distance)), equals: whole)
        expect(spaced(roadStyle.format(distance)), equals: road)
        expect(spaced(heightStyle.format(Measurement(value: 1.85, unit: UnitLength.meters))), equals: height)
        let temperature = Measurement(value: 22.6, unit: UnitTemperature.celsius)
        let weather = Measurement<UnitTemperature>.FormatStyle(
            width: .narrow, locale: locale, usage: .weather, hidesScaleName: true)
        expect(weather.format(temperature), equals: degrees)
    }

    @Test(
        arguments: [
            UnitMass.carats, UnitLength.scandinavianMiles, UnitLength.fathoms, UnitVolume.cups, UnitSpeed.knots,
            UnitArea.acres, UnitDuration.milliseconds, UnitEnergy.kilowattHours, UnitFrequency.gigahertz,
            UnitInformationStorage.gibibytes, UnitPressure.inchesOfMercury, UnitPower.horsepower, UnitAngle.degrees,
            UnitElectricCharge.milliampereHours, UnitFuelEfficiency.milesPerImperialGallon, UnitIlluminance.lux,
            UnitConcentrationMass.milligramsPerDeciliter, UnitDispersion.partsPerMillion, UnitAcceleration.gravity,
            UnitElectricResistance.kiloohms, UnitElectricCurrent.milliamperes, UnitElectricPotentialDifference.volts,
        ] as [Dimension])
    func unitsAreKnownToICU(_ unit: Dimension) {
        let formatter = MeasurementFormatter()
        formatter.unitOptions = .providedUnit
        formatter.unitStyle = .long
        let name = formatter.string(from: unit as Unit)
        #expect(name.count > 2 && name != unit.symbol, "\(unit.symbol) is called \(name)")
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e308, -0.0])
    func anyNumberHasAText(_ value: Double) {
        expect(Measurement(value: value, unit: UnitLength.meters).formatted().isEmpty, equals: false)
        #expect(Measurement(value: value, unit: UnitMass.slugs).formatted().hasSuffix("slug"))
    }

    /// CLDR separates some numbers from their units by no-break spaces.
    private func spaced(_ text: String) -> String {
        String(text.map { $0 == "\u{A0}" || $0 == "\u{202F}" ? " " : $0 })
    }
}
