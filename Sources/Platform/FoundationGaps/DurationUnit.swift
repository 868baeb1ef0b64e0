import Foundation
import _FoundationICU

/// A unit in which a quantity of time is counted, the greatest first.
package enum DurationUnit: CaseIterable {
    case year, month, week, day, hour, minute, second

    package var component: Calendar.Component {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .weekOfMonth
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }

    package var calendarUnit: NSCalendar.Unit {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .weekOfMonth
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }

    package var measureUnit: UAMeasureUnit {
        switch self {
        case .year: UAMEASUNIT_DURATION_YEAR
        case .month: UAMEASUNIT_DURATION_MONTH
        case .week: UAMEASUNIT_DURATION_WEEK
        case .day: UAMEASUNIT_DURATION_DAY
        case .hour: UAMEASUNIT_DURATION_HOUR
        case .minute: UAMEASUNIT_DURATION_MINUTE
        case .second: UAMEASUNIT_DURATION_SECOND
        }
    }

    /// Its length, of months and years the mean one in the Gregorian calendar (365.2425 days a year).
    package var seconds: TimeInterval {
        switch self {
        case .year: 365.2425 * 86_400
        case .month: 365.2425 / 12 * 86_400
        case .week: 7 * 86_400
        case .day: 86_400
        case .hour: 3600
        case .minute: 60
        case .second: 1
        }
    }

    /// True if the positional style writes the unit with two digits.
    package var isClockUnit: Bool { self == .hour || self == .minute || self == .second }
}

/// A number of units of time.
package struct DurationPart {
    package var unit: DurationUnit
    package var count: Int
    /// The rest of the unit as a fraction, with the sign of the count.
    package var fraction: Double

    package init(unit: DurationUnit, count: Int, fraction: Double = 0) {
        self.unit = unit
        self.count = count
        self.fraction = fraction
    }

    package var isZero: Bool { count == 0 && fraction == 0 }
    package var value: Double { Double(count) + fraction }
}

extension DateComponents {
    /// The value of a component; `nil` if it was never set.
    package subscript(component: Calendar.Component) -> Int? { value(for: component) }
}
