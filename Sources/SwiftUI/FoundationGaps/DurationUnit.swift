import Foundation
import _FoundationICU

/// A unit in which a quantity of time is counted, the greatest first.
enum DurationUnit: CaseIterable {
    case year, month, week, day, hour, minute, second

    var component: Calendar.Component {
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

    var calendarUnit: NSCalendar.Unit {
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

    var measureUnit: UAMeasureUnit {
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
    var seconds: TimeInterval {
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

    /// Whether the positional style writes it with two digits.
    var isClockUnit: Bool { self == .hour || self == .minute || self == .second }
}

/// A number of units of time.
struct DurationPart {
    var unit: DurationUnit
    var count: Int
    /// What is left of the unit, of the count's sign.
    var fraction = 0.0

    var isZero: Bool { count == 0 && fraction == 0 }
    var value: Double { Double(count) + fraction }
}

extension DateComponents {
    /// The value of a component; `nil` if it was never set.
    subscript(component: Calendar.Component) -> Int? { value(for: component) }
}
