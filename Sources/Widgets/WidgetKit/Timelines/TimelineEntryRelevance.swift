/// The relevance of an entry, for ordering the widgets of a stack.
///
/// Source: Apple, WidgetKit `TimelineEntryRelevance`.
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
    /// Importance in relation to the other entries of the same widget; zero or less means none.
    public var score: Float

    /// The time for which the score holds from the entry's date, in seconds; zero means until the next entry that has one.
    public var duration: TimeInterval

    public init(score: Float, duration: TimeInterval = 0) {
        self.score = score
        self.duration = duration
    }
}
