import ActivityKit

/// The values from which the views of a Live Activity are made.
///
/// Source: Apple, WidgetKit `ActivityViewContext`.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
    public let attributes: Attributes

    /// The content state to show.
    public let state: Attributes.ContentState

    /// The identifier of the activity.
    public let activityID: String

    /// A Boolean value that indicates whether the content is out of date.
    public let isStale: Bool

    package init(attributes: Attributes, state: Attributes.ContentState, activityID: String, isStale: Bool) {
        self.attributes = attributes
        self.state = state
        self.activityID = activityID
        self.isStale = isStale
    }
}

extension ActivityViewContext: Sendable where Attributes: Sendable, Attributes.ContentState: Sendable {}
