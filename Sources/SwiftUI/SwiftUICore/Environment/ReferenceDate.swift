/// The date at which text is written, with a record of the dates counted from.
///
/// Texts that count time ask it for time spans, and it records the dates they count from. A text that asked for nothing never changes by
/// itself. The others change when a whole second has passed since one of the recorded dates.
final class ReferenceDate {
    let date: Date

    /// True if the written text depends on the moment.
    private(set) var isTicking = false
    private var anchors: [Date] = []
    /// True if the text may change at any moment.
    private var isRead = false

    init(date: Date) { self.date = date }

    /// Returns the seconds from a date to the moment, negative for a date in the future. They are exact to the microsecond, so that a
    /// frame one second later is one second later. A NaN date counts as the moment itself, and the result never exceeds 3000 years.
    func seconds(since anchor: Date) -> Double {
        isTicking = true
        anchors.append(anchor)
        return Self.microseconds(date.timeIntervalSince(anchor))
    }

    /// Returns the moment itself, for text that does not count seconds.
    func read() -> Date {
        (isTicking, isRead) = (true, true)
        return date
    }

    /// The latest date, up to and including the moment, at which a whole second had passed since one of the recorded dates.
    var lastTick: Date? {
        anchors.map { $0.addingTimeInterval(Self.microseconds(date.timeIntervalSince($0)).rounded(.down)) }.max()
    }

    /// The dates at which the written text is the same as now: from just after the latest tick, at which a countdown has not changed yet,
    /// until just before the next. Nil if that span is unknown or the date is too near to a tick.
    var span: ClosedRange<Date>? {
        guard !isRead, let last = lastTick,
            let next = anchors.map({ $0.addingTimeInterval(Self.microseconds(date.timeIntervalSince($0)).rounded(.down) + 1) }).min()
        else { return nil }
        let (start, end) = (last.addingTimeInterval(Self.nearness), next.addingTimeInterval(-Self.nearness))
        return start <= end && (start...end).contains(date) ? start...end : nil
    }

    /// Twice the precision of the counted time, in seconds.
    private static let nearness = 2e-6

    private static func microseconds(_ seconds: Double) -> Double {
        guard !seconds.isNaN else { return 0 }
        return (min(max(seconds, -longest), longest) * 1_000_000).rounded() / 1_000_000
    }

    private static let longest = 3000 * 365.2425 * 86_400
}

private enum ReferenceDateKey: EnvironmentKey {
    static var defaultValue: ReferenceDate { ReferenceDate(date: ViewClock.start.date) }
}

extension EnvironmentValues {
    /// The moment for which text is being written.
    var presentMoment: ReferenceDate {
        get { self[ReferenceDateKey.self] }
        set { self[ReferenceDateKey.self] = newValue }
    }

    /// The calendar in which dates are counted, in the environment's locale and time zone.
    var countingCalendar: Calendar {
        var calendar = calendar
        calendar.locale = locale
        calendar.timeZone = timeZone
        return calendar
    }
}
