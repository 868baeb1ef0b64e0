/// A distance between dates on an axis that people count in.
struct DateStep: Equatable {
    let unit: Calendar.Component
    let count: Int

    init(unit: Calendar.Component, count: Int) { (self.unit, self.count) = (unit, count) }

    /// Chooses the step by the number of its dates in a range: the nearest to a desired number, then the greater number.
    init(in range: ClosedRange<Date>, count: Int, calendar: Calendar) {
        let length = range.upperBound.timeIntervalSince(range.lowerBound)
        let count = max(count, 1)
        var best: (step: DateStep, distance: Int, number: Int) = (DateStep(unit: .second, count: 1), .max, 0)
        // Steps that are far too long or too short need no counting.
        for step in Self.known where (0.2...Double(3 * count + 6)).contains(length / step.seconds) {
            let number = step.starts(in: range, calendar: calendar).count
            let distance = abs(number - count)
            guard number > 0, distance < best.distance || distance == best.distance && number > best.number else { continue }
            best = (step, distance, number)
        }
        self = best.step
    }

    /// The approximate length of the step, in seconds.
    private var seconds: Double {
        let one: Double =
            switch unit {
            case .second: 1
            case .minute: 60
            case .hour: 3600
            case .weekOfYear: 7 * 86400
            case .month: Self.year / 12
            case .year: Self.year
            default: 86400
            }
        return one * Double(count)
    }

    private static let year = 365.2425 * 86400

    /// The steps from the shortest.
    ///
    /// Source: Swift Charts of iOS 16 to 26 in public pictures, `Truth/axes.json` of `ChartsTests`; 2 and 20 minutes, 4 hours and 4
    /// months are excluded by cases. Seconds, two weeks and more than two years are in no picture.
    private static let known: [DateStep] = {
        let years: [Int] = [1, 10, 100, 1000, 10000].flatMap { [$0, 2 * $0, 5 * $0] }
        let units: [(Calendar.Component, [Int])] = [
            (.second, [1, 5, 15, 30]), (.minute, [1, 5, 15, 30]), (.hour, [1, 3, 6, 12]), (.day, [1, 2]), (.weekOfYear, [1, 2]),
            (.month, [1, 2, 3, 6]), (.year, years),
        ]
        return units.flatMap { unit, counts in counts.map { DateStep(unit: unit, count: $0) } }
    }()

    /// The dates of the steps inside a range, its bounds among them.
    func starts(in range: ClosedRange<Date>, calendar: Calendar) -> [Date] {
        starts(around: range, in: calendar).filter(range.contains)
    }

    /// The dates of the steps, from the start of the unit of a range's beginning to the first after its end.
    func starts(around range: ClosedRange<Date>, in calendar: Calendar) -> [Date] {
        guard let first = calendar.dateInterval(of: unit, for: range.lowerBound)?.start else { return [] }
        var dates = [first]
        // Counted from the first, so that a month's 31st stays one; a limit, so that seconds across years end.
        while let last = dates.last, last <= range.upperBound, dates.count <= 2000 {
            guard let next = calendar.date(byAdding: unit, value: count * dates.count, to: first), next > last else { break }
            dates.append(next)
        }
        if dates.count > 1, dates[dates.count - 2] == range.upperBound { dates.removeLast() }
        return dates
    }
}
