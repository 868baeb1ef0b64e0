import ActivityKit

/// Builds the list of content states of a preview.
///
/// Source: Apple, WidgetKit `PreviewActivityBuilder`.
@resultBuilder
public struct PreviewActivityBuilder<Attributes: ActivityAttributes> {
    public static func buildExpression(_ expression: Attributes.ContentState) -> [Attributes.ContentState] {
        [expression]
    }

    public static func buildPartialBlock(first: [Attributes.ContentState]) -> [Attributes.ContentState] { first }

    public static func buildPartialBlock(
        accumulated: [Attributes.ContentState], next: [Attributes.ContentState]
    ) -> [Attributes.ContentState] {
        accumulated + next
    }

    public static func buildArray(_ components: [[Attributes.ContentState]]) -> [Attributes.ContentState] {
        components.flatMap { $0 }
    }
}
