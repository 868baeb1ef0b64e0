/// The time from a date to the moment shown, in words or in the format of a clock.
///
/// Source: Apple, "Displaying dynamic dates in widgets" ("11 min, 14 sec", "-11 minutes", "15:00"), and `Text.DateStyle`'s examples.
/// Three rules are known from decompiled code (OpenSwiftUI, SwiftUI 6.5.4): the choice of fields, that they are cut off and not rounded,
/// and that hours, minutes and seconds are shown even if they are zero.
struct DateOffsetText: Equatable {
    enum Layout: Equatable {
        /// "2 hr, 15 min".
        case short
        /// "2 hours".
        case full
        /// "2:15:03".
        case clock
    }

    enum Sign: Equatable {
        case never
        /// A minus for future dates and a plus for past dates; nothing if they are the same.
        case always
        /// As `always`, and a plus if they are the same.
        case alwaysWithZero
        /// Only a minus, before the anchor.
        case automatic
    }

    var anchor: Date
    var layout: Layout
    var mostFields: Int
    var sign: Sign
    var fields: [DurationUnit] = [.year, .month, .day, .hour, .minute, .second]

    func string(in environment: EnvironmentValues) -> String {
        string(
            seconds: environment.presentMoment.seconds(since: anchor), moment: environment.presentMoment.date,
            calendar: environment.countingCalendar, locale: environment.locale)
    }

    /// - Parameter seconds: the time from the anchor to the moment, negative before it.
    func string(seconds: Double, moment: Date, calendar: Calendar, locale: Locale) -> String {
        let parts = parts(of: abs(seconds), from: moment, isPast: seconds > 0, in: calendar)
        let prefix = prefix(for: seconds, parts: parts, in: locale)
        guard layout != .clock else {
            let clock = ClockText(
                seconds: abs(seconds), rounding: .towardZero, showsHours: fields.contains(.hour))
            return prefix + clock.string(in: locale)
        }
        let text = DurationText(parts: parts, style: layout == .full ? .full : .short, pads: false, locale: locale)
        return prefix + (text.string ?? "")
    }

    /// Returns the largest nonzero field and the fields next to it. Years, months and days are left out if they are zero.
    private func parts(
        of seconds: Double, from moment: Date, isPast: Bool, in calendar: Calendar
    ) -> [DurationPart] {
        let start = isPast ? moment.addingTimeInterval(-seconds) : moment
        let end = start.addingTimeInterval(seconds)
        // Half a millisecond is added, so that a sum that falls short by its last bit is not a second less.
        let counted = calendar.dateComponents(
            Set(fields.map(\.component)), from: start, to: end.addingTimeInterval(0.0005))
        let parts = fields.map { DurationPart(unit: $0, count: counted[$0.component] ?? 0) }
        let first = parts.firstIndex { $0.count != 0 } ?? parts.count - 1
        guard parts.indices.contains(first) else { return [] }
        let shown = parts[first...].prefix(max(mostFields, 1))
        let isClock = shown.allSatisfy { $0.unit.isClockUnit }
        return isClock ? Array(shown) : shown.filter { $0.count != 0 }
    }

    private func prefix(for seconds: Double, parts: [DurationPart], in locale: Locale) -> String {
        let isZero = parts.allSatisfy { $0.count == 0 }
        switch sign {
        case .never: return ""
        case .always: return isZero ? "" : Self.prefix(isNegative: seconds < 0, in: locale)
        case .alwaysWithZero: return Self.prefix(isNegative: seconds < 0, in: locale)
        case .automatic: return seconds < 0 ? Self.prefix(isNegative: true, in: locale) : ""
        }
    }

    /// Returns the sign that the locale writes before a number.
    private static func prefix(isNegative: Bool, in locale: Locale) -> String {
        let number = (isNegative ? -1 : 1).formatted(.number.sign(strategy: .always()).locale(locale))
        return String(number.prefix { !$0.isNumber })
    }
}
