/// The fields that a timer or a stopwatch shows.
///
/// Source: Apple, `SystemFormatStyle.Timer`: larger fields that are zero are left out and make room for smaller ones; with a precision of
/// a minute or more, the time is written in words ("5 minutes").
struct ClockFields: Hashable, Codable, Sendable {
    let showsHours: Bool
    /// The maximum number of fields; a fraction of seconds is one.
    let maximum: Int
    /// The smallest step in seconds, at most an hour.
    let precision: Double
    /// The minimum number of digits of the first field.
    var leadingDigits = 1

    init(showsHours: Bool, maximum: Int, precision: Duration, leadingDigits: Int = 1) {
        self.showsHours = showsHours
        self.maximum = max(maximum, 1)
        self.precision = min(max(precision / .seconds(1), 0), 3600)
        self.leadingDigits = leadingDigits
    }

    private enum Field { case hours, minutes, seconds, fraction }

    /// The number of digits after the seconds that the precision requires.
    private var fractionDigits: Int { precision <= 1.0 / 30 ? 2 : precision <= 0.1 ? 1 : 0 }

    /// Returns the fields for a number of seconds that is cut off, not rounded.
    private func fields(for seconds: Double) -> [Field] {
        var fields: [Field] = showsHours && seconds >= 3600 ? [.hours] : []
        if precision <= 60, maximum > 1 || seconds >= 60 || precision > 1 { fields.append(.minutes) }
        if precision <= 1 { fields.append(.seconds) }
        if fractionDigits > 0 { fields.append(.fraction) }
        return fields.isEmpty ? [.hours] : Array(fields.prefix(maximum))
    }

    /// Returns the seconds between two consecutive texts.
    func step(at seconds: Double) -> Double {
        switch fields(for: seconds).last {
        case .fraction: fractionDigits == 2 ? 0.01 : 0.1
        case .seconds: 1
        case .minutes: 60
        case .hours, nil: 3600
        }
    }

    func text(of seconds: Double, countsDown: Bool, locale: Locale) -> String {
        let step = step(at: seconds)
        // The time left is rounded up if seconds are shown, so 59:59.5 left includes an hour.
        let isRoundedUp = countsDown && step <= 1
        let units = seconds / step
        let whole = (isRoundedUp ? (units - 1e-4).rounded(.up) : (units + 1e-4).rounded(.down)) * step
        let fields = fields(for: whole)
        guard fields.count > 1 else { return words(whole, fields, locale) }
        guard fields.contains(.seconds) else {
            return precision > 1 ? words(whole, fields, locale) : hoursAndMinutes(whole, locale)
        }
        return ClockText(
            seconds: whole, rounding: .towardZero, showsHours: showsHours, leadingDigits: leadingDigits,
            fractionDigits: fields.contains(.fraction) ? fractionDigits : 0
        ).string(in: locale)
    }

    private func hoursAndMinutes(_ seconds: Double, _ locale: Locale) -> String {
        let pattern = Duration.TimeFormatStyle.Pattern.hourMinute(
            padHourToLength: leadingDigits, roundSeconds: .towardZero)
        return Duration.TimeFormatStyle(pattern: pattern, locale: locale).grouping(.never).format(.seconds(seconds))
    }

    private func words(_ seconds: Double, _ fields: [Field], _ locale: Locale) -> String {
        let units: [Duration.UnitsFormatStyle.Unit] = fields.map { field in
            switch field {
            case .hours: .hours
            case .minutes: .minutes
            case .seconds, .fraction: .seconds
            }
        }
        return Duration.UnitsFormatStyle(
            allowedUnits: Set(units), width: .wide, zeroValueUnits: .show(length: 1),
            fractionalPart: .hide(rounded: .towardZero)
        ).locale(locale).format(.seconds(seconds))
    }
}
