/// Two times of day, with their dates if these differ. The words, their order and the spaces are ICU's.
struct DateIntervalText: Equatable {
    var interval: DateInterval

    func string(in environment: EnvironmentValues) -> String {
        let style = Date.IntervalFormatStyle(
            date: .omitted, time: .shortened, locale: environment.locale, calendar: environment.countingCalendar,
            timeZone: environment.timeZone)
        return style.format(interval.start..<max(interval.end, interval.start))
    }
}
