import AppIntents

/// The configuration of a widget that a Smart Stack shows when it matters.
///
/// It is drawn in the form that it has in the Smart Stack of a watch.
///
/// Source: Apple, WidgetKit `RelevanceConfiguration` (watchOS 26).
@MainActor @preconcurrency
public struct RelevanceConfiguration<Configuration: WidgetConfigurationIntent, Content: View>: WidgetConfiguration {
    public typealias Body = Never

    private let kind: String
    private let timelines: any WidgetTimelineSource

    /// - Parameters:
    ///   - kind: the name of the widget, unique in the app.
    ///   - provider: the source of the times at which the widget is relevant, and of its content then.
    ///   - content: the view of an entry.
    public init<Provider: RelevanceEntriesProvider>(
        kind: String, provider: Provider, @ViewBuilder content: @escaping @MainActor (Provider.Entry) -> Content
    ) where Provider.Configuration == Configuration {
        self.kind = kind
        timelines = RelevanceSource(kind: kind, provider: provider, content: content)
    }
}

extension RelevanceConfiguration: DescribedConfiguration {
    var widgetDescription: WidgetDescription? {
        var description = WidgetDescription(kind: kind, timelines: timelines)
        description.supportedFamilies = [.accessoryRectangular]
        description.isRelevanceWidget = true
        return description
    }
}

extension WidgetConfiguration {
    /// Names the widget of a timeline whose place this one takes while it matters, so that a Smart Stack does not show both.
    ///
    /// Source: Apple, WidgetKit `associatedKind(_:)` (watchOS 26).
    public func associatedKind(_ kind: String) -> some WidgetConfiguration { changing { $0.associatedKind = kind } }
}
