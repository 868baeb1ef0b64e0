/// How far a date is from the moment shown, in words or as on a clock.
///
/// Source: Apple, "Displaying dynamic dates in widgets" ("11 min, 14 sec", "-11 minutes", "15:00"), and
/// `Text.DateStyle`'s examples; which fields are shown, that they are cut off and not rounded, and that hours, minutes
/// and seconds are shown when they are zero is known from decompiled code (OpenSwiftUI, SwiftUI 6.5.4).
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
        /// A minus for dates to come and a plus for dates that passed; nothing where they are the same.
        case always
        /// A minus alone, before the anchor.
        case automatic
    }

    var anchor: Date
    var layout: Layout
    var mostFields: Int
    var sign: Sign
    var fields: [DurationUnit] = [.year, .month, .day, .hour, .minute, .second]

    func string(in environment: EnvironmentValues) -> String {
        let seconds = environment.presentMoment.seconds(since: anchor)
        guard layout != .clock else {
            return ClockText(seconds: abs(seconds), rounding: .towardZero).string(in: environment.locale)
        }
        let parts = parts(of: abs(seconds), in: environment.countingCalendar, isPast: seconds > 0)
        let text = DurationText(
            parts: parts, style: layout == .full ? .full : .short, pads: false, locale: environment.locale)
        return prefix(for: seconds, parts: parts, in: environment.locale) + (text.string ?? "")
    }

    /// The greatest field that is not zero and those next to it; years, months and days are left out where they are zero.
    private func parts(of seconds: Double, in calendar: Calendar, isPast: Bool) -> [DurationPart] {
        let moment = anchor.addingTimeInterval(isPast ? seconds : -seconds)
        let (start, end) = isPast ? (anchor, moment) : (moment, anchor)
        // Half a millisecond more, so that a sum that falls short by its last bit is not a second less.
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
        case .automatic: return seconds < 0 ? Self.prefix(isNegative: true, in: locale) : ""
        }
    }

    /// What the locale writes before a number to give it a sign.
    private static func prefix(isNegative: Bool, in locale: Locale) -> String {
        let number = (isNegative ? -1 : 1).formatted(.number.sign(strategy: .always()).locale(locale))
        return String(number.prefix { !$0.isNumber })
    }
}

/// A number of seconds as a clock writes it: 0:05, 15:00, 2:15:03.
struct ClockText: Equatable {
    enum Rounding: Equatable { case towardZero, awayFromZero }

    /// Not negative.
    var seconds: Double
    var rounding: Rounding
    /// Whether hours stand apart once there are any; else minutes go on beyond 59.
    var showsHours = true
    /// Digits of the first number at least.
    var leadingDigits = 1
    /// Digits after the seconds.
    var fractionDigits = 0

    func string(in locale: Locale) -> String {
        let unit = [1.0, 10, 100, 1000][min(max(fractionDigits, 0), 3)]
        let units = seconds * unit
        let whole = rounding == .towardZero ? (units + 1e-4).rounded(.down) : (units - 1e-4).rounded(.up)
        let duration = Duration.milliseconds(Int64(min(max(whole, 0), 1e15) / unit * 1000))
        let hasHours = showsHours && duration >= .seconds(3600)
        let pattern: Duration.TimeFormatStyle.Pattern =
            hasHours
            ? .hourMinuteSecond(padHourToLength: leadingDigits, fractionalSecondsLength: fractionDigits)
            : .minuteSecond(padMinuteToLength: leadingDigits, fractionalSecondsLength: fractionDigits)
        return Duration.TimeFormatStyle(pattern: pattern, locale: locale).grouping(.never).format(duration)
    }
}
