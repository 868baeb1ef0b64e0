extension Text {
    /// The way a date is written.
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
        /// How far the date is from now: 2 hr, 23 min.
        public static let relative = DateStyle(kind: .relative)
        /// How far now is from the date, the greatest unit alone: +2 hours, -3 months.
        public static let offset = DateStyle(kind: .offset)
        /// The time that is left until the date, or passed since: 2:32, 36:59:01.
        public static let timer = DateStyle(kind: .timer)
    }

    /// A date in the way of a style.
    ///
    /// `relative`, `offset` and `timer` count from the moment shown: the date of a widget's entry plus the time that passed
    /// since it came up.
    public init(_ date: Date, style: DateStyle) { self.init(.formatted(style.formatted(date))) }

    /// The times at which something begins and ends: 9:30 – 10:45 AM.
    public init(_ dates: ClosedRange<Date>) {
        self.init(DateInterval(start: dates.lowerBound, end: dates.upperBound))
    }

    /// The times at which something begins and ends: 9:30 – 10:45 AM.
    public init(_ interval: DateInterval) {
        let text = DateIntervalText(interval: interval)
        self.init(.formatted(FormattedValue(text) { text.string(in: $0) }))
    }

    /// A timer that counts within an interval, and rests at zero or at the interval's length outside of it.
    ///
    /// - Parameters:
    ///   - timerInterval: The interval.
    ///   - pauseTime: The date at which the timer stops; nil: never.
    ///   - countsDown: Whether it shows the time that is left, else the time that passed.
    ///   - showsHours: Whether 90 minutes are 1:30:00, else 90:00.
    ///
    /// All digits are equally wide, as in the `SystemFormatStyle.Timer` that Apple writes it with (decompiled code,
    /// OpenSwiftUI).
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
            // The clock's hour as the language writes it: 09:41 in German. `time: .shortened` drops the zero, but
            // this style is older than that one, and `DateFormatter` always wrote it.
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
    /// A timer in the text; see `Text.init(timerInterval:pauseTime:countsDown:showsHours:)`.
    public mutating func appendInterpolation(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        appendInterpolation(
            Text(
                timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
    }
}
