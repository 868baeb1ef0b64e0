/// A number of seconds as a clock writes it: 0:05, 15:00, 2:15:03.
struct ClockText: Equatable {
    enum Rounding: Equatable { case towardZero, awayFromZero }

    /// Not negative, and a number.
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
        let units = min(max(seconds, 0), 1e12) * unit
        let whole = rounding == .towardZero ? (units + 1e-4).rounded(.down) : (units - 1e-4).rounded(.up)
        let duration = Duration.milliseconds(Int64(max(whole, 0) / unit * 1000))
        let hasHours = showsHours && duration >= .seconds(3600)
        let pattern: Duration.TimeFormatStyle.Pattern =
            hasHours
            ? .hourMinuteSecond(padHourToLength: leadingDigits, fractionalSecondsLength: fractionDigits)
            : .minuteSecond(padMinuteToLength: leadingDigits, fractionalSecondsLength: fractionDigits)
        return Duration.TimeFormatStyle(pattern: pattern, locale: locale).grouping(.never).format(duration)
    }
}
