/// The time at which a provider is called for its next timeline.
///
/// Source: Apple, WidgetKit `TimelineReloadPolicy`.
public struct TimelineReloadPolicy: Equatable, Sendable {
    /// The moments a policy can name.
    package enum Moment: Equatable, Sendable {
        case afterLastEntry
        case onRequest
        case at(Date)
    }

    package let moment: Moment

    /// After the last entry's date.
    public static let atEnd = TimelineReloadPolicy(moment: .afterLastEntry)

    /// The time at which the app requests it through `WidgetCenter`.
    public static let never = TimelineReloadPolicy(moment: .onRequest)

    /// After a date.
    public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(moment: .at(date)) }
}
