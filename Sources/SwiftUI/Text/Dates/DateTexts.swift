/// The time of day, without the space before AM or PM.
///
/// Source: Apple's examples ("11:23PM" at `Text.DateStyle.time`, "9:41AM" in "Displaying dynamic dates in widgets").
struct DayTimeText: Equatable {
    var date: Date

    func string(in environment: EnvironmentValues) -> String {
        let style = Date.FormatStyle(date: .omitted, time: .shortened).localized(for: environment)
        let text = style.attributedStyle.format(date)
        var (result, gap, isAfterMinute) = ("", "", false)
        for run in text.runs {
            let part = String(text[run.range].characters)
            // Only what stands between the minute and the half of the day is left out.
            if run.dateField == nil, isAfterMinute, part.allSatisfy(\.isWhitespace) {
                gap = part
                continue
            }
            result += (run.dateField == .amPM ? "" : gap) + part
            (gap, isAfterMinute) = ("", run.dateField == .minute)
        }
        return result + gap
    }
}

/// Two times of day; with their dates if these differ.
///
/// Source: Apple, "Displaying dynamic dates in widgets": 9:30AM-2:45PM. The words and their order are ICU's.
struct DateIntervalText: Equatable {
    var interval: DateInterval

    func string(in environment: EnvironmentValues) -> String {
        let calendar = environment.countingCalendar
        let style = Date.IntervalFormatStyle(
            date: .omitted, time: .shortened, locale: environment.locale, calendar: calendar,
            timeZone: environment.timeZone)
        let text = style.format(interval.start..<max(interval.end, interval.start))
        guard calendar.isDate(interval.start, inSameDayAs: interval.end) else { return text }
        return compact(text, halves: [calendar.amSymbol, calendar.pmSymbol])
    }

    /// Without white space around the dash and before the half of the day.
    private func compact(_ text: String, halves: [String]) -> String {
        let characters = Array(text)
        let dashes: Set<Character> = ["-", "\u{2013}", "\u{2014}"]
        var result = ""
        for (index, character) in characters.enumerated() {
            guard character.isWhitespace else {
                result.append(character)
                continue
            }
            let rest = String(characters[(index + 1)...])
            let followsDash = result.last.map(dashes.contains) ?? false
            let precedesDash = rest.first.map(dashes.contains) ?? false
            let precedesHalf = halves.contains { !$0.isEmpty && rest.hasPrefix($0) }
            if !followsDash && !precedesDash && !precedesHalf { result.append(character) }
        }
        return result
    }
}

/// The time that is left or passed within an interval, as a clock writes it.
///
/// Source: Apple, `SystemFormatStyle.Timer`: down from the interval's length to 0:00, or up; what is left is rounded up and
/// what passed is rounded down, so that a countdown shows every second for as long as a stopwatch does (decompiled code,
/// OpenSwiftUI).
struct TimerIntervalText: Equatable {
    var interval: ClosedRange<Date>
    var pauseTime: Date?
    var countsDown: Bool
    var showsHours: Bool

    func string(in environment: EnvironmentValues) -> String {
        let anchor = countsDown ? interval.upperBound : interval.lowerBound
        var elapsed = environment.presentMoment.seconds(since: anchor)
        if let pauseTime { elapsed = min(elapsed, pauseTime.timeIntervalSince(anchor)) }
        let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
        let seconds = min(max(countsDown ? -elapsed : elapsed, 0), length)
        let clock = ClockText(
            seconds: seconds, rounding: countsDown ? .awayFromZero : .towardZero, showsHours: showsHours)
        return clock.string(in: environment.locale)
    }
}
