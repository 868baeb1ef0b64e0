/// One state of a widget, with the moment from which it is shown.
///
/// Source: Apple, WidgetKit `TimelineEntry`.
public protocol TimelineEntry {
    /// When the widget starts to show the entry.
    var date: Date { get }

    /// How much the entry matters among those of the widget; `nil` if it does not say.
    var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
    public var relevance: TimelineEntryRelevance? { nil }
}
