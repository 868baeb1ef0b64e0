/// The time for which an ended Live Activity stays on the Lock Screen.
///
/// Source: Apple, ActivityKit `ActivityUIDismissalPolicy`.
public struct ActivityUIDismissalPolicy: Equatable, Sendable {
    /// The moments that a policy can name.
    package enum Moment: Equatable, Sendable {
        case fourHoursLater
        case now
        case at(Date)
    }

    package let moment: Moment

    /// Up to four hours.
    public static let `default` = ActivityUIDismissalPolicy(moment: .fourHoursLater)

    /// Not at all.
    public static let immediate = ActivityUIDismissalPolicy(moment: .now)

    /// Until a date, four hours off at most.
    public static func after(_ date: Date) -> ActivityUIDismissalPolicy { ActivityUIDismissalPolicy(moment: .at(date)) }

    /// Returns the time at which an activity that ended at `date` is dismissed.
    package func dismissal(endedAt date: Date) -> Date {
        let latest = date.addingTimeInterval(4 * 60 * 60)
        switch moment {
        case .fourHoursLater: return latest
        case .now: return date
        case .at(let chosen): return min(max(chosen, date), latest)
        }
    }
}
