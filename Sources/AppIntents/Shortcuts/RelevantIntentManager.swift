import Synchronization

/// Where an app tells when which configurations of its widgets matter.
///
/// What was told is kept for whoever plays the system's part.
///
/// Source: Apple, AppIntents `RelevantIntentManager`.
public final class RelevantIntentManager: Sendable {
    public static let shared = RelevantIntentManager()

    private let stored = Mutex<[RelevantIntent]>([])

    package init() {}

    /// Replaces what was told before.
    public func updateRelevantIntents(_ intents: [RelevantIntent]) async throws { stored.withLock { $0 = intents } }

    /// What was told last.
    package var intents: [RelevantIntent] { stored.withLock { $0 } }
}

/// A configuration of a widget, and when it matters.
///
/// Source: Apple, AppIntents `RelevantIntent`.
public struct RelevantIntent: Sendable {
    package let intent: any AppIntent
    package let widgetKind: String
    package let relevance: RelevantContext

    /// - Parameters:
    ///   - intent: the configuration.
    ///   - widgetKind: the kind of the widget.
    ///   - relevance: when it matters.
    public init(_ intent: some WidgetConfigurationIntent, widgetKind: String, relevance: RelevantContext) {
        self.intent = intent
        self.widgetKind = widgetKind
        self.relevance = relevance
    }
}

/// A time at which something matters.
///
/// Source: Apple, RelevanceKit `RelevantContext`.
public struct RelevantContext: Hashable, Sendable {
    package let interval: DateInterval
    package var kind = DateKind.default

    /// From one date to another.
    public static func date(from start: Date, to end: Date) -> RelevantContext {
        RelevantContext(interval: DateInterval(start: min(start, end), end: max(start, end)))
    }

    /// During an interval.
    public static func date(interval: DateInterval) -> RelevantContext { RelevantContext(interval: interval) }

    /// During an interval, for a reason.
    public static func date(interval: DateInterval, kind: DateKind) -> RelevantContext {
        RelevantContext(interval: interval, kind: kind)
    }

    /// From a date on, for a reason.
    public static func date(_ date: Date, kind: DateKind) -> RelevantContext {
        RelevantContext(interval: DateInterval(start: date, duration: 0), kind: kind)
    }

    /// Why something matters at a time.
    public struct DateKind: Hashable, Sendable {
        private let number: Int
        public static let `default` = DateKind(number: 0)
        /// It begins then.
        public static let scheduled = DateKind(number: 1)
        /// It is good to know.
        public static let informational = DateKind(number: 2)
    }

    /// At a date.
    public static func date(_ date: Date) -> RelevantContext {
        RelevantContext(interval: DateInterval(start: date, duration: 0))
    }
}
