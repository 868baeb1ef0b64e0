import Foundation
import FoundationGaps
import HostProtocol
import RunContext
import TestSupport
import Testing
import Typesetting

@testable import PreviewRendering
@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// A region has one calendar: views, formats and what counts units follow it.
@Suite("The calendar of the locale") @MainActor struct LocaleCalendarTests {
    private let date = Date(timeIntervalSince1970: 1_757_410_860)

    private func planner(_ locale: Locale) throws -> PreviewPlanner {
        var options = RenderOptions()
        options.locale = locale
        return PreviewPlanner(options: options, fonts: try FontLibrary.bundled())
    }

    @Test(
        "Texts write dates in the calendar of the region",
        arguments: [
            ("ar_SA", Calendar.Identifier.islamicUmmAlQura), ("th_TH", .buddhist), ("fa_IR", .persian), ("de_DE", .gregorian),
        ])
    func texts(_ name: String, _ identifier: Calendar.Identifier) throws {
        let locale = Locale(identifier: name)
        let environment = try planner(locale).environment
        #expect(environment.calendar.identifier == identifier && environment.calendar.locale == locale)
        func words(_ style: Date.FormatStyle) -> String {
            var style = style.locale(locale)
            (style.calendar, style.timeZone) = (Calendar(identifier: identifier), .gmt)
            return date.formatted(style)
        }
        func written(_ text: Text) -> String { TextResolver.resolve(text, in: environment).string }
        let style = Date.FormatStyle.dateTime.day().month(.wide).year()
        expect(written(Text(date, format: style)), equals: words(style))
        expect(written(Text("\(date, format: style)")), equals: words(style))
        expect(written(Text(date, style: .date)), equals: words(Date.FormatStyle(date: .long, time: .omitted)))
        var interval = Date.IntervalFormatStyle(date: .long, time: .omitted, locale: locale)
        let range = date..<date.addingTimeInterval(86_400 * 3)
        let shown = written(Text(range, format: interval))
        (interval.calendar, interval.timeZone) = (Calendar(identifier: identifier), .gmt)
        expect(shown, equals: interval.format(range))
        // What counts without a name of a calendar counts in this one.
        RunContext.with(\.locale, locale) { expect(Calendar.formatting.identifier, equals: identifier) }
    }

    @Test("A calendar that a style names stays") func named() throws {
        let environment = try planner(Locale(identifier: "en_US")).environment
        var style = Date.FormatStyle.dateTime.year().month(.wide)
        style.calendar = Calendar(identifier: .hebrew)
        #expect(TextResolver.resolve(Text(date, format: style), in: environment).string.contains("5785"))
    }
}
