import Foundation
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// Texts that tell the time, at 9:41 on 9 September 2025 unless a date is named.
@Suite("Texts that tell the time") @MainActor struct TextDateTests {
    private static let now = ViewClock.start.date

    private static func later(_ seconds: Double) -> Date { now.addingTimeInterval(seconds) }

    /// What a text says, `seconds` after 9:41.
    private func string(_ text: Text, locale: String = "en_US", after seconds: Double = 0) -> String {
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: locale)
        environment.presentMoment = ReferenceDate(date: Self.later(seconds))
        return TextResolver.resolve(text, in: environment).string
    }

    // MARK: What Apple documents

    @Test(
        "Apple's examples",
        arguments: [
            // "Displaying dynamic dates in widgets"
            (Text.DateStyle.relative, 11.0 * 60 + 14, "11 min, 14 sec"), (.offset, 11 * 60 + 14, "-11 minutes"),
            (.timer, 15 * 60, "15:00"), (.time, 0, "9:41\u{202F}AM"),
            // `Text.DateStyle`
            (.timer, 2 * 60 + 32, "2:32"), (.timer, -(36 * 3600 + 59 * 60 + 1), "36:59:01"),
            (.offset, -2 * 3600, "+2 hours"), (.date, 0, "September 9, 2025"),
        ] as [(Text.DateStyle, Double, String)])
    func documented(_ style: Text.DateStyle, _ offset: Double, _ expected: String) {
        expect(string(Text(Self.later(offset), style: style)), equals: expected)
    }

    @Test("-3 months, 1 year, 1 month") func longTimes() throws {
        let calendar = EnvironmentValues().countingCalendar
        func text(months: Int, years: Int, _ style: Text.DateStyle) throws -> String {
            let components = DateComponents(year: years, month: months)
            return string(Text(try #require(calendar.date(byAdding: components, to: Self.now)), style: style))
        }
        try expect(text(months: 3, years: 0, .offset), equals: "-3 months")
        try expect(text(months: -3, years: 0, .offset), equals: "+3 months")
        try expect(text(months: 1, years: 1, .relative), equals: "1 yr, 1 mth")
    }

    // MARK: Which units

    @Test(
        "The greatest unit and the one next to it, cut off",
        arguments: [
            (0.0, "0 sec"), (1, "1 sec"), (-1, "1 sec"), (59.9, "59 sec"), (60, "1 min, 0 sec"), (-61, "1 min, 1 sec"),
            (899.4, "14 min, 59 sec"), (900, "15 min, 0 sec"), (3599, "59 min, 59 sec"), (3600, "1 hr, 0 min"),
            (8100, "2 hr, 15 min"), (-8159, "2 hr, 15 min"), (86_399, "23 hr, 59 min"), (86_400, "1 day"),
            (90_000, "1 day, 1 hr"), (31 * 86_400, "1 mth, 1 day"),
        ] as [(Double, String)]) func relative(_ offset: Double, _ expected: String)
    {
        expect(string(Text(Self.later(offset), style: .relative)), equals: expected)
    }

    @Test(
        "A sign, and the greatest unit alone",
        arguments: [
            (0.0, "0 seconds"), (1, "-1 second"), (-1, "+1 second"), (-59.9, "+59 seconds"), (-60, "+1 minute"),
            (7199, "-1 hour"), (-8100, "+2 hours"), (-86_400, "+1 day"), (-400 * 86_400, "+1 year"),
        ] as [(Double, String)]) func offset(_ offset: Double, _ expected: String)
    {
        expect(string(Text(Self.later(offset), style: .offset)), equals: expected)
    }

    @Test(
        "Down to the date, then up",
        arguments: [
            (3.0, 0.0, "0:03"), (3, 0.5, "0:02"), (3, 1, "0:02"), (3, 3, "0:00"), (3, 3.9, "0:00"), (3, 4, "0:01"),
            (3600, 0, "1:00:00"), (3600, 0.1, "59:59"), (-3600, 0, "1:00:00"), (-3599, 0, "59:59"),
        ] as [(Double, Double, String)]) func timer(_ offset: Double, _ after: Double, _ expected: String)
    {
        expect(string(Text(Self.later(offset), style: .timer), after: after), equals: expected)
    }

    @Test(
        "Other languages",
        arguments: [
            ("de_DE", ["2 Std., 15 Min.", "+2 Stunden", "2:15:00", "09:41"]),
            ("fr_FR", ["2 h et 15 min", "+2 heures", "2:15:00", "09:41"]),
            ("ja_JP", ["2時間 15分", "+2時間", "2:15:00", "9:41"]),
            ("ar_EG", ["٢ س ١٥ د", "\u{61C}+ساعتان", "٢:١٥:٠٠", "٩:٤١ ص"]),
        ]) func languages(_ locale: String, _ expected: [String])
    {
        let date = Self.later(-8100)
        let texts = [Text(date, style: .relative), Text(date, style: .offset), Text(date, style: .timer), Text(Self.now, style: .time)]
        expect(texts.map { string($0, locale: locale).replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ") }, equals: expected)
    }

    // MARK: Intervals

    @Test(
        "Both halves of the day where they differ; dates where the days differ",
        arguments: [
            (0.0, 3600.0, "9:41\u{2009}\u{2013}\u{2009}10:41\u{202F}AM"),
            (0, 36_000, "9:41\u{202F}AM\u{2009}\u{2013}\u{2009}7:41\u{202F}PM"), (0, 0, "9:41\u{202F}AM"),
        ] as [(Double, Double, String)]) func intervals(_ start: Double, _ end: Double, _ expected: String)
    {
        let text = Text(Self.later(start)...Self.later(end))
        expect(string(text), equals: expected)
        expect(text, equals: Text(DateInterval(start: Self.later(start), end: Self.later(end))))
    }

    @Test func intervalOverMidnightNamesDates() {
        let text = string(Text(Self.now...Self.later(86_400)))
        #expect(text.contains("9/9/2025") && text.contains("9/10/2025"))
    }

    /// Source: Apple, `SystemFormatStyle.Timer`: 5:00 at the start of a five-minute countdown, 4:00 after a minute, 0:30
    /// after four and a half, 0:00 at the end; up: 0:00, 0:30, 59:59, 1:00:00; without hours 90:00.
    @Test(
        "Timers in an interval",
        arguments: [
            (300.0, true, true, 0.0, "5:00"), (300, true, true, 60, "4:00"), (300, true, true, 270, "0:30"),
            (300, true, true, 300, "0:00"), (300, true, true, 400, "0:00"), (300, true, true, -50, "5:00"),
            (3600, false, true, 0, "0:00"), (3600, false, true, 30, "0:30"), (3600, false, true, 3599, "59:59"),
            (3600, false, true, 3600, "1:00:00"), (3600, false, true, 4000, "1:00:00"), (3600, false, true, -1, "0:00"),
            (5400, true, false, 0, "90:00"), (5400, true, true, 0, "1:30:00"), (3600, true, true, 0.5, "1:00:00"),
            // What is left is rounded up, what passed is rounded down.
            (300, true, true, 0.5, "5:00"), (300, true, true, 1, "4:59"), (300, false, true, 0.5, "0:00"),
            (300, true, true, 299.5, "0:01"),
        ] as [(Double, Bool, Bool, Double, String)]) func timerInterval(
            _ length: Double, _ down: Bool, _ hours: Bool, _ after: Double, _ expected: String
        )
    {
        let text = Text(timerInterval: Self.now...Self.later(length), countsDown: down, showsHours: hours)
        expect(string(text, after: after), equals: expected)
    }

    @Test("A timer stops at its pause", arguments: [(10.0, "4:50"), (60, "4:00"), (61, "4:00"), (1000, "4:00")] as [(Double, String)])
    func pause(_ after: Double, _ expected: String) {
        let text = Text(timerInterval: Self.now...Self.later(300), pauseTime: Self.later(60))
        expect(string(text, after: after), equals: expected)
    }

    @Test func insideOtherText() {
        let date = Self.later(900)
        expect(string(Text("in \(date, style: .timer), by \(date, style: .time)"), after: 1), equals: "in 14:59, by 9:56\u{202F}AM")
        expect(string(Text("\(timerInterval: Self.now...date) left")), equals: "15:00 left")
        expect(string(Text(verbatim: "in ") + Text(date, style: .timer), after: 2), equals: "in 14:58")
    }

    @Test func stylesAreCodable() throws {
        for style in [Text.DateStyle.time, .date, .relative, .offset, .timer] {
            try expect(JSONDecoder().decode(Text.DateStyle.self, from: JSONEncoder().encode(style)), equals: style)
        }
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(Text.DateStyle.self, from: Data(#"{"storage":5}"#.utf8))
        }
    }

    @Test func equality() {
        let date = Self.now
        expect(Text(date, style: .timer), equals: Text(date, style: .timer))
        #expect(Text(date, style: .timer) != Text(date, style: .relative))
        #expect(Text(date, style: .time) != Text(Self.later(1), style: .time))
    }

    @Test(
        "Dates far away and dates that are none are written, not trapped on",
        arguments: [
            1e15, -1e15, .greatestFiniteMagnitude, .infinity, .nan,
        ] as [Double]) func extremes(_ offset: Double)
    {
        let date = Date(timeIntervalSinceReferenceDate: offset)
        for style in [Text.DateStyle.relative, .offset, .timer] { _ = string(Text(date, style: style)) }
        let start = min(Self.now, date)
        if start <= date { _ = string(Text(timerInterval: start...date)) }
    }
}
