import Foundation
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// Format styles for times that pass, against the examples of Apple's documentation.
@Suite("System format styles") @MainActor struct SystemFormatStyleTests {
    private static let now = ViewClock.start.date

    private static func later(_ seconds: Double) -> Date { now.addingTimeInterval(seconds) }

    /// What a text says, `seconds` after 9:41.
    private func string(_ text: Text, after seconds: Double = 0, locale: String = "en_US") -> String {
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: locale)
        environment.presentMoment = ReferenceDate(date: Self.later(seconds))
        return TextResolver.resolve(text, in: environment).string
    }

    // MARK: Apple's tables

    @Test(
        "A timer down", arguments: [(0.0, "5:00"), (60, "4:00"), (270, "0:30"), (300, "0:00"), (0.5, "5:00"), (400, "0:00"), (-9, "5:00")])
    func countdown(_ elapsed: Double, _ expected: String) {
        let interval = Self.now..<Self.later(300)
        expect(string(Text(.currentDate, format: .timer(countingDownIn: interval)), after: elapsed), equals: expected)
        expect(string(Text(Self.later(elapsed), format: .timer(countingDownIn: interval))), equals: expected)
        // The initialiser of iOS 16 says the same.
        expect(string(Text(timerInterval: Self.now...Self.later(300)), after: elapsed), equals: expected)
    }

    @Test("A timer up", arguments: [(0.0, "0:00"), (30, "0:30"), (3599, "59:59"), (3600, "1:00:00"), (30.9, "0:30")])
    func countUp(_ elapsed: Double, _ expected: String) {
        let interval = Self.now..<Self.later(3600)
        expect(string(Text(.currentDate, format: .timer(countingUpIn: interval)), after: elapsed), equals: expected)
    }

    @Test(
        "Fields and precision of timers",
        arguments: [
            (5400.0, true, 3, 1.0, "1:30:00"), (5400, false, 3, 1, "90:00"), (5640, true, 2, 1, "1:34"), (300, true, 3, 60, "5 minutes"),
            (5400, true, 3, 60, "1 hour, 30 minutes"), (45, true, 1, 1, "45 seconds"), (150, true, 1, 1, "2 minutes"),
            (59.95, true, 4, 0.1, "1:00.0"), (3599.5, true, 3, 1, "1:00:00"), (7200, true, 3, 3600, "2 hours"),
        ] as [(Double, Bool, Int, Double, String)])
    func fields(_ left: Double, _ showsHours: Bool, _ count: Int, _ precision: Double, _ expected: String) {
        let format = SystemFormatStyle.Timer(
            countingDownIn: Self.now..<Self.later(10_000), showsHours: showsHours, maxFieldCount: count,
            maxPrecision: .seconds(precision))
        expect(String(format.format(Self.later(10_000 - left)).characters), equals: expected)
    }

    @Test("A stopwatch", arguments: [(3.42, "00:03.42"), (0.0, "00:00.00"), (-5, "00:00.00"), (3600, "01:00:00.00"), (83.456, "01:23.45")])
    func stopwatch(_ elapsed: Double, _ expected: String) {
        let text = Text(.currentDate, format: .stopwatch(startingAt: Self.now))
        expect(string(text, after: elapsed), equals: expected)
        let seconds = Text(.currentDate, format: .stopwatch(startingAt: Self.now, maxPrecision: .seconds(1)))
        expect(string(seconds, after: elapsed), equals: String(expected.dropLast(3)))
    }

    @Test(
        "An offset",
        arguments: [
            (222.0, nil, 2, "3 minutes, 42 seconds"), (332, [.minute, .second], 2, "5:32"),
            (3932, [.hour, .minute, .second], 3, "1:05:32"),
            (3932, [.hour, .minute], 2, "1 hour, 5 minutes"), (183_600, nil, 2, "2 days, 3 hours"), (-90, nil, 2, "-1 minute, 30 seconds"),
            (7.9, [.second], 1, "7 seconds"), (0, nil, 2, "0 seconds"),
            (864_000, nil, 2, "1 week, 3 days"),
        ] as [(Double, Set<Date.ComponentsFormatStyle.Field>?, Int, String)])
    func offset(_ elapsed: Double, _ fields: Set<Date.ComponentsFormatStyle.Field>?, _ count: Int, _ expected: String) {
        let style =
            fields.map { SystemFormatStyle.DateOffset(to: Self.now, allowedFields: $0, maxFieldCount: count) }
            ?? .offset(to: Self.now, maxFieldCount: count)
        expect(string(Text(.currentDate, format: style), after: elapsed), equals: expected)
    }

    @Test(
        "The sign of an offset",
        arguments: [
            (.never, -60.0, "1 minute, 0 seconds"), (.always(includingZero: false), 60, "+1 minute, 0 seconds"),
            (.always(includingZero: false), 0, "0 seconds"), (.always(includingZero: true), 0, "+0 seconds"),
            (.automatic, 60, "1 minute, 0 seconds"),
        ] as [(NumberFormatStyleConfiguration.SignDisplayStrategy, Double, String)])
    func sign(_ sign: NumberFormatStyleConfiguration.SignDisplayStrategy, _ elapsed: Double, _ expected: String) {
        expect(string(Text(.currentDate, format: .offset(to: Self.now, sign: sign)), after: elapsed), equals: expected)
    }

    @Test(
        "A reference",
        arguments: [
            (0.0, "now"), (20, "now"), (300, "in 5 minutes"), (10_800, "in 3 hours"), (86_400, "tomorrow"), (-86_400, "yesterday"),
            (-259_200, "3 days ago"), (-2_332_800, "27 days ago"), (-40 * 86_400, "Thursday, July 31"),
            (40 * 86_400, "Sunday, October 19"), (-2000 * 86_400, "March 2020"),
        ] as [(Double, String)])
    func reference(_ distance: Double, _ expected: String) {
        let text = Text(.currentDate, format: .reference(to: Self.later(distance)))
        expect(string(text), equals: expected)
    }

    @Test("A reference with three parts, and in German") func referenceParts() {
        let date = Self.later(-2000 * 86_400)
        expect(string(Text(.currentDate, format: .reference(to: date, maxFieldCount: 3))), equals: "March 19, 2020")
        expect(string(Text(.currentDate, format: .reference(to: date)), locale: "de_DE"), equals: "März 2020")
        expect(string(Text(.currentDate, format: .reference(to: Self.later(300))), locale: "de_DE"), equals: "in 5 Minuten")
    }

    // MARK: Sources

    @Test("Every source, with Foundation's styles too") func sources() {
        let duration = Text(.durationOffset(to: Self.later(-75)), format: .time(pattern: .minuteSecond))
        expect(string(duration, after: 5), equals: "1:20")
        expect(string(Text(.currentDate, format: .dateTime.hour().minute()), after: 120), equals: "9:43\u{202F}AM")
        let inside = Text("Ends in \(.currentDate, format: .timer(countingDownIn: Self.now..<Self.later(90)))")
        expect(string(inside, after: 30), equals: "Ends in 1:00")
    }

    @Test("It ticks: a widget's text changes with the seconds, and its digits are equally wide") func ticks() throws {
        let text = Text(.currentDate, format: .timer(countingDownIn: Self.now..<Self.later(599)))
        let (stage, plain) = (try Stage(), try Stage())
        try stage.show(text)
        try plain.show(Text(verbatim: "9:29").monospacedDigit())
        expect(stage.drawn(at: 30), equals: plain.drawn(at: 0))
    }

    @Test("In a widget that asks for it the digits of a timer roll") func rolls() throws {
        let stage = try Stage()
        stage.tree.environment.isInWidget = true
        let text = Text(.currentDate, format: .timer(countingDownIn: Self.now..<Self.later(600)))
        try stage.show(text.contentTransition(.numericText(countsDown: true)))
        #expect(stage.drawn(at: 5.05).contains { $0.blur > 0 })
        #expect(stage.drawn(at: 5.95).allSatisfy { $0.blur == 0 })
    }

    @Test("Two texts of one format and source are equal, others not") func equality() {
        func text(_ end: Double) -> Text { Text(.currentDate, format: .timer(countingDownIn: Self.now..<Self.later(end))) }
        #expect(text(60) == text(60) && text(60) != text(61))
        #expect(Text(.currentDate, format: .offset(to: Self.now)) != text(60))
    }

    // MARK: Discrete input

    @Test("Between one discrete input and the next nothing else is written", arguments: [0.2, 59.5, 60, 3599.3, 3600.1, 9000])
    func discrete(_ elapsed: Double) throws {
        let interval = Self.now..<Self.later(10_000.5)
        func check<F: DiscreteFormatStyle>(_ style: F) throws where F.FormatInput == Date, F.FormatOutput == AttributedString {
            let date = Self.later(elapsed)
            let next = try #require(style.discreteInput(after: date))
            #expect(next > date && style.format(next) != style.format(date))
            expect(style.format(date.addingTimeInterval(next.timeIntervalSince(date) * 0.9)), equals: style.format(date))
        }
        try check(.timer(countingDownIn: interval))
        try check(.timer(countingUpIn: interval))
        try check(.stopwatch(startingAt: Self.now, maxPrecision: .seconds(1)))
        try check(.offset(to: Self.now))
    }

    // MARK: Components

    @Test(
        "The time between two dates",
        arguments: [
            (.wide, "2 hours, 1 minute"), (.abbreviated, "2 hr, 1 min"), (.narrow, "2h 1m"), (.condensedAbbreviated, "2hr 1min"),
            (.spellOut, "two hours, one minute"),
        ] as [(Date.ComponentsFormatStyle.Style, String)])
    func components(_ style: Date.ComponentsFormatStyle.Style, _ expected: String) {
        let range = Self.now..<Self.later(7260)
        expect(range.formatted(.components(style: style)), equals: expected)
        expect(range.formatted(.timeDuration), equals: "2:01:00")
        expect((Self.now..<Self.later(7)).formatted(.timeDuration), equals: "0:07")
        expect(range.formatted(.components(style: .wide, fields: [.minute])), equals: "121 minutes")
    }
}
