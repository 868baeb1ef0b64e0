/// The date at which text is written, and what was counted from it.
///
/// Texts that count time ask it for distances, and it notes what they counted from: text that asked nothing never changes
/// by itself, and the others change when a whole second has passed for one of the dates asked about.
final class ReferenceDate {
    let date: Date

    /// Whether what was written depends on the moment.
    private(set) var isTicking = false
    private var anchors: [Date] = []
    /// Whether something may change at any moment.
    private var isRead = false

    init(date: Date) { self.date = date }

    /// Seconds from a date to the moment, negative if the date is still to come; exact to the microsecond, so that a frame
    /// one second later is one second later. A date that is none is the moment itself, and none is farther than 3000 years.
    func seconds(since anchor: Date) -> Double {
        isTicking = true
        anchors.append(anchor)
        return Self.microseconds(date.timeIntervalSince(anchor))
    }

    /// The moment itself, for text that does not count seconds.
    func read() -> Date {
        (isTicking, isRead) = (true, true)
        return date
    }

    /// The latest date, the moment included, at which a whole second had passed for one of the dates asked about.
    var lastTick: Date? {
        anchors.map { $0.addingTimeInterval(Self.microseconds(date.timeIntervalSince($0)).rounded(.down)) }.max()
    }

    /// The dates at which the same is written as at this one: from just behind the latest tick, at which what counts down has not changed
    /// yet, until just before the next; nil where that is not known, or the date is too near to a tick.
    var span: ClosedRange<Date>? {
        guard !isRead, let last = lastTick,
            let next = anchors.map({ $0.addingTimeInterval(Self.microseconds(date.timeIntervalSince($0)).rounded(.down) + 1) }).min()
        else { return nil }
        let (start, end) = (last.addingTimeInterval(Self.nearness), next.addingTimeInterval(-Self.nearness))
        return start <= end && (start...end).contains(date) ? start...end : nil
    }

    /// Twice the exactness of what is counted, in seconds.
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
