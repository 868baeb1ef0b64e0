/// Format styles for elapsing time, as the system writes it.
///
/// Source: Apple, SwiftUI `SystemFormatStyle` (documentation of 2025, with its examples).
public enum SystemFormatStyle: Sendable {}

/// A style that counts from a date.
protocol CountingFormat {
    var anchor: Date { get }
    /// True if the style writes numbers with colons, whose digits have equal width.
    var isClock: Bool { get }
}

extension Calendar {
    /// Returns the calendar in a locale and a time zone.
    func set(to locale: Locale, timeZone: TimeZone? = nil) -> Calendar {
        var calendar = self
        calendar.locale = locale
        if let timeZone { calendar.timeZone = timeZone }
        return calendar
    }
}

extension Date {
    /// The last moment before the date.
    var nextDown: Date { Date(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate.nextDown) }
}
