import Synchronization

/// The manager that receives the times at which configurations of an app's widgets are relevant.
///
/// The stored intents are kept for the caller that plays the system's part.
///
/// Source: Apple, AppIntents `RelevantIntentManager`.
public final class RelevantIntentManager: Sendable {
    public static let shared = RelevantIntentManager()

    private let stored = Mutex<[RelevantIntent]>([])

    package init() {}

    /// Replaces the stored intents.
    public func updateRelevantIntents(_ intents: [RelevantIntent]) async throws { stored.withLock { $0 = intents } }

    /// The relevant intents that were stored last.
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
