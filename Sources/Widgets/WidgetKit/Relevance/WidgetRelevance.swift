import AppIntents

/// The times at which a widget is relevant, for the stack that shows it.
///
/// Source: Apple, WidgetKit `WidgetRelevance`.
public struct WidgetRelevance<Configuration> {
    package let attributes: [WidgetRelevanceAttribute<Configuration>]

    public init(_ attributes: [WidgetRelevanceAttribute<Configuration>]) { self.attributes = attributes }
}

/// One time or place at which a widget matters, perhaps with a configuration.
///
/// Source: Apple, WidgetKit `WidgetRelevanceAttribute`.
public struct WidgetRelevanceAttribute<Configuration> {
    package let configuration: Configuration?
    package let context: RelevantContext?
    package let group: WidgetRelevanceGroup?

    /// A time at which a configuration of the widget matters.
    public init(configuration: Configuration, context: RelevantContext) where Configuration: WidgetConfigurationIntent {
        self.configuration = configuration
        self.context = context
        group = nil
    }

    /// A group to which a configuration of the widget belongs.
    public init(configuration: Configuration, group: WidgetRelevanceGroup) where Configuration: WidgetConfigurationIntent {
        self.configuration = configuration
        context = nil
        self.group = group
    }

    /// A time at which the widget matters.
    public init(context: RelevantContext) where Configuration == Void {
        configuration = nil
        self.context = context
        group = nil
    }

    /// A group to which the widget belongs.
    public init(group: WidgetRelevanceGroup) where Configuration == Void {
        configuration = nil
        context = nil
        self.group = group
    }
}

extension WidgetRelevanceAttribute {
    /// Returns the time, another clue or the group, in words: "from 2025-09-09 9:41 to 10:41", "at 2025-09-09 9:41".
    ///
    /// - Parameter timeZone: of the widget.
    func words(in timeZone: TimeZone) -> String {
        let interval: DateInterval
        switch context?.clue {
        case .date(let dates, _)?: interval = dates
        case .place(let place)?: return place.words
        case .region(let region)?: return "in the region \"\(region.identifier)\""
        case .kindOfPlace(let kind)?: return "near places of the kind \(kind)"
        case .sleep(let condition)?: return condition.words
        case .headphones(let condition)?: return condition.words
        case .fitness(let condition)?: return condition.words
        case nil: return group.map { "in the group \($0.words)" } ?? "at any time"
        }
        let (start, end) = (ClockReading(interval.start, timeZone), ClockReading(interval.end, timeZone))
        guard interval.duration > 0 else { return "at \(start.day) \(start.time)" }
        return "from \(start.day) \(start.time) to \(start.day == end.day ? end.time : "\(end.day) \(end.time)")"
    }
}

/// A moment in words that are the same everywhere.
private struct ClockReading {
    let day: String
    let time: String

    init(_ date: Date, _ timeZone: TimeZone) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
        func padded(_ number: Int?) -> String { (number ?? 0) < 10 ? "0\(number ?? 0)" : "\(number ?? 0)" }
        day = "\(parts.year ?? 0)-\(padded(parts.month))-\(padded(parts.day))"
        time = "\(parts.hour ?? 0):\(padded(parts.minute))"
    }
}

/// Widgets of which a stack shows one at a time.
///
/// Source: Apple, WidgetKit `WidgetRelevanceGroup`.
public struct WidgetRelevanceGroup: Hashable, Sendable {
    private let name: String?
    private let isAutomatic: Bool

    /// Grouped as the system chooses.
    public static let automatic = WidgetRelevanceGroup(name: nil, isAutomatic: true)
    /// Not grouped with any other.
    public static let ungrouped = WidgetRelevanceGroup(name: nil, isAutomatic: false)
    /// Grouped with those of the same name.
    public static func named(_ name: String) -> WidgetRelevanceGroup { WidgetRelevanceGroup(name: name, isAutomatic: false) }

    fileprivate var words: String { name ?? (isAutomatic ? "automatic" : "ungrouped") }
}

extension TimelineProvider {
    /// Returns the times at which the widget is relevant; by default none.
    public func relevance() async -> WidgetRelevance<Void> { WidgetRelevance([]) }
}

extension AppIntentTimelineProvider {
    /// Returns the times at which configurations of the widget are relevant; by default none.
    public func relevance() async -> WidgetRelevance<Intent> { WidgetRelevance([]) }
}

extension IntentTimelineProvider {
    /// Returns the times at which configurations of the widget are relevant; by default none.
    public func relevance() async -> WidgetRelevance<Intent> { WidgetRelevance([]) }
}
