import Foundation

/// The values of a scale at which scrolls end. Dates are seconds since the reference date, categories are counted.
nonisolated enum ValueGrid {
    case page
    case unit(Double)
    case matching(DateComponents)

    /// Returns the value nearest to a number; nil if there is none.
    func nearest(to number: Double, page: Double, calendar: Calendar) -> Double? {
        switch self {
        case .page: page > 0 ? (number / page).rounded() * page : nil
        case .unit(let unit): unit > 0 ? (number / unit).rounded() * unit : nil
        case .matching:
            [match(number, .backward, calendar), match(number, .forward, calendar)].compactMap { $0 }
                .min { abs($0 - number) < abs($1 - number) }
        }
    }

    /// Returns the first value in a direction from a number, excluding that number.
    func next(after number: Double, isForward: Bool, page: Double, calendar: Calendar) -> Double? {
        // A multiple except for rounding errors counts as one.
        let least = 1e-6 * max(page, 1e-3)
        switch self {
        case .page: return number + (isForward ? page : -page)
        case .unit(let unit):
            guard unit > 0 else { return nil }
            let count = (number + (isForward ? least : -least)) / unit
            return (isForward ? count.rounded(.down) + 1 : count.rounded(.up) - 1) * unit
        case .matching: return match(number + (isForward ? least : -least), isForward ? .forward : .backward, calendar)
        }
    }

    private func match(_ number: Double, _ direction: Calendar.SearchDirection, _ calendar: Calendar) -> Double? {
        guard case .matching(let components) = self else { return nil }
        // A date that matches is its own match in both directions.
        let begin = Date(timeIntervalSinceReferenceDate: number + (direction == .forward ? -0.001 : 0.001))
        return calendar.nextDate(after: begin, matching: components, matchingPolicy: .nextTime, direction: direction)?
            .timeIntervalSinceReferenceDate
    }
}
