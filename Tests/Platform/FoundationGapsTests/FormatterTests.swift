import Foundation
import FoundationGaps
import TestSupport
import Testing

@Suite struct FoundationGapsFormatterTests {
    private static let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        calendar.locale = Locale(identifier: "en_US")
        return calendar
    }()

    /// The English texts are those of developer.apple.com/documentation/foundation/relativedatetimeformatter/unitsstyle.
    @Test(arguments: [
        ("en_US", ["2 months ago", "two months ago", "2 mo. ago", "2mo ago"]),
        ("de_DE", ["vor 2 Monaten", "vor zwei Monaten", "vor 2 Monaten", "vor 2 Monaten"]),
        ("fr_FR", ["il y a 2 mois", "il y a deux mois", "il y a 2 m.", "-2 m."]),
        ("ja_JP", ["2 か月前", "二 か月前", "2 か月前", "2か月前"]),
    ])
    func relativeUnitStyles(_ identifier: String, _ expected: [String]) {
        let styles: [RelativeDateTimeFormatter.UnitsStyle] = [.full, .spellOut, .short, .abbreviated]
        let texts = styles.map { style in
            let formatter = RelativeDateTimeFormatter()
            formatter.locale = Locale(identifier: identifier)
            formatter.unitsStyle = style
            return formatter.localizedString(from: DateComponents(month: -2)).replacing("\u{A0}", with: " ")
        }
        expect(texts, equals: expected)
    }

    @Test(
        arguments: [
            (0, "in 0 seconds", "now"), (-86_400, "1 day ago", "yesterday"), (86_400, "in 1 day", "tomorrow"),
            (-90, "1 minute ago", "1 minute ago"), (7_200, "in 2 hours", "in 2 hours"), (-8 * 86_400, "1 week ago", "last week"),
        ] as [(TimeInterval, String, String)])
    func numericAndNamed(_ seconds: TimeInterval, _ numeric: String, _ named: String) {
        let formatter = RelativeDateTimeFormatter()
        formatter.calendar = Self.calendar
        let now = Date(timeIntervalSince1970: 1_700_000_000)
        expect(formatter.localizedString(for: now + seconds, relativeTo: now), equals: numeric)
        formatter.dateTimeStyle = .named
        expect(formatter.localizedString(for: now + seconds, relativeTo: now), equals: named)
    }

    @Test func relativeContextCapitalises() {
        let formatter = RelativeDateTimeFormatter()
        formatter.dateTimeStyle = .named
        formatter.formattingContext = .beginningOfSentence
        expect(formatter.localizedString(from: DateComponents(day: -1)), equals: "Yesterday")
    }

    /// The texts of developer.apple.com/documentation/foundation/datecomponentsformatter/unitsstyle for 9 hours 41 minutes.
    @Test(arguments: [
        (DateComponentsFormatter.UnitsStyle.positional, "9:41:00"), (.abbreviated, "9h 41m"), (.short, "9 hr, 41 min"),
        (.full, "9 hours, 41 minutes"), (.spellOut, "nine hours, forty-one minutes"), (.brief, "9hr 41min"),
    ])
    func durationStyles(_ style: DateComponentsFormatter.UnitsStyle, _ expected: String) {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = style
        expect(formatter.string(from: TimeInterval(9 * 3600 + 41 * 60)), equals: expected)
    }

    /// Documented at developer.apple.com/documentation/foundation/datecomponentsformatter/zeroformattingbehavior.
    @Test func zerosAsDocumented() {
        let formatter = DateComponentsFormatter()
        formatter.allowedUnits = [.hour, .minute, .second]
        expect(formatter.string(from: 3610), equals: "1:00:10")
        formatter.allowedUnits = [.day, .hour, .minute, .second]
        formatter.unitsStyle = .abbreviated
        expect(formatter.string(from: 3610), equals: "1h 10s")
        formatter.zeroFormattingBehavior = .dropLeading
        expect(formatter.string(from: 600), equals: "10m 0s")
        formatter.zeroFormattingBehavior = .pad
        expect(formatter.string(from: 3600), equals: "0d 1h 0m 0s")
        formatter.zeroFormattingBehavior = .default
        expect(formatter.string(from: 0), equals: "0s")
    }

    @Test func clocks() {
        let formatter = DateComponentsFormatter()
        formatter.allowedUnits = [.minute, .second]
        expect(formatter.string(from: 65), equals: "1:05")
        formatter.zeroFormattingBehavior = .pad
        expect(formatter.string(from: 65), equals: "01:05")
        #expect(formatter.string(from: .nan) == nil)
        #expect(formatter.string(from: -.infinity) == nil)
    }

    @Test("At the beginning of a sentence a duration has a capital, and numbers are grouped") func contextOfDurations() {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = .spellOut
        formatter.formattingContext = .beginningOfSentence
        expect(formatter.string(from: 540), equals: "Nine minutes")
        formatter.unitsStyle = .full
        formatter.allowedUnits = [.minute, .second]
        // An example at littlebitesofcocoa.com/288, from an Apple system.
        expect(formatter.string(from: 543), equals: "9 minutes, 3 seconds")
        expect(formatter.string(from: 1_234_567), equals: "20,576 minutes, 7 seconds")
    }

    @Test func fewestUnitsRound() {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = .full
        formatter.maximumUnitCount = 1
        expect(formatter.string(from: 6600), equals: "2 hours")
        expect(formatter.string(from: DateComponents(hour: 1, minute: 50)), equals: "2 hours")
        formatter.maximumUnitCount = 2
        expect(formatter.string(from: DateComponents(hour: 1, minute: 50)), equals: "1 hour, 50 minutes")
    }

    /// An hour and a half without minutes is Apple's example (developer.apple.com, `allowsFractionalUnits`).
    @Test func fractionsOfUnits() {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = .abbreviated
        formatter.allowedUnits = [.hour]
        expect(formatter.string(from: 5400), equals: "1h")
        formatter.allowsFractionalUnits = true
        expect(formatter.string(from: 5400), equals: "1.5h")
        expect(formatter.string(from: -5400), equals: "-1.5h")
        expect(formatter.string(from: DateComponents(minute: 90)), equals: "1.5h")
        formatter.unitsStyle = .full
        expect(formatter.string(from: 1800), equals: "0.5 hours")
        formatter.allowedUnits = [.hour, .minute]
        formatter.maximumUnitCount = 1
        expect(formatter.string(from: 9000), equals: "2.5 hours")
        expect(formatter.string(from: 7200), equals: "2 hours")
    }

    /// 63 seconds are Apple's example (developer.apple.com, `collapsesLargestUnit`).
    @Test func collapsedUnits() {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = .abbreviated
        expect(formatter.string(from: 63), equals: "1m 3s")
        formatter.collapsesLargestUnit = true
        expect(formatter.string(from: 63), equals: "63s")
        expect(formatter.string(from: DateComponents(minute: 1, second: 3)), equals: "63s")
        expect(formatter.string(from: 183), equals: "3m 3s")
        // The next allowed unit takes it, and the last one cannot be collapsed.
        formatter.allowedUnits = [.day, .hour, .minute]
        expect(formatter.string(from: 90_000), equals: "25h")
        formatter.allowedUnits = [.second]
        expect(formatter.string(from: 1), equals: "1s")
    }

    /// "About 5 minutes remaining" is Apple's example (developer.apple.com, `DateComponentsFormatter`), "About 2min 3sec
    /// remaining" one at littlebitesofcocoa.com/288.
    @Test(arguments: [
        ("en_US", true, true, "About 5 minutes remaining"), ("en_US", true, false, "About 5 minutes"),
        ("en_US", false, true, "5 minutes remaining"), ("de_DE", true, true, "Noch etwa 5 Minuten"),
        ("fr_FR", true, true, "Environ 5 minutes restantes"), ("ja_JP", true, true, "残り約5分"),
        ("ar_EG", false, true, "يتبقى ٥ دقائق"),
    ])
    func phrases(_ identifier: String, _ isAbout: Bool, _ isRemaining: Bool, _ expected: String) {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = .full
        formatter.allowedUnits = [.minute]
        formatter.calendar = Calendar(identifier: .gregorian)
        formatter.calendar?.locale = Locale(identifier: identifier)
        formatter.includesApproximationPhrase = isAbout
        formatter.includesTimeRemainingPhrase = isRemaining
        let text = formatter.string(from: 300)?.replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ")
        expect(text, equals: expected)
    }

    @Test func briefPhrase() {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = .brief
        formatter.includesApproximationPhrase = true
        formatter.includesTimeRemainingPhrase = true
        expect(formatter.string(from: 123), equals: "About 2min 3sec remaining")
    }

    @Test(arguments: [("en_US", "a, b, and c"), ("de_DE", "a, b und c"), ("fr_FR", "a, b et c"), ("ja_JP", "a、b、c")])
    func lists(_ identifier: String, _ expected: String) {
        let formatter = ListFormatter()
        formatter.locale = Locale(identifier: identifier)
        expect(formatter.string(from: ["a", "b", "c"]), equals: expected)
    }

    /// 5 km is 3.107 mi in MeasurementFormatter's three fraction digits.
    @Test func measurements() {
        let formatter = MeasurementFormatter()
        let distance = Measurement(value: 5, unit: UnitLength.kilometers)
        expect(formatter.string(from: distance), equals: "3.107 mi")
        formatter.unitOptions = .providedUnit
        expect(formatter.string(from: distance), equals: "5 km")
        formatter.unitStyle = .long
        expect(formatter.string(from: distance), equals: "5 kilometers")
        formatter.locale = Locale(identifier: "fr_FR")
        expect(formatter.string(from: distance).replacing("\u{A0}", with: " "), equals: "5 kilomètres")
        formatter.unitOptions = [.providedUnit, .temperatureWithoutUnit]
        formatter.unitStyle = .medium
        expect(formatter.string(from: Measurement(value: 21, unit: UnitTemperature.celsius)), equals: "21°")
    }
}
