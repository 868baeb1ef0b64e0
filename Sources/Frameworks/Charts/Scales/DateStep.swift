/// A distance between dates on an axis that people count in.
struct DateStep: Equatable {
    let unit: Calendar.Component
    let count: Int

    init(unit: Calendar.Component, count: Int) { (self.unit, self.count) = (unit, count) }

    /// Creates the step that divides a length of time, in seconds, into about the desired number of parts.
    init(over seconds: Double, count: Int) {
        let wanted = max(seconds, 1e-3) / Double(max(count, 1))
        let ratio = { (step: DateStep) in max(step.seconds / wanted, wanted / step.seconds) }
        let nearest = Self.known.min { ratio($0) < ratio($1) } ?? DateStep(unit: .day, count: 1)
        self = wanted > 14 * Self.year ? Self.ofYears(wanted / Self.year) : nearest
    }

    /// The approximate length of the step, in seconds.
    var seconds: Double {
        let one: Double =
            switch unit {
            case .nanosecond: 1e-9
            case .second: 1
            case .minute: 60
            case .hour: 3600
            case .weekOfYear, .weekOfMonth, .yearForWeekOfYear: 7 * 86400
            case .month: Self.year / 12
            case .quarter: Self.year / 4
            case .year: Self.year
            case .era: Self.year * 1000
            default: 86400
            }
        return one * Double(count)
    }

    private static let year = 365.2425 * 86400

    private static let known: [DateStep] = [
        (.second, [1, 5, 15, 30]), (.minute, [1, 5, 15, 30]), (.hour, [1, 3, 6, 12]), (.day, [1, 2]),
        (.weekOfYear, [1, 2]), (.month, [1, 3, 6]), (.year, [1, 2, 5, 10]),
    ].flatMap { unit, counts in counts.map { DateStep(unit: unit, count: $0) } }

    private static func ofYears(_ years: Double) -> DateStep {
        DateStep(unit: .year, count: Int(min(RoundStep(over: years, count: 1).value, 1e6)))
    }

    /// The starts of the steps inside a range, its bounds among them.
    func starts(in range: ClosedRange<Date>, calendar: Calendar) -> [Date] {
        starts(around: range, in: calendar).filter(range.contains)
    }

    /// The starts of the steps, from the last not after a range's beginning to the first after its end.
    func starts(around range: ClosedRange<Date>, in calendar: Calendar) -> [Date] {
        guard let first = start(of: range.lowerBound, in: calendar) else { return [] }
        var dates = [first]
        // Counted from the first, so that a month's 31st stays one; a limit, so that seconds across years end.
        while let last = dates.last, last <= range.upperBound, dates.count <= 2000 {
            guard let next = calendar.date(byAdding: unit, value: count * dates.count, to: first), next > last else { break }
            dates.append(next)
        }
        if dates.count > 1, dates[dates.count - 2] == range.upperBound { dates.removeLast() }
        return dates
    }

    /// Returns the start of the step that contains a date: hours count from midnight, months from January, years from zero.
    private func start(of date: Date, in calendar: Calendar) -> Date? {
        guard let start = calendar.dateInterval(of: unit, for: date)?.start else { return nil }
        guard count > 1 else { return start }
        let larger: Calendar.Component? =
            switch unit {
            case .second: .minute
            case .minute: .hour
            case .hour: .day
            case .day: .month
            case .month, .quarter, .weekOfYear: .year
            default: nil
            }
        if unit == .year {
            let year = calendar.component(.year, from: start)
            return calendar.date(byAdding: .year, value: -(year % count), to: start)
        }
        guard let larger, let origin = calendar.dateInterval(of: larger, for: start)?.start,
            let passed = calendar.dateComponents([unit], from: origin, to: start).value(for: unit)
        else { return start }
        return calendar.date(byAdding: unit, value: passed - passed % count, to: origin)
    }
}
