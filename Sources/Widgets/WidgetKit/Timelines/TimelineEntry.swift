/// One state of a widget, with the moment from which it is shown.
///
/// Source: Apple, WidgetKit `TimelineEntry`.
public protocol TimelineEntry {
    /// The time from which the widget shows the entry.
    var date: Date { get }

    /// The relevance of the entry among those of the widget; `nil` if it has none.
    var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
    public var relevance: TimelineEntryRelevance? { nil }
}
