extension Text {
    /// The format of a date.
    ///
    /// Source: Apple, SwiftUI `Text.DateStyle`.
    public struct DateStyle: Equatable, Codable, Sendable {
        enum Kind: Int, Codable, Sendable { case time, date, relative, offset, timer }

        let kind: Kind

        private enum CodingKeys: String, CodingKey { case kind = "storage" }

        /// The time alone: 9:41 AM.
        public static let time = DateStyle(kind: .time)
        /// The date alone: June 3, 2019.
        public static let date = DateStyle(kind: .date)
        /// The time between now and the date: 2 hr, 23 min.
        public static let relative = DateStyle(kind: .relative)
        /// The time from the date to now in the largest unit alone: +2 hours, -3 months.
        public static let offset = DateStyle(kind: .offset)
        /// The time left until the date, or passed since: 2:32, 36:59:01.
        public static let timer = DateStyle(kind: .timer)
    }

    /// Creates a text from a date written in a style.
    ///
    /// `relative`, `offset` and `timer` count from the moment shown: the date of a widget's entry plus the time since the entry appeared.
    public init(_ date: Date, style: DateStyle) { self.init(.formatted(style.formatted(date))) }

    /// Creates a text with the times at which an interval begins and ends: 9:30 – 10:45 AM.
    public init(_ dates: ClosedRange<Date>) {
        self.init(DateInterval(start: dates.lowerBound, end: dates.upperBound))
    }

    /// Creates a text with the times at which an interval begins and ends: 9:30 – 10:45 AM.
    public init(_ interval: DateInterval) {
        let text = DateIntervalText(interval: interval)
        self.init(.formatted(FormattedValue(text) { text.string(in: $0) }))
    }

    /// Creates a timer that counts within an interval. Outside of it, the timer rests at zero or at the interval's length.
    ///
    /// - Parameters:
    ///   - timerInterval: the interval.
    ///   - pauseTime: the date at which the timer stops; nil for never.
    ///   - countsDown: whether the timer shows the time left instead of the time passed.
    ///   - showsHours: whether 90 minutes are 1:30:00 instead of 90:00.
    ///
    /// All digits have the same width, as in the `SystemFormatStyle.Timer` with which Apple writes it (decompiled code, OpenSwiftUI).
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        let text = TimerIntervalText(
            interval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)
        self = Text(.formatted(FormattedValue(text) { text.string(in: $0) })).monospacedDigit()
    }
}

extension Text.DateStyle {
    func formatted(_ date: Date) -> FormattedValue {
        switch kind {
        case .time:
            // The clock's hour as the language writes it: 09:41 in German. `time: .shortened` drops the zero, but this style is older
            // than that one, and `DateFormatter` always wrote the zero.
            return FormattedValue(date, format: Date.FormatStyle().hour().minute())
        case .date:
            return FormattedValue(date, format: Date.FormatStyle(date: .long, time: .omitted))
        case .relative:
            return counted(DateOffsetText(anchor: date, layout: .short, mostFields: 2, sign: .never))
        case .offset:
            return counted(DateOffsetText(anchor: date, layout: .full, mostFields: 1, sign: .always))
        case .timer:
            return counted(DateOffsetText(anchor: date, layout: .clock, mostFields: 3, sign: .never))
        }
    }

    private func counted(_ text: DateOffsetText) -> FormattedValue { FormattedValue(text) { text.string(in: $0) } }
}

extension LocalizedStringKey.StringInterpolation {
    /// Appends a timer; see `Text.init(timerInterval:pauseTime:countsDown:showsHours:)`.
    public mutating func appendInterpolation(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        appendInterpolation(
            Text(
                timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
    }
}
