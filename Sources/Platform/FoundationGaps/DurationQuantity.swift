import Foundation

/// A quantity of time that can be counted in units.
protocol DurationQuantity {
    /// Returns the number of each unit, the greatest first, with a fraction of the last one if nothing else is left over.
    func parts(_ units: [DurationUnit], hasFraction: Bool) -> [DurationPart]

    /// Returns the same with the last unit rounded to the nearest number.
    func roundedParts(_ units: [DurationUnit]) -> [DurationPart]

    /// Returns whether a unit's share can be counted in a smaller unit.
    func canTell(_ unit: DurationUnit, in smaller: DurationUnit) -> Bool
}

/// The time between two dates, counted in a calendar.
struct DurationSpan: DurationQuantity {
    var start: Date
    var end: Date
    var calendar: Calendar

    func parts(_ units: [DurationUnit], hasFraction: Bool) -> [DurationPart] {
        let counted = components(units, to: end)
        var parts = units.map { DurationPart(unit: $0, count: counted[$0.component] ?? 0) }
        if hasFraction, let last = units.last, let reached = calendar.date(byAdding: counted, to: start) {
            parts[parts.count - 1].fraction = end.timeIntervalSince(reached) / last.seconds
        }
        return parts
    }

    /// Adds half of the last unit, so that cutting off rounds.
    func roundedParts(_ units: [DurationUnit]) -> [DurationPart] {
        guard let last = units.last else { return [] }
        let counted = components(units, to: end + (end < start ? -0.5 : 0.5) * last.seconds)
        return units.map { DurationPart(unit: $0, count: counted[$0.component] ?? 0) }
    }

    func canTell(_ unit: DurationUnit, in smaller: DurationUnit) -> Bool { true }

    private func components(_ units: [DurationUnit], to end: Date) -> DateComponents {
        calendar.dateComponents(Set(units.map(\.component)), from: start, to: end)
    }
}

/// Components as they are: the amounts of units that are not requested move to smaller ones that are.
extension DateComponents: DurationQuantity {
    func parts(_ units: [DurationUnit], hasFraction: Bool) -> [DurationPart] {
        var parts = units.map { DurationPart(unit: $0, count: self[$0.component] ?? 0) }
        if parts.isEmpty { return [] }
        var left = 0.0
        for unit in DurationUnit.allCases where !units.contains(unit) {
            let count = self[unit.component] ?? 0
            guard count != 0 else { continue }
            if let place = units.firstIndex(where: { $0.seconds < unit.seconds }), let ratio = unit.ratio(to: units[place]) {
                let (product, isTooLarge) = count.multipliedReportingOverflow(by: ratio)
                let (sum, isBeyond) = parts[place].count.addingReportingOverflow(isTooLarge ? 0 : product)
                if !isTooLarge, !isBeyond { parts[place].count = sum }
            } else {
                left += Double(count) * unit.seconds
            }
        }
        if hasFraction { parts[parts.count - 1].fraction = left / parts[parts.count - 1].unit.seconds }
        return parts
    }

    func roundedParts(_ units: [DurationUnit]) -> [DurationPart] {
        var parts = parts(units, hasFraction: true)
        guard let last = parts.last else { return [] }
        parts[parts.count - 1].fraction = 0
        let rounded = last.fraction.rounded()
        if abs(rounded) < 1e15 { parts[parts.count - 1].count += Int(rounded) }
        return parts
    }

    func canTell(_ unit: DurationUnit, in smaller: DurationUnit) -> Bool { unit.ratio(to: smaller) != nil }
}

extension DurationUnit {
    /// Returns the number of a smaller unit in one of this, if it is the same at all times.
    func ratio(to smaller: DurationUnit) -> Int? {
        if self == .year { return smaller == .month ? 12 : nil }
        if self == .month { return nil }
        return Int(seconds / smaller.seconds)
    }
}
