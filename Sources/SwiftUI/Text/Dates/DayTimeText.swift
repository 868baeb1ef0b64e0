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
