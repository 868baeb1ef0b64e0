/// A number of seconds in the format of a clock: 0:05, 15:00, 2:15:03.
struct ClockText: Equatable {
    enum Rounding: Equatable { case towardZero, awayFromZero }

    /// The seconds; neither negative nor NaN.
    var seconds: Double
    var rounding: Rounding
    /// True if hours are a field of their own once there are any; otherwise minutes continue beyond 59.
    var showsHours = true
    /// The minimum number of digits of the first field.
    var leadingDigits = 1
    /// The number of digits after the seconds.
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
