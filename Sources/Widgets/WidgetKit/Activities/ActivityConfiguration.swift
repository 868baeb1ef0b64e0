import ActivityKit

/// The look of a Live Activity, on the Lock Screen and in the Dynamic Island.
///
/// Source: Apple, WidgetKit `ActivityConfiguration`.
@MainActor @preconcurrency
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
    public typealias Body = Never

    private let source: any ActivityViewSource

    /// - Parameters:
    ///   - attributesType: the attributes of the activities that are shown.
    ///   - content: the view on the Lock Screen, which is also the banner on devices without a Dynamic Island.
    ///   - dynamicIsland: the views in the Dynamic Island.
    public init<Content: View>(
        for attributesType: Attributes.Type,
        @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
        dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
    ) {
        source = ActivityViews(content: content, island: dynamicIsland)
    }
}

extension ActivityConfiguration: DescribedConfiguration, DescribedActivityConfiguration {
    /// A Live Activity has no timeline.
    var widgetDescription: WidgetDescription? { nil }

    var activityDescription: ActivityDescription? { ActivityDescription(views: source) }
}
