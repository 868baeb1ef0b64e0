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
