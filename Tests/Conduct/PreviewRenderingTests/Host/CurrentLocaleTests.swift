import Foundation
import SwiftUI
import TestSupport
import Testing

@testable import PreviewRendering

/// What user code writes that names no locale, while previews are filmed: as a device in America does.
@Suite("The locale of the process") @MainActor struct CurrentLocaleTests {
    private let date = Date(timeIntervalSince1970: 1_757_410_860)

    init() { CurrentLocale.set(Locale(identifier: "en_US")) }

    @Test("Foundation's current locale can be set") func set() {
        #expect(CurrentLocale.set(Locale(identifier: "en_US")))
        #expect(Locale.current.identifier == "en_US" && Locale.autoupdatingCurrent.identifier == "en_US")
        // Others of the name are not touched.
        expect(Locale(identifier: "en_001").identifier, equals: "en_001")
        expect(Locale(identifier: "de_DE").identifier, equals: "de_DE")
    }

    @Test("Dates and numbers, as Apple writes them in America") func formatted() {
        expect(date.formatted(date: .abbreviated, time: .shortened), equals: "Sep 9, 2025 at 9:41\u{202F}AM")
        expect(date.formatted(.dateTime.month().day()), equals: "Sep 9")
        expect(date.formatted(date: .numeric, time: .omitted), equals: "9/9/2025")
        expect(12_345.5.formatted(.currency(code: "USD")), equals: "$12,345.50")
    }

    @Test("Formatters") func formatters() {
        let dates = DateFormatter()
        (dates.dateStyle, dates.timeStyle, dates.timeZone) = (.medium, .none, .gmt)
        expect(dates.string(from: date), equals: "Sep 9, 2025")
        dates.setLocalizedDateFormatFromTemplate("MMMd")
        expect(dates.string(from: date), equals: "Sep 9")
        let numbers = NumberFormatter()
        numbers.numberStyle = .currency
        expect(numbers.string(from: 12.5), equals: "$12.50")
    }
}
