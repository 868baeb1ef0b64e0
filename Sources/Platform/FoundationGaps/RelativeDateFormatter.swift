import Foundation

extension DateFormatter {
    /// Returns a formatter that names the days around today if it is asked to, which Foundation's does not do on Linux. Files that are
    /// compiled here have it in place of `DateFormatter()`.
    public static func _made() -> DateFormatter { RelativeDateFormatter() }
}

/// A formatter that names the days around today: "Today at 9:41 AM".
///
/// Source: Apple, Foundation `DateFormatter.doesRelativeDateFormatting`; the names are ICU's, as on Apple's systems.
private final class RelativeDateFormatter: DateFormatter, @unchecked Sendable {
    override init() { super.init() }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func string(from date: Date) -> String {
        let plain = super.string(from: date)
        guard doesRelativeDateFormatting, dateStyle != .none, let name = name(of: date) else { return plain }
        if timeStyle == .none { return name }
        let day = DateFormatter()
        (day.locale, day.calendar, day.timeZone, day.dateStyle, day.timeStyle) = (locale, calendar, timeZone, dateStyle, .none)
        guard let place = plain.range(of: day.string(from: date)) else { return plain }
        return plain.replacingCharacters(in: place, with: name)
    }

    override func string(for obj: Any?) -> String? { (obj as? Date).map(string(from:)) }

    /// The name of a date's day; nil for days without one.
    private func name(of date: Date) -> String? {
        var calendar = calendar ?? Calendar.current
        calendar.timeZone = timeZone ?? .current
        let days = calendar.dateComponents([.day], from: calendar.startOfDay(for: Date()), to: calendar.startOfDay(for: date)).day
        let names = RelativeDateTimeFormatter()
        names.locale = locale
        // A date begins with a capital, unless code says otherwise.
        names.formattingContext = [.unknown, .dynamic].contains(formattingContext) ? .beginningOfSentence : formattingContext
        return days.flatMap(names.name(ofDay:))
    }

    override func copy(with zone: NSZone? = nil) -> Any {
        guard doesRelativeDateFormatting else { return super.copy(with: zone) }
        let copy = RelativeDateFormatter()
        (copy.locale, copy.calendar, copy.timeZone) = (locale, calendar, timeZone)
        (copy.dateStyle, copy.timeStyle, copy.doesRelativeDateFormatting) = (dateStyle, timeStyle, doesRelativeDateFormatting)
        if copy.dateFormat != dateFormat { copy.dateFormat = dateFormat }
        if copy.amSymbol != amSymbol { copy.amSymbol = amSymbol }
        if copy.pmSymbol != pmSymbol { copy.pmSymbol = pmSymbol }
        if formattingContext != .unknown { copy.formattingContext = formattingContext }
        return copy
    }
}
