import ActivityKit

/// Builds the list of content states of a preview.
///
/// Source: Apple, WidgetKit `PreviewActivityBuilder`.
@resultBuilder
public struct PreviewActivityBuilder<Attributes: ActivityAttributes> {
    /// One line of the list: a content state, or a step between two of them.
    public struct Component {
        package let content: Any

        package init(_ content: Any) { self.content = content }
    }

    public static func buildExpression(_ expression: Attributes.ContentState) -> [Component] {
        [Component(expression)]
    }

    public static func buildPartialBlock(first: [Component]) -> [Component] { first }

    public static func buildPartialBlock(accumulated: [Component], next: [Component]) -> [Component] { accumulated + next }

    public static func buildArray(_ components: [[Component]]) -> [Component] { components.flatMap { $0 } }
}
