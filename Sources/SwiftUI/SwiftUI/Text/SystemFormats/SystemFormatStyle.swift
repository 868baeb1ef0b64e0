/// Format styles for times that pass, as the system writes them.
///
/// Source: Apple, SwiftUI `SystemFormatStyle` (documentation of 2025, with its examples).
public enum SystemFormatStyle: Sendable {}

/// A style that counts from a date.
protocol CountingFormat {
    var anchor: Date { get }
    /// Whether it writes numbers with colons, whose digits are equally wide.
    var isClock: Bool { get }
}

extension Calendar {
    /// The calendar in a locale and a time zone.
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
